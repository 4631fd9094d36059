# Build:  docker build -t boardwright .
# Run:    docker run -p 8080:8080 -v boardwright:/data boardwright
# With Redis: docs/compose.yaml

FROM maven:3.9-eclipse-temurin-25 AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.m2 mvn -q -B -DskipTests package -pl api -am

FROM eclipse-temurin:25-jre-alpine
RUN addgroup -S boardwright && adduser -S -G boardwright boardwright \
    && mkdir /data && chown boardwright:boardwright /data
WORKDIR /app
COPY --from=build /src/api/target/lib lib
COPY --from=build /src/api/target/boardwright-api.jar .
USER boardwright
ENV BOARDWRIGHT_HOST=0.0.0.0 \
    BOARDWRIGHT_PORT=8080 \
    BOARDWRIGHT_DATA=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
    CMD wget -q -O /dev/null "http://127.0.0.1:${BOARDWRIGHT_PORT}/readyz" || exit 1
# exec, so that the service gets the signals; further games: put jars into /app/rulesets
ENTRYPOINT ["java", "-XX:+UseCompactObjectHeaders", "-XX:MaxRAMPercentage=75", \
    "--enable-native-access=ALL-UNNAMED", \
    "-cp", "boardwright-api.jar:rulesets/*", "dev.boardwright.api.Main"]
