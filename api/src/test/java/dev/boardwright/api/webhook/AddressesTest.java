package dev.boardwright.api.webhook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "100.127.255.255",
        "127.0.0.1",
        "127.255.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.8",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.1.1",
        "198.18.0.1",
        "198.19.255.255",
        "198.51.100.7",
        "203.0.113.9",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "100::1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "3fff::1",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1",
        "ff02::1"
      })
  void whatIsNotOfThePublicInternetIsRefused(String address) throws UnknownHostException {
    assertThat(Addresses.isPublic(InetAddress.getByName(address))).isFalse();
    assertThatExceptionOfType(UnknownHostException.class)
        .isThrownBy(() -> new PublicNames(false).resolve(address));
    assertThat(new PublicNames(true).resolve(address)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.1.1.1",
        "9.255.255.255",
        "11.0.0.0",
        "100.63.255.255",
        "100.128.0.0",
        "172.15.255.255",
        "172.32.0.0",
        "192.0.1.1",
        "198.17.255.255",
        "198.20.0.0",
        "223.255.255.255",
        "2606:4700::1111",
        "2a00:1450::1",
        "2001:200::1"
      })
  void publicAddressesAreFine(String address) throws UnknownHostException {
    assertThat(Addresses.isPublic(InetAddress.getByName(address))).isTrue();
    assertThat(new PublicNames(false).resolve(address)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"localhost", "2130706433", "0x7f.1", "127.1"})
  void otherNamesOfThisMachineAreRefused(String name) {
    assertThatExceptionOfType(UnknownHostException.class)
        .isThrownBy(() -> new PublicNames(false).resolve(name));
  }
}
