package dev.boardwright.santamaria.tables;

import static dev.boardwright.santamaria.tables.Bundle.coins;
import static dev.boardwright.santamaria.tables.Bundle.happiness;
import static dev.boardwright.santamaria.tables.Bundle.some;
import static dev.boardwright.santamaria.tables.Resource.GEM;
import static dev.boardwright.santamaria.tables.Resource.SUGAR;
import static dev.boardwright.santamaria.tables.Resource.WHEAT;
import static dev.boardwright.santamaria.tables.Resource.WOOD;

import java.util.List;

/** The buildings on boards and tiles, and what they do (section 9). */
public enum Building {
  PROD_WOOD_1(produces(some(1, WOOD))),
  PROD_WHEAT_1(produces(some(1, WHEAT))),
  PROD_SUGAR_1(produces(some(1, SUGAR))),
  PROD_GEM_1(produces(some(1, GEM))),
  PROD_COINS_2(produces(coins(2))),
  PROD_HAPPINESS_1(produces(happiness(1))),
  PROD_WOOD_2(produces(some(2, WOOD))),
  PROD_WHEAT_2(produces(some(2, WHEAT))),
  PROD_WOOD_1_WHEAT_1(produces(some(1, WOOD).and(1, WHEAT))),
  PROD_SUGAR_2(produces(some(2, SUGAR))),
  PROD_GEM_2(produces(some(2, GEM))),
  PROD_SUGAR_1_GEM_1(produces(some(1, SUGAR).and(1, GEM))),
  PROD_COINS_4(produces(coins(4))),
  PROD_HAPPINESS_2(produces(happiness(2))),
  TRADE_SUGAR_OR_GEM_FOR_HAPPINESS_2(
      trades(List.of(some(1, SUGAR), some(1, GEM)), List.of(happiness(2)))),
  TRADE_SUGAR_1_FOR_HAPPINESS_3(trades(List.of(some(1, SUGAR)), List.of(happiness(3)))),
  TRADE_GEM_1_FOR_HAPPINESS_3(trades(List.of(some(1, GEM)), List.of(happiness(3)))),
  TRADE_COINS_3_FOR_HAPPINESS_3(trades(List.of(coins(3)), List.of(happiness(3)))),
  TRADE_WOOD_1_FOR_COINS_4(trades(List.of(some(1, WOOD)), List.of(coins(4)))),
  TRADE_GEM_2_FOR_HAPPINESS_5(trades(List.of(some(2, GEM)), List.of(happiness(5)))),
  TRADE_SUGAR_1_FOR_COINS_2_HAPPINESS_1(
      trades(List.of(some(1, SUGAR)), List.of(coins(2).andHappiness(1)))),
  TRADE_WOOD_1_FOR_COINS_3(trades(List.of(some(1, WOOD)), List.of(coins(3)))),
  TRADE_WHEAT_1_FOR_GEM_1(trades(List.of(some(1, WHEAT)), List.of(some(1, GEM)))),
  TRADE_COINS_2_FOR_SUGAR_OR_GEM(trades(List.of(coins(2)), List.of(some(1, SUGAR), some(1, GEM)))),
  ACT_SHIPPING(acts(Category.SHIPPING)),
  ACT_CONQUISTADOR(acts(Category.CONQUISTADOR)),
  ACT_RELIGION(acts(Category.RELIGION)),
  TOWN_HALL_1(produces(some(1, WOOD).andCoins(1), 2)),
  TOWN_HALL_2(produces(some(1, WHEAT).andCoins(1), 2)),
  TOWN_HALL_3(produces(coins(3), 1)),
  TOWN_HALL_4(produces(happiness(1), 1));

  /** What kind of effect it has. */
  public enum Category {
    PRODUCTION,
    TRADE,
    SHIPPING,
    CONQUISTADOR,
    RELIGION
  }

  private record Effect(Category category, List<Bundle> pay, List<Bundle> gain, int endHappiness) {}

  public static final Building[] ALL = values();

  private final Effect effect;

  Building(Effect effect) {
    this.effect = effect;
  }

  public Category category() {
    return effect.category;
  }

  /** One of these is paid (M56); empty if it is no trade. */
  public List<Bundle> pay() {
    return effect.pay;
  }

  /** One of these is received; empty if it is an action. */
  public List<Bundle> gain() {
    return effect.gain;
  }

  /** Happiness in a purple box: counts at the end (M55, M108). */
  public int endHappiness() {
    return effect.endHappiness;
  }

  private static Effect produces(Bundle gain) {
    return produces(gain, 0);
  }

  private static Effect produces(Bundle gain, int endHappiness) {
    return new Effect(Category.PRODUCTION, List.of(), List.of(gain), endHappiness);
  }

  private static Effect trades(List<Bundle> pay, List<Bundle> gain) {
    return new Effect(Category.TRADE, pay, gain, 0);
  }

  private static Effect acts(Category category) {
    return new Effect(category, List.of(), List.of(), 0);
  }
}
