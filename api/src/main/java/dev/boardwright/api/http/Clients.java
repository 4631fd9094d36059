package dev.boardwright.api.http;

import jakarta.servlet.http.HttpServletRequest;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** From which address a request comes, when it may have come through proxies. */
public final class Clients {

  /** The header that a proxy tells the client's address in. */
  public enum Header {
    X_FORWARDED_FOR("X-Forwarded-For"),
    FORWARDED("Forwarded");

    private final String sent;

    Header(String sent) {
      this.sent = sent;
    }

    /** As it is sent. */
    public String sent() {
      return sent;
    }
  }

  private static final Pattern PAIR =
      Pattern.compile(
          "\\s*([!#$%&'*+.^_`|~0-9A-Za-z-]+)=(\"(?:[^\"\\\\]|\\\\.)*\"|[^\\s\",;]*)\\s*(?:[;,]|$)");
  private static final Pattern PORT = Pattern.compile(":[0-9]{1,5}$");
  private static final int IPV6_BYTES = 8; // a household has a network of 64 bits to itself

  private final Networks proxies;
  private final Header header;

  /**
   * @param proxies who is believed
   * @param header the only header that is looked at
   */
  public Clients(Networks proxies, Header header) {
    this.proxies = proxies;
    this.header = header;
  }

  /** The address that counts: of IPv6 its network. */
  String of(HttpServletRequest request) {
    String sent = request.getRemoteAddr();
    if (proxies.all().isEmpty() && sent.indexOf(':') < 0) {
      return sent;
    }
    String remote = bare(sent);
    Optional<InetAddress> peer = Networks.address(remote);
    if (peer.isEmpty()) {
      return remote;
    }
    return counted(proxies.contain(peer.get()) ? behind(peer.get(), request) : peer.get());
  }

  /** The last address on the way here that is not a proxy; what is before it can be made up. */
  private InetAddress behind(InetAddress proxy, HttpServletRequest request) {
    InetAddress last = proxy;
    for (String hop : hops(request).reversed()) {
      Optional<InetAddress> address = Networks.address(bare(hop));
      if (address.isEmpty()) {
        return last; // as `unknown`: the proxy that says so is all that is known
      }
      last = address.get();
      if (!proxies.contain(last)) {
        return last;
      }
    }
    return last;
  }

  private List<String> hops(HttpServletRequest request) {
    List<String> lines = Collections.list(request.getHeaders(header.sent()));
    return switch (header) {
      case X_FORWARDED_FOR -> List.of(String.join(",", lines).split(",", -1));
      case FORWARDED -> forwarded(String.join(",", lines));
    };
  }

  /** The values of {@code for}; one that is no address if the header is malformed. */
  private static List<String> forwarded(String text) {
    List<String> hops = new ArrayList<>();
    Matcher pairs = PAIR.matcher(text);
    int end = 0;
    while (end < text.length()) {
      if (!pairs.find(end) || pairs.start() != end) {
        return List.of("malformed");
      }
      if (pairs.group(1).equalsIgnoreCase("for")) {
        hops.add(pairs.group(2).replace("\"", ""));
      }
      end = pairs.end();
    }
    return hops;
  }

  /** Without port, brackets and zone: of {@code 10.0.0.1:80} or {@code [fd00::1%eth0]:80}. */
  private static String bare(String hop) {
    String text = hop.strip();
    if (text.startsWith("[")) {
      text = text.substring(1).split("]", 2)[0];
    } else if (text.contains(".")) {
      text = PORT.matcher(text).replaceFirst("");
    }
    return text.split("%", 2)[0];
  }

  private static String counted(InetAddress address) {
    return address instanceof Inet6Address
        ? HexFormat.of().formatHex(address.getAddress(), 0, IPV6_BYTES) + "::/64"
        : address.getHostAddress();
  }
}
