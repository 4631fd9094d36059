package dev.boardwright.api.http;

import dev.boardwright.api.game.EventStream;
import dev.boardwright.api.game.Streams;
import dev.boardwright.api.wire.Problem;
import java.io.IOException;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The routes of what goes on and on. */
final class StreamRoutes {

  private static final Logger LOG = LoggerFactory.getLogger(StreamRoutes.class);
  private static final String LAST = "Last-Event-ID";

  private final Streams streams;

  StreamRoutes(Streams streams) {
    this.streams = streams;
  }

  void addTo(RouteTable routes) {
    routes.get("/v1/games/{game}/events", this::events, "after", "seat");
    routes.get("/v1/account/events", this::account, "entries");
  }

  private void events(Call call) {
    Optional<Integer> after = call.number("after", 0, Integer.MAX_VALUE);
    int from = lastSeen(call).or(() -> after).orElse(0);
    run(call, streams.open(call.game(), call.bearer(), from, call.address()));
  }

  private void account(Call call) {
    boolean entries = call.flag("entries");
    run(call, streams.open(call.session(), entries, call.address()));
  }

  private void run(Call call, EventStream opened) {
    try (opened) {
      StreamForm form = StreamForm.accepted(call.header("Accept"));
      if (call.headOnly()) {
        head(call, form);
      } else {
        opened.run(reader(call, form));
      }
    } catch (IOException e) {
      LOG.debug("the reader of a stream has gone: {}", e.toString());
    }
  }

  private EventStream.Reader reader(Call call, StreamForm form) throws IOException {
    headers(call);
    StreamConnection.of(call.ctx()).bound(streams.pace().stalled());
    return form.to(call.stream(form.contentType()), call.language());
  }

  private static void head(Call call, StreamForm form) {
    headers(call);
    call.bytes(form.contentType(), new byte[0]);
  }

  private static void headers(Call call) {
    call.header("Cache-Control", "no-store, no-transform");
    call.header("X-Accel-Buffering", "no");
    call.header("Content-Language", call.language().locale().toLanguageTag());
    call.header("Vary", "Accept, Accept-Language, Origin");
  }

  /** What a browser says of itself when it connects again. */
  private static Optional<Integer> lastSeen(Call call) {
    String sent = call.header(LAST);
    if (sent == null || sent.isEmpty()) {
      return Optional.empty();
    }
    return Call.whole(sent)
        .or(
            () -> {
              throw Problem.malformed("header/" + LAST, "header.last_event_id");
            });
  }
}
