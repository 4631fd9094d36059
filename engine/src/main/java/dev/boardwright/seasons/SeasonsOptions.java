package dev.boardwright.seasons;

import dev.boardwright.engine.Option;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Text;
import dev.boardwright.seasons.cards.Edition;
import java.util.List;
import java.util.Optional;

/** The options of one game, read once. */
public record SeasonsOptions(
    Level level,
    int startSeat,
    Edition cardEdition,
    DrawFromDie drawFromDie,
    ExchangeBonusTokens exchangeBonusTokens,
    BootsPastEndOfYear3 bootsPastEndOfYear3,
    BootsBeforeYear1 bootsBeforeYear1,
    FairiesTiming fairiesTiming,
    TriggersOfTheFinalChange triggersOfTheFinalChange,
    DieStar dieStar) {

  /** Whether the card symbol of the die must be used (S38). */
  public enum DrawFromDie {
    OPTIONAL,
    MANDATORY_BEFORE_SUMMON_ACTIVATE_AND_END
  }

  /** How many tokens the exchange bonus takes (S68). */
  public enum ExchangeBonusTokens {
    EXACTLY_TWO,
    ONE_OR_TWO
  }

  /** What happens when Temporal Boots pass the end of year 3 (S93). */
  public enum BootsPastEndOfYear3 {
    FINISH_ROUND,
    END_AT_ONCE
  }

  /** Whether Temporal Boots may go back before year 1 (S92). */
  public enum BootsBeforeYear1 {
    ALLOW_YEAR_0,
    FORBID
  }

  /** When Thieving Fairies take their crystal (S61). */
  public enum FairiesTiming {
    AFTER_COST,
    BEFORE_COST
  }

  /** Whether the change of season that ends the game has effects (S95). */
  public enum TriggersOfTheFinalChange {
    RESOLVE,
    SKIP
  }

  /** Whether the star of the die raises the gauge by itself (S23). */
  public enum DieStar {
    AUTOMATIC,
    EXPLICIT_ACTION
  }

  /** Which cards are played with, and how they are dealt (S4 to S6). */
  public static final Option.Choice<Level> LEVEL = Option.Choice.of("level", Level.ARCHMAGE);

  /** Who begins, a seat (S7). */
  public static final Option.Whole START_SEAT =
      new Option.Whole("start_seat", 0, Seasons.MOST_SEATS - 1, 0);

  /** Which edition of the cards it is. */
  public static final Option.Choice<Edition> CARD_EDITION =
      Option.Choice.of("card_edition", Edition.SECOND);

  /** Whether the card symbol of the die must be used (S38). */
  public static final Option.Choice<DrawFromDie> DRAW_FROM_DIE =
      Option.Choice.of("draw_from_die", DrawFromDie.OPTIONAL);

  /** How many tokens the exchange bonus takes (S68). */
  public static final Option.Choice<ExchangeBonusTokens> EXCHANGE_BONUS_TOKENS =
      Option.Choice.of("exchange_bonus_tokens", ExchangeBonusTokens.EXACTLY_TWO);

  /** What happens when Temporal Boots pass the end of year 3 (S93). */
  public static final Option.Choice<BootsPastEndOfYear3> BOOTS_PAST_END_OF_YEAR_3 =
      Option.Choice.of("boots_past_end_of_year_3", BootsPastEndOfYear3.FINISH_ROUND);

  /** Whether Temporal Boots may go back before year 1 (S92). */
  public static final Option.Choice<BootsBeforeYear1> BOOTS_BEFORE_YEAR_1 =
      Option.Choice.of("boots_before_year_1", BootsBeforeYear1.ALLOW_YEAR_0);

  /** When Thieving Fairies take their crystal (S61). */
  public static final Option.Choice<FairiesTiming> FAIRIES_TIMING =
      Option.Choice.of("fairies_timing", FairiesTiming.AFTER_COST);

  /** Whether the change of season that ends the game has effects (S95). */
  public static final Option.Choice<TriggersOfTheFinalChange> TRIGGERS_OF_THE_FINAL_CHANGE =
      Option.Choice.of("triggers_of_the_final_change", TriggersOfTheFinalChange.RESOLVE);

  /** Whether the star of the die raises the gauge by itself (S23). */
  public static final Option.Choice<DieStar> DIE_STAR =
      Option.Choice.of("die_star", DieStar.AUTOMATIC);

  static final List<Option<?>> ALL =
      List.of(
          LEVEL,
          START_SEAT,
          CARD_EDITION,
          DRAW_FROM_DIE,
          EXCHANGE_BONUS_TOKENS,
          BOOTS_PAST_END_OF_YEAR_3,
          BOOTS_BEFORE_YEAR_1,
          FAIRIES_TIMING,
          TRIGGERS_OF_THE_FINAL_CHANGE,
          DIE_STAR);

  static SeasonsOptions of(Setup setup) {
    return new SeasonsOptions(
        setup.option(LEVEL),
        setup.option(START_SEAT),
        setup.option(CARD_EDITION),
        setup.option(DRAW_FROM_DIE),
        setup.option(EXCHANGE_BONUS_TOKENS),
        setup.option(BOOTS_PAST_END_OF_YEAR_3),
        setup.option(BOOTS_BEFORE_YEAR_1),
        setup.option(FAIRIES_TIMING),
        setup.option(TRIGGERS_OF_THE_FINAL_CHANGE),
        setup.option(DIE_STAR));
  }

  /** A seat that does not exist cannot begin. */
  static Optional<Text> refuses(int seats, Options options) {
    int start = options.get(START_SEAT);
    return start < seats
        ? Optional.empty()
        : Optional.of(
            Text.of(
                SeasonsOptions.class,
                "refusal.start_seat",
                "seat",
                start,
                "seats",
                seats,
                "last",
                seats - 1));
  }
}
