package dev.boardwright.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.wire.Code;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * An answer to a request that was sent as it is, even where no client would.
 *
 * @param headers by name, whatever its case
 */
record Raw(int status, Map<String, List<String>> headers, String body) {

  static Raw sent(int port, String method, String target) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      String request =
          "%s %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
              .formatted(method, target);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      return read(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  /** The body, which has to be this problem. */
  JsonNode problem(Code code) {
    byte[] sent = body.getBytes(StandardCharsets.UTF_8);
    return Table.problem(sent, header("Content-Type").orElseThrow(), status, code);
  }

  /** An answer as it came over a connection. */
  static Raw read(String answer) {
    String[] parts = answer.split("\r\n\r\n", 2);
    List<String> lines = parts[0].lines().toList();
    Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (String line : lines.subList(1, lines.size())) {
      String[] header = line.split(": ", 2);
      headers.computeIfAbsent(header[0], _ -> new ArrayList<>()).add(header[1]);
    }
    return new Raw(Integer.parseInt(lines.getFirst().split(" ")[1]), headers, parts[1]);
  }

  /** The only header of this name; empty if there is none. */
  Optional<String> header(String name) {
    List<String> values = headers.getOrDefault(name, List.of());
    if (values.size() > 1) {
      throw new AssertionError(name + " is there several times: " + values);
    }
    return values.stream().findFirst();
  }
}
