package dev.boardwright.api.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.boardwright.api.http.Clients.Header;
import jakarta.servlet.http.HttpServletRequest;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who counts as the client, with proxies and with those who would like to be somebody else. */
class ClientsTest {

  private static final Networks PROXIES = Networks.parse("127.0.0.1, 10.0.0.0/8, fd00::/8");

  /** Lines of the header have `;;` between. */
  private static HttpServletRequest request(String remote, Header header, String lines) {
    List<String> sent = lines == null ? List.of() : Arrays.asList(lines.split(";;", -1));
    return (HttpServletRequest)
        Proxy.newProxyInstance(
            ClientsTest.class.getClassLoader(),
            new Class<?>[] {HttpServletRequest.class},
            (_, method, arguments) ->
                switch (method.getName()) {
                  case "getRemoteAddr" -> remote;
                  case "getHeaders" ->
                      Collections.enumeration(
                          header.sent().equals(arguments[0]) ? sent : List.<String>of());
                  default -> throw new AssertionError(method);
                });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "127.0.0.1 | | 127.0.0.1",
        "127.0.0.1 | 203.0.113.7 | 203.0.113.7",
        "203.0.113.9 | 198.51.100.1 | 203.0.113.9", // who is no proxy is not believed
        "127.0.0.1 | 198.51.100.1, 203.0.113.7 | 203.0.113.7", // nor what the client sent
        "127.0.0.1 | 203.0.113.7, 10.1.2.3, 10.9.9.9 | 203.0.113.7",
        "127.0.0.1 | 198.51.100.1;;203.0.113.7 | 203.0.113.7",
        "10.1.2.3 | 10.4.4.4, 10.5.5.5 | 10.4.4.4", // nobody but proxies: the first
        "127.0.0.1 | 203.0.113.7:5123 | 203.0.113.7",
        "127.0.0.1 | 198.51.100.1, unknown | 127.0.0.1",
        "127.0.0.1 | 203.0.113.7, <script>, 10.1.1.1 | 10.1.1.1",
        "127.0.0.1 | 203.0.113.7, 1.2.3.999 | 127.0.0.1",
        "127.0.0.1 | 2001:db8:1:2:3:4:5:6 | 20010db800010002::/64",
        "127.0.0.1 | [2001:db8:1:2::1]:443 | 20010db800010002::/64",
        "[fd00::7] | ::ffff:203.0.113.7 | 203.0.113.7",
        "2001:db8:0:0:9::1 | 203.0.113.7 | 20010db800000000::/64",
        "fe80::1%eth0 | 203.0.113.7 | fe80000000000000::/64",
      })
  void theLastAddressThatIsNoProxyCounts(String remote, String header, String counted) {
    Clients clients = new Clients(PROXIES, Header.X_FORWARDED_FOR);
    assertThat(clients.of(request(remote, Header.X_FORWARDED_FOR, header))).isEqualTo(counted);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "for=203.0.113.7 | 203.0.113.7",
        "for=198.51.100.1, For=\"203.0.113.7:80\";proto=https, for=10.1.1.1;by=10.1.1.2 |"
            + " 203.0.113.7",
        "for=\"[2001:db8:1:2::1]:4711\" | 20010db800010002::/64",
        "proto=https;for=203.0.113.7;host=\"a, for=198.51.100.1\" | 203.0.113.7",
        "for=203.0.113.7;host=\"a\\\", for=198.51.100.1\" | 203.0.113.7",
        "for=\"unclosed, for=203.0.113.7 | 127.0.0.1",
        "for=_hidden | 127.0.0.1",
        "nonsense | 127.0.0.1",
      })
  void theStandardHeaderIsReadAsWell(String header, String counted) {
    Clients clients = new Clients(PROXIES, Header.FORWARDED);
    assertThat(clients.of(request("127.0.0.1", Header.FORWARDED, header))).isEqualTo(counted);
  }

  @ParameterizedTest
  @ValueSource(strings = {"for=203.0.113.7"})
  void theHeaderThatIsNotSetIsNotLookedAt(String header) {
    Clients clients = new Clients(PROXIES, Header.X_FORWARDED_FOR);
    assertThat(clients.of(request("127.0.0.1", Header.FORWARDED, header))).isEqualTo("127.0.0.1");
  }

  @ParameterizedTest
  @CsvSource({
    "10.0.0.0/8, 10.255.1.1, true",
    "10.0.0.0/8, 11.0.0.1, false",
    "192.0.2.128/25, 192.0.2.129, true",
    "192.0.2.128/25, 192.0.2.127, false",
    "192.0.2.1, 192.0.2.1, true",
    "192.0.2.1, 192.0.2.2, false",
    "0.0.0.0/0, 8.8.8.8, true",
    "0.0.0.0/0, ::1, false",
    "fd00::/8, fdff::1, true",
    "fd00::/8, fe00::1, false",
  })
  void networksContainWhatBeginsLikeThem(String network, String address, boolean contained) {
    assertThat(Networks.parse(network).contain(Networks.address(address).orElseThrow()))
        .isEqualTo(contained);
  }

  @ParameterizedTest
  @ValueSource(strings = {"localhost", "10.0.0.0/33", "10.0.0/8", "1", "fd00::/129", "::1/x", ","})
  void otherNetworksAreRefused(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> Networks.parse(text));
  }
}
