package dev.boardwright.api.http;

import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.ops.Readiness;
import dev.boardwright.api.schema.OpenApi;
import dev.boardwright.api.wire.Answers;
import java.util.Optional;

/** The routes for those who run a server, and the documentation. */
final class OperationRoutes {

  private final Readiness readiness;
  private final Metrics metrics;
  private final byte[] openApiJson;
  private final byte[] openApiYaml;
  private final String page;

  OperationRoutes(Readiness readiness, Metrics metrics, OpenApi openApi) {
    this.readiness = readiness;
    this.metrics = metrics;
    this.openApiJson = openApi.json();
    this.openApiYaml = openApi.yaml();
    this.page = Docs.page();
  }

  void addTo(RouteTable routes) {
    routes
        .get("/healthz", call -> call.answer(new Answers.Health("up", Optional.empty())))
        .get("/readyz", this::ready)
        .get("/metrics", call -> call.text(Metrics.CONTENT_TYPE, metrics.text()))
        .get("/openapi.json", call -> call.json(openApiJson))
        .get("/openapi.yaml", call -> call.bytes("application/yaml", openApiYaml))
        .get("/docs", this::docs);
  }

  private void ready(Call call) {
    Answers.Health health = readiness.look();
    call.answer(health.status().equals("up") ? 200 : 503, health);
  }

  private void docs(Call call) {
    call.header("Content-Security-Policy", Docs.POLICY);
    call.text("text/html; charset=utf-8", page);
  }
}
