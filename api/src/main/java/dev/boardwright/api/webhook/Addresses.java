package dev.boardwright.api.webhook;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.List;

/**
 * Which addresses are of the public internet, by the registries of special-purpose addresses (RFC
 * 6890 and its updates). All others may lead to machines that only this server can reach.
 */
final class Addresses {

  /** All addresses that begin with these bits. */
  private record Block(int bits, List<Integer> bytes) {

    /**
     * @param bytes as many as hold the bits
     */
    static Block of(int bits, Integer... bytes) {
      return new Block(bits, List.of(bytes));
    }

    /** Whether an address, in network byte order, is one of these. */
    boolean holds(byte[] address) {
      for (int bit = 0; bit < bits; bit++) {
        int mask = 0x80 >> (bit % 8);
        if ((bytes.get(bit / 8) & mask) != (address[bit / 8] & mask)) {
          return false;
        }
      }
      return true;
    }
  }

  private static final List<Block> SPECIAL_4 =
      List.of(
          Block.of(8, 0), // this network
          Block.of(8, 10), // private
          Block.of(10, 100, 64), // shared by customers of a provider
          Block.of(8, 127), // this machine
          Block.of(16, 169, 254), // this link, and where clouds keep their secrets
          Block.of(12, 172, 16), // private
          Block.of(24, 192, 0, 0), // protocols
          Block.of(24, 192, 0, 2), // documentation
          Block.of(24, 192, 88, 99), // relays
          Block.of(16, 192, 168), // private
          Block.of(15, 198, 18), // benchmarks
          Block.of(24, 198, 51, 100), // documentation
          Block.of(24, 203, 0, 113), // documentation
          Block.of(4, 224), // many receivers
          Block.of(4, 240)); // reserved, and broadcast

  private static final Block GLOBAL_6 = Block.of(3, 0x20);

  private static final List<Block> SPECIAL_6 =
      List.of(
          Block.of(23, 0x20, 0x01, 0x00), // protocols and tunnels
          Block.of(32, 0x20, 0x01, 0x0d, 0xb8), // documentation
          Block.of(16, 0x20, 0x02), // tunnels to any address of version 4
          Block.of(20, 0x3f, 0xff, 0x00)); // documentation

  private Addresses() {}

  /** Whether the address is one of the public internet. */
  static boolean isPublic(InetAddress address) {
    byte[] bytes = address.getAddress();
    return address instanceof Inet4Address
        ? SPECIAL_4.stream().noneMatch(block -> block.holds(bytes))
        : GLOBAL_6.holds(bytes) && SPECIAL_6.stream().noneMatch(block -> block.holds(bytes));
  }
}
