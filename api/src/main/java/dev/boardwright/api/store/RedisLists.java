package dev.boardwright.api.store;

import dev.boardwright.api.store.GameStore.Listing;
import dev.boardwright.api.store.GameStore.Page;
import dev.boardwright.api.store.GameStore.Query;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.CommandObject;
import redis.clients.jedis.CommandObjects;
import redis.clients.jedis.RedisProtocol;
import redis.clients.jedis.params.SetParams;
import redis.clients.jedis.params.ZRangeParams;

/**
 * The lists of games. They are hints: an entry is written before the game is changed, checked
 * against the game whenever it is read, and removed once it is found wrong. So a game may be in a
 * list too many, but never in one too few.
 */
final class RedisLists {

  /** How long a change of a listing may be under way before its entries count as wrong. */
  private static final long CHANGE_MILLIS = 60_000;

  private static final CommandObjects COMMANDS = new CommandObjects(RedisProtocol.RESP2);

  private static final int SMALLEST_CHUNK = 50;
  private static final int SWEPT_AT_ONCE = 200;
  private static final int MAX_CHUNKS = 10;
  private static final String OLDEST = "-";
  private static final String NEWEST = "+";

  /** What was found about an entry of a list. */
  private record Checked(Cursor entry, Optional<Listing> listing, boolean changing) {

    /** Whether the game is as the list says. */
    boolean isRight(RedisKeys keys, String list) {
      return listing
          .filter(found -> found.createdAt().equals(entry.createdAt()))
          .filter(found -> keys.lists(found).contains(list))
          .isPresent();
    }
  }

  private final RedisConnection redis;
  private final RedisKeys keys;

  RedisLists(RedisConnection redis, RedisKeys keys) {
    this.redis = redis;
    this.keys = keys;
  }

  /** Enters a game where it will be found if it gets this listing. Before the change. */
  void enter(String game, Listing listing) {
    List<String> lists = keys.lists(listing);
    if (lists.isEmpty()) {
      return; // Entries of before are wrong from now on, and removed when they are read.
    }
    String entry = new Cursor(listing.createdAt(), game).text();
    redis.call(
        client -> {
          // First, and for itself: nobody may see the entries and not know of the change.
          client.set(keys.listing(game), "changing", SetParams.setParams().px(CHANGE_MILLIS));
          return true;
        });
    enter(entry, lists);
  }

  /** A page of a list, as far as its entries are right. It may end before it is full. */
  Page list(Query query) {
    String list = keys.list(query);
    List<Cursor> games = new ArrayList<>();
    String from = query.after().map(after -> "(" + after).orElse(NEWEST);
    int size = Math.max(SMALLEST_CHUNK, query.limit() + 1);
    for (int i = 0; i < MAX_CHUNKS; i++) {
      List<String> chunk = below(list, from, size);
      for (Checked checked : check(list, chunk)) {
        if (games.size() == query.limit()) {
          return new Page(games, Optional.of(from.substring(1)));
        }
        from = "(" + checked.entry().text();
        if (checked.isRight(keys, list)) {
          games.add(checked.entry());
        }
      }
      if (chunk.size() < size) {
        return new Page(games, Optional.empty());
      }
    }
    return new Page(games, Optional.of(from.substring(1)));
  }

  /**
   * Walks all lists once: removes entries that are wrong, and enters games that a list lacks.
   *
   * @param periodMillis how long the next sweep, by any node, has to wait
   */
  void sweep(long periodMillis) {
    SetParams once = SetParams.setParams().nx().px(periodMillis);
    if (redis
        .call(client -> Optional.ofNullable(client.set(keys.swept(), "swept", once)))
        .isEmpty()) {
      return;
    }
    for (String list : redis.call(client -> client.smembers(keys.allLists()))) {
      String from = NEWEST;
      List<String> chunk = below(list, from, SWEPT_AT_ONCE);
      while (!chunk.isEmpty()) {
        check(list, chunk).forEach(this::enterEverywhere);
        from = "(" + chunk.getLast();
        chunk = below(list, from, SWEPT_AT_ONCE);
      }
      forgetIfEmpty(list);
    }
  }

  /** There are lists of every owner; those of owners without games are not to be swept for ever. */
  private void forgetIfEmpty(String list) {
    if (redis.call(client -> client.exists(list))) {
      return;
    }
    redis.call(client -> client.srem(keys.allLists(), list));
    if (redis.call(client -> client.exists(list))) { // An entry came between.
      redis.call(client -> client.sadd(keys.allLists(), list));
    }
  }

  private List<String> below(String list, String from, int size) {
    ZRangeParams range = ZRangeParams.zrangeByLexParams(from, OLDEST).rev().limit(0, size);
    return redis.call(client -> client.zrange(list, range));
  }

  /** Looks up the games of some entries, and removes the entries that are wrong. */
  private List<Checked> check(String list, List<String> entries) {
    List<Checked> checked = look(entries);
    List<String> wrong =
        checked.stream()
            .filter(found -> !found.changing() && !found.isRight(keys, list))
            .map(found -> found.entry().text())
            .toList();
    if (!wrong.isEmpty()) {
      remove(list, wrong);
    }
    return checked;
  }

  private void remove(String list, List<String> wrong) {
    redis.call(client -> client.zrem(list, wrong.toArray(String[]::new)));
    for (Checked again : look(wrong)) {
      if (again.changing() || again.isRight(keys, list)) { // A change came between.
        redis.call(client -> client.zadd(list, 0, again.entry().text()));
      }
    }
  }

  private List<Checked> look(List<String> entries) {
    List<Cursor> cursors = entries.stream().map(Cursor::parse).toList();
    if (cursors.isEmpty()) {
      return List.of();
    }
    List<CommandObject<?>> commands = new ArrayList<>();
    for (Cursor cursor : cursors) {
      commands.add(COMMANDS.exists(keys.listing(cursor.game())));
      commands.add(
          COMMANDS.hmget(
              keys.game(cursor.game()), "ruleset", "status", "listed", "created", "owners"));
    }
    List<Object> answers = redis.callAll(commands);
    List<Checked> found = new ArrayList<>();
    for (int i = 0; i < cursors.size(); i++) {
      boolean changing = (Boolean) answers.get(2 * i);
      found.add(new Checked(cursors.get(i), listing((List<?>) answers.get(2 * i + 1)), changing));
    }
    return found;
  }

  private void enterEverywhere(Checked checked) {
    if (checked.listing().filter(found -> !keys.lists(found).isEmpty()).isPresent()) {
      Listing listing = checked.listing().get();
      String entry = new Cursor(listing.createdAt(), checked.entry().game()).text();
      enter(entry, keys.lists(listing));
    }
  }

  private void enter(String entry, List<String> lists) {
    List<CommandObject<?>> commands = new ArrayList<>();
    lists.forEach(list -> commands.add(COMMANDS.zadd(list, 0, entry)));
    redis.callAll(commands);
    // After the entries: a sweep may forget a list that was empty before them.
    redis.callAll(List.of(COMMANDS.sadd(keys.allLists(), lists.toArray(String[]::new))));
  }

  /** The fields of a listing; all are null if there is no such game. */
  private static Optional<Listing> listing(List<?> fields) {
    return Optional.ofNullable((String) fields.getFirst())
        .map(
            ruleset ->
                new Listing(
                    ruleset,
                    String.valueOf(fields.get(1)),
                    "1".equals(fields.get(2)),
                    Instant.ofEpochMilli(Long.parseLong(String.valueOf(fields.get(3)))),
                    owners(fields.get(4))));
  }

  private static List<String> owners(@Nullable Object field) {
    return field instanceof String owners && !owners.isEmpty()
        ? List.of(owners.split(" ", -1))
        : List.of();
  }
}
