// Fails when boardwright.yaml is not what the files beside it bundle to, or names schemas as no SDK can.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

execFileSync("npx", ["redocly", "bundle", "openapi.yaml", "--output", "target/boardwright.yaml"], {
  env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  stdio: ["ignore", "ignore", "pipe"],
});
if (!readFileSync("target/boardwright.yaml").equals(readFileSync("boardwright.yaml"))) {
  console.error("openapi/boardwright.yaml is stale. In openapi/: npm run bundle, and commit it.");
  process.exit(1);
}

// The SDK for Go makes a function NewX for each schema X, which a schema NewX would collide with.
const names = readdirSync("schemas").map((file) => file.replace(".yaml", ""));
const taken = names.filter((name) => names.includes(`New${name}`));
if (taken.length > 0) {
  console.error(`Rename the schemas ${taken.map((name) => `New${name}`).join(", ")}: they collide in Go.`);
  process.exit(1);
}
