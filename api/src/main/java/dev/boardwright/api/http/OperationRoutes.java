package dev.boardwright.api.http;

import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.ops.Readiness;
import dev.boardwright.api.schema.OpenApi;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import java.util.Optional;

/** The routes for those who run a server, and the documentation. */
final class OperationRoutes {

  private final Readiness readiness;
  private final Metrics metrics;
  private final boolean metricsHere;
  private final byte[] openApiJson;
  private final byte[] openApiYaml;
  private final String page;

  /**
   * @param metricsHere whether the metrics are shown; else they are somewhere else
   */
  OperationRoutes(Readiness readiness, Metrics metrics, boolean metricsHere, OpenApi openApi) {
    this.readiness = readiness;
    this.metrics = metrics;
    this.metricsHere = metricsHere;
    this.openApiJson = openApi.json();
    this.openApiYaml = openApi.yaml();
    this.page = Docs.page();
  }

  void addTo(RouteTable routes) {
    routes
        .get("/healthz", call -> call.answer(new Answers.Health("up", Optional.empty())))
        .get("/readyz", this::ready)
        .get("/metrics", this::metrics)
        .get("/openapi.json", call -> call.json(openApiJson))
        .get("/openapi.yaml", call -> call.bytes("application/yaml", openApiYaml))
        .get("/docs", this::docs);
  }

  private void ready(Call call) {
    Answers.Health health = readiness.look();
    call.answer(health.status().equals("up") ? 200 : 503, health);
  }

  private void metrics(Call call) {
    if (!metricsHere) {
      throw Problem.of(Code.NOT_FOUND, "route.metrics");
    }
    call.text(Metrics.CONTENT_TYPE, metrics.text());
  }

  private void docs(Call call) {
    call.header("Content-Security-Policy", Docs.POLICY);
    call.text("text/html; charset=utf-8", page);
  }
}
