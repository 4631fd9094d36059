package dev.boardwright.api.game;

import dev.boardwright.api.wire.Plain;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.engine.Parsed;
import dev.boardwright.engine.Text;
import dev.boardwright.engine.Typed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The moves of a request as text forms.
 *
 * @param faults why a typed move, by its place, has no text form; it stands as a text that is no
 *     move, so that it is refused in its turn
 */
record Submitted(List<String> codes, Map<Integer, Text> faults) {

  /** For what is sent without moves. */
  static final Submitted NOTHING = new Submitted(List.of(), Map.of());

  /** The moves of a request, whichever form they have. */
  static Submitted of(Rules<?> rules, Requests.MovesRequest request) {
    if (request.moves().isPresent()) {
      return new Submitted(request.moves().get(), Map.of());
    }
    List<String> codes = new ArrayList<>();
    Map<Integer, Text> faults = new HashMap<>();
    for (Requests.TypedMove move : request.typed().orElseThrow()) {
      switch (rules.code(new Typed(move.type(), move.args()))) {
        case Parsed.Ok<String>(String code) -> codes.add(code);
        case Parsed.Bad<String>(Text reason) -> {
          faults.put(codes.size(), reason);
          codes.add(Plain.quoted(move.type() + " " + move.args().values()));
        }
      }
    }
    return new Submitted(codes, faults);
  }
}
