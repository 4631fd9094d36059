package dev.boardwright.api.wire;

import dev.boardwright.engine.Text;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Why a request was refused. Thrown anywhere below the routes, answered as problem+json. */
public final class Problem extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private static final Pattern UNFIT = Pattern.compile("[\\p{Cntrl}\\p{Cs}]");

  private final Code code;
  private final transient Text detail;
  private final transient Map<String, Object> members = new LinkedHashMap<>();

  private Problem(Code code, Text detail) {
    super(null, null, false, false); // an answer, not a fault: nobody needs the stack
    this.code = code;
    this.detail = detail;
  }

  /**
   * @param detail what was wrong, and what would have been accepted
   */
  public static Problem of(Code code, Text detail) {
    return new Problem(code, detail);
  }

  /**
   * @param key of a message of the service: what was wrong, and what would have been accepted
   * @param args its arguments as in {@link Text#of}
   */
  public static Problem of(Code code, String key, Object... args) {
    return of(code, text(key, args));
  }

  /** A message of the service, from {@code messages.properties} beside this class. */
  public static Text text(String key, Object... args) {
    return Text.of(Problem.class, key, args);
  }

  /**
   * A request that cannot be read.
   *
   * @param pointer a JSON pointer into the body, or {@code query/limit} and the like
   */
  public static Problem malformed(String pointer, String key, Object... args) {
    return of(Code.MALFORMED_REQUEST, key, args).with("pointer", pointer);
  }

  /**
   * A game that cannot be set up.
   *
   * @param pointer a JSON pointer into the body
   */
  public static Problem invalid(String pointer, Text detail) {
    return of(Code.INVALID_OPTIONS, detail).with("pointer", pointer);
  }

  /** The same with a message of the service. */
  public static Problem invalid(String pointer, String key, Object... args) {
    return invalid(pointer, text(key, args));
  }

  /** Adds a further member. */
  public Problem with(String member, Object value) {
    members.put(member, value);
    return this;
  }

  /**
   * The same problem with a part of a larger request.
   *
   * @param place a JSON pointer to that part
   */
  public Problem below(String place) {
    members.computeIfPresent("pointer", (_, pointer) -> place + pointer);
    return this;
  }

  /** Its kind. */
  public Code code() {
    return code;
  }

  /** What was wrong, and what would have been accepted. What it quotes is made fit to be shown. */
  public Text detail() {
    return language -> UNFIT.matcher(detail.in(language)).replaceAll("?");
  }

  @Override
  public String getMessage() {
    return detail().in(Locale.ENGLISH);
  }

  /** Everything that is sent, in order. */
  public Map<String, Object> body() {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("type", "urn:boardwright:problem:" + code.word());
    body.put("title", code.title());
    body.put("status", code.status());
    body.put("code", code.word());
    body.put("detail", detail());
    body.putAll(members);
    return body;
  }
}
