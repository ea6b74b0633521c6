/**
 * `npm run check:packages`: writes a list of all packages to `build/sbom.json` (CycloneDX), and marks those that only
 * development uses. Then asks the registry for the signatures of all packages. The exit code is 1 if the list fails or
 * a signature is missing or wrong, and 2 if the registry does not answer.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { helpFrom, run } from "./run.mjs";

helpFrom(import.meta.url);

const file = "build/sbom.json";

const sbom = await run("npm", ["sbom", "--package-lock-only", "--sbom-format=cyclonedx"], { capture: true });
if (sbom.code !== 0) {
  console.error(`npm cannot list the packages:\n${sbom.output}`);
  process.exit(1);
}
mkdirSync("build", { recursive: true });
writeFileSync(file, sbom.output);
console.log(`${JSON.parse(sbom.output).components.length} packages are listed in ${file}.`);

const signatures = await run("npm", ["audit", "signatures", "--fetch-retries=1"], { capture: true });
const [, unanswered] = /^npm error code (.*)$/m.exec(signatures.output) ?? [];
if (unanswered) {
  console.error(`No signature was checked, because the registry or its key server did not answer (${unanswered}).`);
  process.exit(2);
}
console.log(signatures.output.trim());
process.exit(signatures.code === 0 ? 0 : 1);
