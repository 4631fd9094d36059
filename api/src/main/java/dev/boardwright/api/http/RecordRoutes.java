package dev.boardwright.api.http;

import dev.boardwright.api.game.Records;
import dev.boardwright.api.schema.RecordSchema;
import dev.boardwright.api.wire.GameRecord;
import dev.boardwright.api.wire.Requests;
import java.util.Optional;

/** The routes of records: finished games in clear. */
final class RecordRoutes {

  static final int LARGEST_RECORD = 4 * 1024 * 1024;

  private final Records records;
  private final byte[] schema = Call.json(RecordSchema.document());

  RecordRoutes(Records records) {
    this.records = records;
  }

  void addTo(RouteTable routes) {
    routes
        .get("/v1/games/{game}/record", this::record)
        .post("/v1/records", this::keep)
        .post("/v1/records/verify", this::verify)
        .get("/v1/records/schema", call -> call.json(schema));
  }

  private void record(Call call) {
    call.answer(records.record(call.game(), call.bearer()));
  }

  private void keep(Call call) {
    Optional<String> key = call.idempotencyKey();
    var request = call.body(Requests.ImportRequest.class, LARGEST_RECORD);
    call.created(records.keep(request, key));
  }

  private void verify(Call call) {
    call.answer(records.verify(call.body(GameRecord.class, LARGEST_RECORD)));
  }
}
