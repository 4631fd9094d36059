package dev.boardwright.api.store;

import dev.boardwright.api.store.GameStore.Listing;
import dev.boardwright.api.store.GameStore.Query;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The names of all keys.
 *
 * <p>What belongs to one game shares the hash tag {@code {id}}, so that one script may change it on
 * a cluster.
 *
 * @param prefix what every key and channel starts with, so that several services can share a Redis
 */
record RedisKeys(String prefix) {

  private static final Pattern PREFIX = Pattern.compile("[^{}\\s]{0,64}");

  RedisKeys {
    if (!PREFIX.matcher(prefix).matches()) {
      throw new IllegalArgumentException(
          "The prefix of keys has at most 64 characters, no { or } and no spaces, as in"
              + " boardwright:");
    }
  }

  /** A hash: header, revision, version, and how the game is listed. */
  String game(String game) {
    return prefix + "game:{" + game + "}";
  }

  /** A stream of appends; an entry's id is the version after it. */
  String log(String game) {
    return prefix + "log:{" + game + "}";
  }

  /** There while a change of the game's listing may be under way. */
  String listing(String game) {
    return prefix + "listing:{" + game + "}";
  }

  /** A hash: the text and revision of a document. */
  String document(String key) {
    return prefix + "document:" + key;
  }

  /** A string: when a bucket of {@link Limits} will be empty. */
  String limit(String bucket) {
    return prefix + "limit:" + bucket;
  }

  /** When the jobs of a queue are due (a sorted set), and their tickets (a hash). */
  List<String> agenda(String queue) {
    String tag = "{agenda." + queue + "}";
    return List.of(prefix + "times:" + tag, prefix + "tickets:" + tag);
  }

  /** A sorted set of {@link Cursor} texts, for one ruleset and one status or for any. */
  String list(Optional<String> ruleset, Optional<String> status) {
    return prefix + "list:" + encoded(ruleset) + ":" + encoded(status);
  }

  /** The same of the games of one owner, for one status or for any. */
  private String owned(String owner, Optional<String> status) {
    return prefix + "owned:" + owner + ":" + encoded(status);
  }

  /** The list that answers a query. */
  String list(Query query) {
    return query
        .owner()
        .map(owner -> owned(owner, query.status()))
        .orElseGet(() -> list(query.ruleset(), query.status()));
  }

  /** All lists a game is in. */
  List<String> lists(Listing listing) {
    Optional<String> ruleset = Optional.of(listing.ruleset());
    Optional<String> status = Optional.of(listing.status());
    List<String> lists = new ArrayList<>();
    if (listing.listed()) {
      lists.add(list(Optional.empty(), Optional.empty()));
      lists.add(list(ruleset, Optional.empty()));
      lists.add(list(Optional.empty(), status));
      lists.add(list(ruleset, status));
    }
    for (String owner : listing.owners()) {
      lists.add(owned(owner, Optional.empty()));
      lists.add(owned(owner, status));
    }
    return lists;
  }

  /** A set of the names of all lists. */
  String allLists() {
    return prefix + "lists";
  }

  /** There while a node sweeps the lists, and for some time after. */
  String swept() {
    return prefix + "swept";
  }

  /** The channel on which the ids of changed games are called out. */
  String doorbell() {
    return prefix + "doorbell";
  }

  private static String encoded(Optional<String> name) {
    return name.map(text -> URLEncoder.encode(text, StandardCharsets.UTF_8)).orElse("");
  }
}
