package dev.boardwright.api.game;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DatabindException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.boardwright.api.store.GameStore;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Json;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Visibility;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.EnumWords;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How headers and appends are written in the store. Appends are arrays without names, since there
 * are many: {@code [first, seat, asked, [submitted], [[kind, seat, asked, code, auto], …],
 * digest]}. A game that was played elsewhere comes as a whole: {@code {appends, times}}.
 *
 * <p>Nodes of different versions may serve one store. So what is written stays readable for newer
 * ones: a new field is optional, and absent in games that do without it. And whatever a node does
 * not know (a format, a field, a word, a kind of entry) was written by a newer one: that game is
 * refused here and left as it is, for what is not understood could matter. A new format is only for
 * what older nodes would read and get wrong.
 */
final class Codec {

  /** Goes up when older nodes would read what is written, and get it wrong. */
  static final int FORMAT = 1;

  private static final Logger LOG = LoggerFactory.getLogger(Codec.class);

  private static final JsonMapper MAPPER =
      Json.MAPPER
          .rebuild()
          .addMixIn(Append.class, AppendShape.class)
          .addMixIn(Entry.class, EntryShape.class)
          .build();
  private static final ObjectWriter APPEND_WRITER = MAPPER.writerFor(Append.class);
  private static final ObjectReader APPEND_READER = MAPPER.readerFor(Append.class);
  private static final ObjectWriter LOG_WRITER = MAPPER.writerFor(Log.class);
  private static final ObjectReader LOG_READER = MAPPER.readerFor(Log.class);
  private static final ObjectWriter HEADER_WRITER = MAPPER.writerFor(GameHeader.class);

  /** An append, and when it was stored here or where the game was played. */
  record Timed(Append append, Instant at) {}

  private record Log(List<Append> appends, List<Instant> times) {}

  private Codec() {}

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  @JsonPropertyOrder({"first", "seat", "asked", "submitted", "entries", "digest"})
  private interface AppendShape {}

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  @JsonPropertyOrder({"kind", "seat", "asked", "code", "auto"})
  private interface EntryShape {}

  /** A header as it is stored, with how its game is listed. */
  static GameStore.Header write(GameHeader header) {
    var listing =
        new GameStore.Listing(
            header.played().ruleset(),
            EnumWords.word(header.status()),
            header.terms().visibility() == Visibility.PUBLIC,
            header.origin().createdAt(),
            header.owners());
    return new GameStore.Header(text(HEADER_WRITER, header), listing);
  }

  /** One append as it is stored. */
  static GameStore.Append write(Append append) {
    return new GameStore.Append(append.first(), append.version(), text(APPEND_WRITER, append));
  }

  /**
   * @throws Problem {@code ruleset_version_unavailable} if a newer version of this server wrote it
   */
  static GameHeader readHeader(String text) {
    try {
      JsonNode header = MAPPER.readTree(text);
      int format = header.path("format").asInt();
      if (format != FORMAT) {
        throw Problem.of(
            Code.RULESET_VERSION_UNAVAILABLE, "game.format", "stored", format, "known", FORMAT);
      }
      return MAPPER.treeToValue(header, GameHeader.class);
    } catch (DatabindException e) {
      throw newer(e);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("the store holds a header that is none", e);
    }
  }

  /** A whole log as one text. */
  static GameStore.Append write(List<Timed> log) {
    var whole =
        new Log(log.stream().map(Timed::append).toList(), log.stream().map(Timed::at).toList());
    return new GameStore.Append(0, log.getLast().append().version(), text(LOG_WRITER, whole));
  }

  /**
   * @throws Problem {@code ruleset_version_unavailable} if a newer version of this server wrote it
   */
  static List<Timed> readAppends(GameStore.StoredAppend stored) {
    String body = stored.append().body();
    try {
      if (!body.startsWith("{")) {
        return List.of(new Timed(APPEND_READER.readValue(body), stored.at()));
      }
      Log log = LOG_READER.readValue(body);
      return IntStream.range(0, log.appends().size())
          .mapToObj(i -> new Timed(log.appends().get(i), log.times().get(i)))
          .toList();
    } catch (DatabindException e) {
      throw newer(e);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("the store holds an append that is none", e);
    }
  }

  private static Problem newer(DatabindException e) {
    LOG.warn("a game was stored by a newer version of this server: {}", e.getOriginalMessage());
    return Problem.of(Code.RULESET_VERSION_UNAVAILABLE, "game.newer");
  }

  private static String text(ObjectWriter writer, Object value) {
    try {
      return writer.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot be written: " + value.getClass(), e);
    }
  }
}
