package dev.boardwright.api.load;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * One kept-alive HTTP connection that costs as little as possible, so that what is measured is the
 * server: the load runs on the same machine.
 */
final class Connection implements AutoCloseable {

  record Answer(int status, String body) {}

  private final Socket socket;
  private final InputStream in;
  private final OutputStream out;

  Connection(int port) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(30_000);
    in = new BufferedInputStream(socket.getInputStream(), 16 * 1024);
    out = socket.getOutputStream();
  }

  Answer post(String path, String token, String json) throws IOException {
    byte[] body = json.getBytes(StandardCharsets.UTF_8);
    String authorization = token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n";
    String head =
        "POST "
            + path
            + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            + authorization
            + "Content-Length: "
            + body.length
            + "\r\n\r\n";
    byte[] start = head.getBytes(StandardCharsets.ISO_8859_1);
    byte[] request = new byte[start.length + body.length];
    System.arraycopy(start, 0, request, 0, start.length);
    System.arraycopy(body, 0, request, start.length, body.length);
    out.write(request);
    return answer();
  }

  Answer get(String path) throws IOException {
    ask(path);
    return answer();
  }

  /** Asks for something whose answer is read line by line. */
  void ask(String path) throws IOException {
    String head = "GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    out.write(head.getBytes(StandardCharsets.ISO_8859_1));
  }

  private Answer answer() throws IOException {
    int status = Integer.parseInt(line().split(" ")[1]);
    int length = -1;
    boolean chunked = false;
    for (String header = line(); !header.isEmpty(); header = line()) {
      String lower = header.toLowerCase(Locale.ROOT);
      if (lower.startsWith("content-length:")) {
        length = Integer.parseInt(lower.substring(15).trim());
      }
      chunked |= lower.startsWith("transfer-encoding:") && lower.endsWith("chunked");
    }
    return new Answer(status, chunked ? chunks() : bytes(Math.max(length, 0)));
  }

  private String chunks() throws IOException {
    StringBuilder body = new StringBuilder();
    int size = Integer.parseInt(line(), 16);
    while (size > 0) {
      body.append(bytes(size));
      line();
      size = Integer.parseInt(line(), 16);
    }
    line();
    return body.toString();
  }

  private String bytes(int length) throws IOException {
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException("the server closed the connection");
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new EOFException("the server closed the connection");
      }
      if (next != '\r') {
        line.append((char) next);
      }
    }
    return line.toString();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
