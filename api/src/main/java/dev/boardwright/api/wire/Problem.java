package dev.boardwright.api.wire;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Why a request was refused. Thrown anywhere below the routes, answered as problem+json. */
public final class Problem extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private static final Pattern UNFIT = Pattern.compile("[\\p{Cntrl}\\p{Cs}]");

  private final Code code;
  private final transient Map<String, Object> members = new LinkedHashMap<>();

  private Problem(Code code, String detail) {
    // An answer, not a fault: nobody needs the stack. What it quotes may be anything.
    super(UNFIT.matcher(detail).replaceAll("?"), null, false, false);
    this.code = code;
  }

  /**
   * @param detail for people: what was wrong, and what would have been accepted
   */
  public static Problem of(Code code, String detail) {
    return new Problem(code, detail);
  }

  /**
   * A request that cannot be read.
   *
   * @param pointer a JSON pointer into the body, or {@code query/limit} and the like
   */
  public static Problem malformed(String pointer, String detail) {
    return of(Code.MALFORMED_REQUEST, detail).with("pointer", pointer);
  }

  /**
   * A game that cannot be set up.
   *
   * @param pointer a JSON pointer into the body
   */
  public static Problem invalid(String pointer, String detail) {
    return of(Code.INVALID_OPTIONS, detail).with("pointer", pointer);
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

  /** For people: what was wrong, and what would have been accepted. */
  public String detail() {
    return String.valueOf(getMessage());
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
