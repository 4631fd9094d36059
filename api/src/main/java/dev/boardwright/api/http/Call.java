package dev.boardwright.api.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.boardwright.api.account.Accounts;
import dev.boardwright.api.game.Bearer;
import dev.boardwright.api.game.Intents;
import dev.boardwright.api.game.Waiters;
import dev.boardwright.api.text.Language;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Ids;
import dev.boardwright.api.wire.Json;
import dev.boardwright.api.wire.Plain;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.engine.EnumWords;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One request, and its answer. */
final class Call {

  private static final Logger LOG = LoggerFactory.getLogger(Call.class);
  private static final Pattern SEAT = Pattern.compile("[0-9]{1,2}");
  private static final Pattern NUMBER = Pattern.compile("0{0,9}[0-9]{1,10}");
  private static final Pattern KEY = Pattern.compile("[!-~]{1," + Intents.LONGEST_KEY + "}");
  private static final String BEARER = "bearer ";
  private static final int LONGEST_TOKEN = 200;
  private static final int LONGEST_WAIT = 60; // in seconds
  private static final int LONGEST_PAGE = 100;
  private static final int USUAL_PAGE = 20;

  private final Context ctx;
  private final Function<String, Bearer.Session> sessions;
  private final RateLimits.Meter meter;

  /**
   * @param sessions knows the tokens of accounts
   * @param meter counts the request
   */
  Call(Context ctx, Function<String, Bearer.Session> sessions, RateLimits.Meter meter) {
    this.ctx = ctx;
    this.sessions = sessions;
    this.meter = meter;
  }

  Context ctx() {
    return ctx;
  }

  RateLimits.Meter meter() {
    return meter;
  }

  // ---- who

  /** The token as it was sent; empty if none was. */
  Optional<String> token() {
    String sent = ctx.header("Authorization");
    Optional<String> token = tokenIn(sent);
    if (sent != null && token.isEmpty()) {
      throw Problem.of(Code.BAD_TOKEN, "token.form");
    }
    return token;
  }

  /** The token in a header; empty if there is no header, or it has another form. */
  static Optional<String> tokenIn(@Nullable String header) {
    if (header == null || !header.regionMatches(true, 0, BEARER, 0, BEARER.length())) {
      return Optional.empty();
    }
    String token = header.substring(BEARER.length()).strip();
    return token.isEmpty() || token.length() > LONGEST_TOKEN
        ? Optional.empty()
        : Optional.of(token);
  }

  /** Who sends it, and for which seat it speaks. */
  Bearer bearer() {
    Optional<String> token = token();
    return new Bearer(
        token,
        token.filter(Accounts::isToken).map(sessions),
        number("seat", 0, Requests.MOST_SEATS - 1));
  }

  /**
   * The account whose token was sent, or nobody.
   *
   * @throws Problem {@code bad_token} for all other tokens: here is no game that could know them
   */
  Bearer accountOrNobody() {
    Bearer bearer = bearer();
    if (bearer.token().isPresent() && bearer.session().isEmpty()) {
      throw Problem.of(Code.BAD_TOKEN, "token.account_or_none");
    }
    return bearer;
  }

  /** The account whose token was sent. */
  Bearer.Session session() {
    return bearer().requireSession();
  }

  /** Where it comes from; of IPv6 the network. */
  String address() {
    return meter.address();
  }

  /**
   * The key by which a request that comes again is known.
   *
   * @throws Problem {@code malformed_request} if it has another form
   */
  Optional<String> idempotencyKey() {
    String key = ctx.header("Idempotency-Key");
    if (key != null && !KEY.matcher(key).matches()) {
      throw Problem.malformed("header/Idempotency-Key", "header.idempotency_key");
    }
    return Optional.ofNullable(key);
  }

  // ---- what

  /**
   * The id in the path of a game.
   *
   * @throws Problem {@code not_found} if no game can have it
   */
  String game() {
    String id = ctx.pathParam("game");
    if (!Ids.isId(id)) {
      throw Problem.of(Code.NOT_FOUND, "game.no_id");
    }
    return id;
  }

  /** The id in the path of an account. */
  String accountId() {
    return ctx.pathParam("account");
  }

  /** The id in the path of a token. */
  String tokenId() {
    return ctx.pathParam("token");
  }

  /**
   * The number in the path of a seat, 0 to 99.
   *
   * @throws Problem {@code not_found} if it is none
   */
  int seat() {
    String seat = ctx.pathParam("seat");
    if (!SEAT.matcher(seat).matches()) {
      throw Problem.of(Code.NOT_FOUND, "seat.no_number", "seat", Plain.quoted(seat));
    }
    return Integer.parseInt(seat);
  }

  String ruleset() {
    return ctx.pathParam("ruleset");
  }

  /**
   * A query parameter as it was sent; empty if it was not.
   *
   * @throws Problem {@code malformed_request} if it was sent more than once
   */
  Optional<String> query(String name) {
    if (ctx.queryString() == null) {
      return Optional.empty();
    }
    List<String> sent = ctx.queryParams(name);
    if (sent.size() > 1) {
      throw Problem.malformed("query/" + name, "query.twice", "name", name);
    }
    return sent.stream().findFirst();
  }

  /** How long the caller is ready to wait; not at all unless it says so. */
  Waiters.Wait patience() {
    int seconds = number("wait", 0, LONGEST_WAIT).orElse(0);
    return new Waiters.Wait(Duration.ofSeconds(seconds), address());
  }

  /** How many games a page of a list is to hold; the usual number unless the caller says so. */
  int pageSize() {
    return number("limit", 1, LONGEST_PAGE).orElse(USUAL_PAGE);
  }

  /**
   * A query parameter that is a whole number; empty if it was not sent.
   *
   * @param max {@link Integer#MAX_VALUE} for any
   * @throws Problem {@code malformed_request} if it is anything else
   */
  Optional<Integer> number(String name, int min, int max) {
    return query(name)
        .map(
            text -> {
              Optional<Integer> number = whole(text);
              if (number.isPresent() && number.get() >= min && number.get() <= max) {
                return number.get();
              }
              String pointer = "query/" + name;
              throw max == Integer.MAX_VALUE
                  ? Problem.malformed(pointer, "query.at_least", "name", name, "min", min)
                  : Problem.malformed(pointer, "query.range", "name", name, "min", min, "max", max);
            });
  }

  /** A whole number of 32 bits. */
  static Optional<Integer> whole(String text) {
    return Optional.of(text)
        .filter(digits -> NUMBER.matcher(digits).matches())
        .map(Long::valueOf)
        .filter(number -> number <= Integer.MAX_VALUE)
        .map(Long::intValue);
  }

  /**
   * Whether a query parameter is {@code true}; it is not if it was not sent.
   *
   * @throws Problem {@code malformed_request} if it is neither that nor {@code false}
   */
  boolean flag(String name) {
    return switch (query(name).orElse("false")) {
      case "true" -> true;
      case "false" -> false;
      default -> throw Problem.malformed("query/" + name, "query.flag", "name", name);
    };
  }

  /**
   * A query parameter that is one word of a few; empty if it was not sent.
   *
   * @throws Problem {@code malformed_request} if it is any other
   */
  <E extends Enum<E>> Optional<E> word(String name, Class<E> type) {
    EnumWords words = EnumWords.of(type);
    return query(name)
        .map(
            text ->
                words
                    .constant(text)
                    .map(type::cast)
                    .orElseThrow(
                        () ->
                            Problem.malformed(
                                "query/" + name,
                                "query.word",
                                "name",
                                name,
                                "words",
                                words.words())));
  }

  /**
   * The body, read.
   *
   * @param most the largest body, in bytes
   * @throws Problem {@code unsupported_media_type} if it is not JSON, {@code too_large}, or {@code
   *     malformed_request} with the place of what is wrong
   */
  <T> T body(Class<T> type, int most) {
    return Bodies.read(ctx, type, most);
  }

  /** Whether the answer is wanted without its body. */
  boolean headOnly() {
    return ctx.method().equals(HandlerType.HEAD);
  }

  // ---- the answer

  void json(byte[] body) {
    bytes("application/json", body);
  }

  void bytes(String contentType, byte[] body) {
    write(200, contentType, body);
  }

  void answer(Object body) {
    answer(200, body);
  }

  void answer(int status, Object body) {
    write(status, "application/json", said(ctx, body));
  }

  /** An answer that was made before, in each language. */
  void answer(Map<Locale, byte[]> made) {
    Language language = language();
    byte[] body = Objects.requireNonNull(made.get(language.locale()));
    declare(ctx, language);
    json(body);
  }

  /** The language that the caller understands best. */
  Language language() {
    return Language.accepted(ctx.header("Accept-Language"));
  }

  /** The JSON of an answer; if it says anything to people, the headers say in which language. */
  static byte[] said(Context ctx, Object body) {
    Language language = Language.accepted(ctx.header("Accept-Language"));
    byte[] json = json(body, language);
    declare(ctx, language);
    return json;
  }

  private static void declare(Context ctx, Language language) {
    language
        .said()
        .ifPresent(
            tag -> {
              ctx.header("Content-Language", tag);
              String others = ctx.res().getHeader("Vary");
              ctx.header("Vary", others == null ? "Accept-Language" : others + ", Accept-Language");
            });
  }

  /** At once, where {@code result} would copy it piece by piece. */
  private void write(int status, String contentType, byte[] body) {
    try {
      ctx.status(status).contentType(contentType).outputStream().write(body);
    } catch (IOException e) {
      LOG.debug("whoever asked has gone", e);
    }
  }

  /** A new game. Its tokens are in the answer, so that is not kept on the way. */
  void created(Answers.CreatedGame created) {
    header("Location", "/v1/games/" + created.game().id());
    answer(201, created);
  }

  void text(String contentType, String text) {
    ctx.status(200).contentType(contentType).result(text);
  }

  /** Begins an answer without a known end. What is written is not compressed. */
  OutputStream stream(String contentType) throws IOException {
    ctx.status(200);
    ctx.res().setContentType(contentType);
    return ctx.res().getOutputStream();
  }

  /** An answer without a body. */
  void nothing(int status) {
    ctx.status(status);
  }

  void header(String name, String value) {
    ctx.header(name, value);
  }

  @Nullable String header(String name) {
    return ctx.header(name);
  }

  /** In English, for developers. */
  static byte[] json(Object body) {
    return json(body, Language.of(Locale.ENGLISH));
  }

  static byte[] json(Object body, Language language) {
    try {
      return Json.write(body, language);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot be written: " + body.getClass(), e);
    }
  }
}
