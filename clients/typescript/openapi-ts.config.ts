import { defineConfig } from "@hey-api/openapi-ts";

export default defineConfig({
  input: "../target/sdk.yaml",
  output: { path: "target/sdk", module: { extension: ".js" } },
  plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
  logs: { level: "silent", file: false },
});
