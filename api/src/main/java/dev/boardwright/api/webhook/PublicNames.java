package dev.boardwright.api.webhook;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.apache.hc.client5.http.DnsResolver;
import org.apache.hc.client5.http.SystemDefaultDnsResolver;

/**
 * Finds the addresses of a name, and refuses the name if any is not public. The caller connects to
 * what this returns and asks no second time, so a name cannot change its mind in between.
 */
final class PublicNames implements DnsResolver {

  private final boolean any;
  private final DnsResolver names;

  /**
   * @param any whether private addresses are fine: for servers of one's own house
   */
  PublicNames(boolean any) {
    this(any, SystemDefaultDnsResolver.INSTANCE);
  }

  /**
   * @param names finds the addresses
   */
  PublicNames(boolean any, DnsResolver names) {
    this.any = any;
    this.names = names;
  }

  @Override
  public InetAddress[] resolve(String host) throws UnknownHostException {
    InetAddress[] found = names.resolve(host);
    for (InetAddress address : found) {
      if (!any && !Addresses.isPublic(address)) {
        throw new UnknownHostException(host + " has an address that is not public");
      }
    }
    return found;
  }

  @Override
  public String resolveCanonicalHostname(String host) throws UnknownHostException {
    return names.resolveCanonicalHostname(host);
  }
}
