package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.net.URI;
import java.util.List;

/** Checks every answer of the service against the contract, and every request that it accepted. */
final class ContractFilter implements Filter {

  @Override
  public Response filter(
      FilterableRequestSpecification request,
      FilterableResponseSpecification expected,
      FilterContext context) {
    Response response = context.next(request, expected);
    String path = URI.create(request.getURI()).getPath();
    var operation = Contract.BASE.operation(request.getMethod(), path);
    String what = operation.route() + " " + response.statusCode();
    JsonNode declared =
        Contract.BASE.resolved(
            operation.node().path("responses").path(String.valueOf(response.statusCode())));
    assertThat(declared.isMissingNode())
        .as("%s is not in the contract: %s", what, response.asString())
        .isFalse();
    checkHeaders(declared, response, what);
    checkBody(declared, response, what);
    Object body = request.getBody();
    if (response.statusCode() < 300 && body != null) {
      Contract.BASE.assertFits(
          operation.node().at("/requestBody/content/application~1json/schema"),
          body.toString(),
          "request of " + what);
    }
    return response;
  }

  private static void checkHeaders(JsonNode declared, Response response, String what) {
    declared
        .path("headers")
        .properties()
        .forEach(
            header -> {
              boolean required =
                  Contract.BASE.resolved(header.getValue()).path("required").asBoolean();
              if (required) {
                assertThat(response.header(header.getKey()))
                    .as("%s has the header %s", what, header.getKey())
                    .isNotNull();
              }
            });
  }

  private static void checkBody(JsonNode declared, Response response, String what) {
    JsonNode content = declared.path("content");
    if (content.isMissingNode()) {
      assertThat(response.asString()).as("%s has no body", what).isEmpty();
      return;
    }
    String type = response.contentType().split(";", 2)[0];
    assertThat(content.has(type)).as("%s may be %s", what, type).isTrue();
    JsonNode schema = content.path(type).path("schema");
    if (schema.has("$ref")) {
      for (String json : parts(type, response.asString())) {
        Contract.BASE.assertFits(schema, json, what);
      }
    }
  }

  /** A stream is many JSON texts, all other bodies are one. */
  private static List<String> parts(String type, String body) {
    return switch (type) {
      case "text/event-stream" ->
          body.lines()
              .filter(line -> line.startsWith("data: "))
              .map(line -> line.substring("data: ".length()))
              .toList();
      case "application/x-ndjson" -> body.lines().toList();
      default -> List.of(body);
    };
  }
}
