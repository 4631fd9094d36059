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
    routes.get("/v1/games/{game}/events", this::events, "after");
  }

  private void events(Call call) {
    Optional<Integer> after = call.number("after", 0, Integer.MAX_VALUE);
    int from = lastSeen(call).or(() -> after).orElse(0);
    StreamForm form = StreamForm.accepted(call.header("Accept"));
    try (EventStream stream = streams.open(call.game(), call.token(), from)) {
      call.header("Cache-Control", "no-store, no-transform");
      call.header("X-Accel-Buffering", "no");
      if (call.headOnly()) {
        call.bytes(form.contentType(), new byte[0]);
      } else {
        stream.run(form.to(call.stream(form.contentType())));
      }
    } catch (IOException e) {
      LOG.debug("the reader of a stream has gone: {}", e.toString());
    }
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
              throw Problem.malformed(
                  "header/" + LAST,
                  "`%s` is the version of the last event, a whole number of at least 0."
                      .formatted(LAST));
            });
  }
}
