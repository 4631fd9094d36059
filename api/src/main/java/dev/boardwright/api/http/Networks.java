package dev.boardwright.api.http;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Networks, each an address or a range in CIDR form, such as {@code 10.0.0.0/8}. */
public record Networks(List<Network> all) {

  private static final Pattern IPV4 = Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3}){3}");
  private static final Pattern IPV6 = Pattern.compile("[0-9A-Fa-f:.]{2,45}");
  private static final Pattern BITS = Pattern.compile("[0-9]{1,3}");

  /** Addresses that begin with the same bits. */
  record Network(InetAddress first, int bits) {
    boolean contains(byte[] other) {
      byte[] address = first.getAddress();
      if (other.length != address.length) {
        return false;
      }
      for (int bit = 0; bit < bits; bit += 8) {
        int mask = 0xff << Math.max(0, 8 - (bits - bit));
        if (((address[bit / 8] ^ other[bit / 8]) & mask & 0xff) != 0) {
          return false;
        }
      }
      return true;
    }
  }

  /**
   * Reads networks with commas between; an empty text is none.
   *
   * @throws IllegalArgumentException if it is anything else
   */
  public static Networks parse(String text) {
    if (text.isBlank()) {
      return new Networks(List.of());
    }
    return new Networks(
        Arrays.stream(text.split(",", -1)).map(String::strip).map(Networks::network).toList());
  }

  private static Network network(String text) {
    String[] parts = text.split("/", 2);
    InetAddress first = address(parts[0]).orElseThrow(IllegalArgumentException::new);
    int bits = 8 * first.getAddress().length;
    if (parts.length > 1) {
      if (!BITS.matcher(parts[1]).matches() || Integer.parseInt(parts[1]) > bits) {
        throw new IllegalArgumentException("not a number of bits: " + parts[1]);
      }
      bits = Integer.parseInt(parts[1]);
    }
    return new Network(first, bits);
  }

  /** An address in its usual form, without asking anybody for names; empty if it is none. */
  static Optional<InetAddress> address(String text) {
    if (!IPV4.matcher(text).matches() && !(text.contains(":") && IPV6.matcher(text).matches())) {
      return Optional.empty();
    }
    try {
      return Optional.of(InetAddress.ofLiteral(text));
    } catch (IllegalArgumentException _) { // as 999.0.0.1
      return Optional.empty();
    }
  }

  boolean contain(InetAddress address) {
    byte[] bytes = address.getAddress();
    return all.stream().anyMatch(network -> network.contains(bytes));
  }
}
