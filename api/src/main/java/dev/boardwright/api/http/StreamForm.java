package dev.boardwright.api.http;

import dev.boardwright.api.game.EventStream;
import dev.boardwright.api.text.Language;
import dev.boardwright.api.wire.Streamed;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How a stream is written. */
enum StreamForm {

  /** Server-sent events, as the HTML standard has them. */
  SSE("text/event-stream") {
    @Override
    void write(Streamed event, Language language, ByteArrayOutputStream out) {
      if (event.word().equals(HEARTBEAT)) {
        text(out, ": heartbeat\n\n");
        return;
      }
      event.position().ifPresent(position -> text(out, "id: " + position + "\n"));
      text(out, "event: " + event.word() + "\ndata: ");
      out.writeBytes(Call.json(event, language)); // has no line breaks
      text(out, "\n\n");
    }
  },

  /** One JSON text a line. */
  NDJSON("application/x-ndjson") {
    @Override
    void write(Streamed event, Language language, ByteArrayOutputStream out) {
      out.writeBytes(Call.json(event, language));
      text(out, "\n");
    }
  };

  private static final String HEARTBEAT = "heartbeat";

  private final String contentType;

  StreamForm(String contentType) {
    this.contentType = contentType;
  }

  /** What a request asks for; server-sent events unless it is lines of JSON. */
  static StreamForm accepted(@Nullable String accept) {
    return accept != null && accept.toLowerCase(Locale.ROOT).contains(NDJSON.contentType)
        ? NDJSON
        : SSE;
  }

  String contentType() {
    return contentType;
  }

  /** Adds an event to those that are sent together. */
  abstract void write(Streamed event, Language language, ByteArrayOutputStream out);

  /** A reader at the other end of a connection. */
  EventStream.Reader to(OutputStream out, Language language) {
    return events -> {
      var bytes = new ByteArrayOutputStream();
      events.forEach(event -> write(event, language, bytes));
      send(bytes, out);
    };
  }

  private static void send(ByteArrayOutputStream bytes, OutputStream out) throws IOException {
    bytes.writeTo(out);
    out.flush();
  }

  private static void text(ByteArrayOutputStream out, String text) {
    out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
  }
}
