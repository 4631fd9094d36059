package dev.boardwright.api.game;

import dev.boardwright.api.text.Texts;
import dev.boardwright.api.text.Vocabulary;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.engine.Arg;
import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Text;
import dev.boardwright.engine.Word;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What a ruleset declares, as it is sent. */
public final class Declared {

  private Declared() {}

  /** All rulesets in short. */
  public static Answers.RulesetList list(Catalog catalog) {
    return new Answers.RulesetList(
        catalog.all().stream().<Answers.Ruleset>map(Declared::brief).toList());
  }

  private static Answers.Ruleset brief(Rules<?> rules) {
    Ruleset<?> ruleset = rules.ruleset();
    return new Answers.Ruleset(
        ruleset.id(),
        ruleset.version(),
        rules.texts().title(),
        rules.texts().summary(),
        new Answers.SeatRange(ruleset.minSeats(), ruleset.maxSeats()));
  }

  /** One ruleset with its options and its grammars. */
  public static Answers.RulesetDetail detail(Rules<?> rules) {
    Ruleset<?> ruleset = rules.ruleset();
    Texts texts = rules.texts();
    return new Answers.RulesetDetail(
        brief(rules),
        ruleset.options().stream()
            .<Answers.RulesetOption>map(option -> option(option, texts))
            .toList(),
        words(ruleset.moves(), Texts.Kind.MOVE, texts),
        words(ruleset.decisions(), Texts.Kind.DECISION, texts),
        words(ruleset.events(), Texts.Kind.EVENT, texts),
        ruleset.sources().stream().<String>map(EnumWords::word).toList(),
        reasons(ruleset, texts),
        said(ruleset.categories(), texts::category));
  }

  private static Map<String, Text> reasons(Ruleset<?> ruleset, Texts texts) {
    Map<String, Text> reasons =
        said(ruleset.reasons(), word -> texts.meaning(Texts.Kind.REASON, word));
    for (String word : List.of(Match.PLAYERS_LEFT, Match.ABANDONED)) {
      reasons.put(word, Text.of(Match.class, "reason." + word));
    }
    return reasons;
  }

  private static Map<String, Text> said(List<String> words, Function<String, Text> text) {
    Map<String, Text> said = new LinkedHashMap<>();
    words.forEach(word -> said.put(word, text.apply(word)));
    return said;
  }

  /** Every component, with what words and things are called. */
  public static Answers.Components components(Rules<?> rules) {
    Ruleset<?> ruleset = rules.ruleset();
    return new Answers.Components(
        ruleset.id(),
        ruleset.components(),
        rules.texts().names(Vocabulary.of(ruleset)),
        rules.texts().printed());
  }

  private static <T> Answers.RulesetOption option(Option<T> option, Texts texts) {
    Optional<List<String>> values = Optional.empty();
    Optional<Map<String, Text>> names = Optional.empty();
    Optional<Integer> min = Optional.empty();
    Optional<Integer> max = Optional.empty();
    String type =
        switch (option) {
          case Option.Flag _ -> "boolean";
          case Option.Whole whole -> {
            min = Optional.of(whole.min());
            max = Optional.of(whole.max());
            yield "integer";
          }
          case Option.Choice<?> choice -> {
            values = Optional.of(choice.words());
            names = Optional.of(texts.names(choice.words()));
            yield "enum";
          }
        };
    return new Answers.RulesetOption(
        option.key(),
        type,
        values,
        names,
        min,
        max,
        option.sent(option.standard()),
        texts.meaning(Texts.Kind.OPTION, option.key()));
  }

  private static List<Answers.Declaration> words(Grammar<?> grammar, Texts.Kind kind, Texts texts) {
    return grammar.words().stream().map(word -> declaration(word, kind, texts)).toList();
  }

  private static Answers.Declaration declaration(Word word, Texts.Kind kind, Texts texts) {
    return new Answers.Declaration(
        word.name(),
        word.chance() ? Optional.of(true) : Optional.empty(),
        texts.meaning(kind, word.name()),
        word.args().stream().map(Declared::argument).toList());
  }

  private static Answers.Argument argument(Arg arg) {
    String kind = EnumWords.word(arg.kind());
    boolean number = arg.kind() == Arg.Kind.INTEGER;
    return new Answers.Argument(
        arg.name(),
        arg.list() ? "list" : kind,
        arg.list() ? Optional.of(kind) : Optional.empty(),
        arg.kind() == Arg.Kind.ENUM ? Optional.of(arg.words()) : Optional.empty(),
        number ? Optional.of(arg.min()) : Optional.empty(),
        number ? Optional.of(arg.max()) : Optional.empty());
  }
}
