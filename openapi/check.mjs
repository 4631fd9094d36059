// Fails when boardwright.yaml is not what the files beside it bundle to.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

execFileSync("npx", ["redocly", "bundle", "openapi.yaml", "--output", "target/boardwright.yaml"], {
  env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  stdio: ["ignore", "ignore", "pipe"],
});
if (!readFileSync("target/boardwright.yaml").equals(readFileSync("boardwright.yaml"))) {
  console.error("openapi/boardwright.yaml is stale. In openapi/: npm run bundle, and commit it.");
  process.exit(1);
}
