/**
 * `npm run bench [NAME …]`: runs all benchmarks, or the named ones: visit, paint, motion, intake, store, attack. Each
 * also measures a yardstick, because machines differ. Stops at the first one that fails.
 */
import { helpFrom, mustRun } from "../../scripts/run.mjs";

helpFrom(import.meta.url);

const all = ["visit", "paint", "motion", "intake", "store", "attack"];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`error: no benchmark is named ${unknown.join(" or ")}; choose from ${all.join(", ")}`);
  process.exit(2);
}
for (const name of named.length > 0 ? named : all)
  await mustRun(`The benchmark ${name}`, "node", [`tests/bench/${name}.ts`]);
