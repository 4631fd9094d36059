package dev.boardwright.api.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.deser.std.StringDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import dev.boardwright.api.text.Language;
import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Text;
import java.io.IOException;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/**
 * How values become JSON and back: records as they stand, enum constants as lower-case words, an
 * empty optional as null, times in RFC 3339, texts in the language of the answer. What is read must
 * fit exactly: no unknown or double properties, no text for a number, no half of a surrogate pair
 * in a text.
 */
public final class Json {

  private static final int DEEPEST = 20;
  private static final int LONGEST_TEXT = 100_000;

  /** For everything; made once, safe for all threads. */
  public static final JsonMapper MAPPER = mapper();

  private static final ObjectWriter WRITER = MAPPER.writer();

  private Json() {}

  /** Writes a value; what it says to people is said in this language. */
  public static byte[] write(Object value, Language language) throws JsonProcessingException {
    return WRITER.withAttribute(Language.class, language).writeValueAsBytes(value);
  }

  /** Writes something of our own. */
  public static String text(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot be written: " + value.getClass(), e);
    }
  }

  /** Reads what was written with {@link #text}. */
  public static <T> T read(String text, Class<T> type) {
    try {
      return MAPPER.readValue(text, type);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("the store holds what is no " + type.getSimpleName(), e);
    }
  }

  private static JsonMapper mapper() {
    JsonFactory factory =
        JsonFactory.builder()
            .streamReadConstraints(
                StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxStringLength(LONGEST_TEXT)
                    .maxNumberLength(40)
                    .maxNameLength(1_000)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            // Buffers kept by thread are of no use to virtual threads, which live for one request.
            .recyclerPool(JsonRecyclerPools.newConcurrentDequePool())
            .build();
    JsonMapper mapper =
        JsonMapper.builder(factory)
            .addModule(new Jdk8Module())
            .addModule(new BlackbirdModule())
            .addModule(words())
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .build();
    for (var shape :
        new CoercionInputShape[] {
          CoercionInputShape.Integer, CoercionInputShape.Float, CoercionInputShape.Boolean
        }) {
      mapper.coercionConfigFor(LogicalType.Textual).setCoercion(shape, CoercionAction.Fail);
    }
    return mapper;
  }

  private static SimpleModule words() {
    SimpleModule module = new SimpleModule();
    module.addSerializer(Enum.class, new WordWriter());
    module.addKeySerializer(Enum.class, new WordKeyWriter());
    module.addDeserializer(String.class, new TextReader());
    module.addSerializer(Text.class, new SayingWriter());
    module.addSerializer(Instant.class, new TimeWriter());
    module.addDeserializer(Instant.class, new TimeReader());
    module.setDeserializerModifier(
        new BeanDeserializerModifier() {
          @Override
          public JsonDeserializer<?> modifyEnumDeserializer(
              DeserializationConfig config,
              JavaType type,
              BeanDescription described,
              JsonDeserializer<?> usual) {
            return new WordReader(type.getRawClass());
          }
        });
    return module;
  }

  @SuppressWarnings("rawtypes") // a serializer of all enums can be nothing else
  private static final class WordWriter extends JsonSerializer<Enum> {
    @Override
    public void serialize(Enum value, JsonGenerator out, SerializerProvider context)
        throws IOException {
      out.writeString(EnumWords.word((Enum<?>) value));
    }
  }

  @SuppressWarnings("rawtypes")
  private static final class WordKeyWriter extends JsonSerializer<Enum> {
    @Override
    public void serialize(Enum value, JsonGenerator out, SerializerProvider context)
        throws IOException {
      out.writeFieldName(EnumWords.word((Enum<?>) value));
    }
  }

  private static final class WordReader extends StdDeserializer<Enum<?>> {
    private static final long serialVersionUID = 1L;

    WordReader(Class<?> type) {
      super(type);
    }

    @Override
    public Enum<?> deserialize(JsonParser in, DeserializationContext context) throws IOException {
      EnumWords words = EnumWords.of(handledType());
      String text = in.hasToken(JsonToken.VALUE_STRING) ? in.getText() : "";
      var constant = words.constant(text);
      if (constant.isEmpty()) {
        throw context.weirdStringException(
            text, handledType(), "one of " + String.join(", ", words.words()));
      }
      return constant.get();
    }
  }

  /** Texts are whole: half of a surrogate pair can be escaped in JSON, but not stored as UTF-8. */
  private static final class TextReader extends StringDeserializer {
    private static final long serialVersionUID = 1L;

    @Override
    public String deserialize(JsonParser in, DeserializationContext context) throws IOException {
      String text = super.deserialize(in, context);
      if (text.codePoints().anyMatch(point -> Character.getType(point) == Character.SURROGATE)) {
        throw context.weirdStringException(text, String.class, "half of a surrogate pair");
      }
      return text;
    }
  }

  private static final class SayingWriter extends JsonSerializer<Text> {
    @Override
    public void serialize(Text text, JsonGenerator out, SerializerProvider context)
        throws IOException {
      var language = (Language) context.getAttribute(Language.class);
      out.writeString(text.in(language == null ? Locale.ENGLISH : language.locale()));
    }
  }

  private static final class TimeWriter extends JsonSerializer<Instant> {
    @Override
    public void serialize(Instant time, JsonGenerator out, SerializerProvider context)
        throws IOException {
      out.writeString(time.truncatedTo(ChronoUnit.MILLIS).toString());
    }
  }

  private static final class TimeReader extends StdDeserializer<Instant> {
    private static final long serialVersionUID = 1L;

    TimeReader() {
      super(Instant.class);
    }

    @Override
    public Instant deserialize(JsonParser in, DeserializationContext context) throws IOException {
      String text = in.getText();
      try {
        return Instant.parse(text);
      } catch (DateTimeParseException _) {
        throw context.weirdStringException(text, Instant.class, "a time in RFC 3339, in UTC");
      }
    }
  }
}
