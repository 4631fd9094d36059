package dev.boardwright.api.game;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonProcessingException;
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

/**
 * How headers and appends are written in the store. Appends are arrays without names, since there
 * are many: {@code [first, seat, asked, [submitted], [[kind, seat, asked, code, auto], …],
 * digest]}.
 */
final class Codec {

  /** Goes up when older servers could no longer read what is written. */
  static final int FORMAT = 1;

  private static final JsonMapper MAPPER =
      Json.MAPPER
          .rebuild()
          .addMixIn(Append.class, AppendShape.class)
          .addMixIn(Entry.class, EntryShape.class)
          .build();
  private static final ObjectWriter APPEND_WRITER = MAPPER.writerFor(Append.class);
  private static final ObjectReader APPEND_READER = MAPPER.readerFor(Append.class);
  private static final ObjectWriter HEADER_WRITER = MAPPER.writerFor(GameHeader.class);

  private Codec() {}

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  @JsonPropertyOrder({"first", "seat", "asked", "submitted", "entries", "digest"})
  private interface AppendShape {}

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  @JsonPropertyOrder({"kind", "seat", "asked", "code", "auto"})
  private interface EntryShape {}

  static GameStore.Header write(GameHeader header) {
    var listing =
        new GameStore.Listing(
            header.ruleset(),
            EnumWords.word(header.status()),
            header.visibility() == Visibility.PUBLIC,
            header.createdAt());
    return new GameStore.Header(text(HEADER_WRITER, header), listing);
  }

  static GameStore.Append write(Append append) {
    return new GameStore.Append(append.first(), append.version(), text(APPEND_WRITER, append));
  }

  static GameHeader readHeader(String text) {
    try {
      JsonNode header = MAPPER.readTree(text);
      int format = header.path("format").asInt();
      if (format != FORMAT) {
        throw Problem.of(
            Code.RULESET_VERSION_UNAVAILABLE, "game.format", "stored", format, "known", FORMAT);
      }
      return MAPPER.treeToValue(header, GameHeader.class);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("the store holds a header that is none", e);
    }
  }

  static Append readAppend(GameStore.Append append) {
    try {
      return APPEND_READER.readValue(append.body());
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("the store holds an append that is none", e);
    }
  }

  private static String text(ObjectWriter writer, Object value) {
    try {
      return writer.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot be written: " + value.getClass(), e);
    }
  }
}
