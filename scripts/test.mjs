/** `npm test`: everything from a fresh clone to a verdict. The last line is `N passed, N failed`. */
import { readFileSync, rmSync } from "node:fs";
import { installPostgres } from "./postgres.mjs";
import { run } from "./run.mjs";
import { build, install } from "./set-up.mjs";

const reports = "test-results";
const total = { passed: 0, failed: 0 };

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

/** A check that either holds or not counts as one test. */
async function check(what, command, args) {
  console.log(`\n— ${what}`);
  const { code } = await run(command, args);
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

/** Runs a test runner that writes a report, and counts what the report says; no report counts as one failure. */
async function suite(what, command, args, env, tally) {
  console.log(`\n— ${what}`);
  const { code } = await run(command, args, { env });
  let passed = 0;
  let failed = 0;
  try {
    ({ passed, failed } = tally());
  } catch (error) {
    console.error(`${what} wrote no report: ${error.message}`);
  }
  count(passed, code !== 0 && failed === 0 ? 1 : failed);
}

function report(name) {
  return JSON.parse(readFileSync(`${reports}/${name}.json`, "utf8"));
}

process.env.TZ ??= "America/New_York";
await install();
await installPostgres();
rmSync(reports, { recursive: true, force: true });

await check("types", "npm", ["run", "--silent", "check:types"]);
await check("lint and import rules", "npm", ["run", "--silent", "check:lint"]);
await suite(
  "unit tests",
  "vitest",
  ["run", "--reporter=dot", "--reporter=json", `--outputFile=${reports}/unit.json`],
  {},
  () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = report("unit");
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) };
  },
);

await build();
await suite(
  "browser tests and accessibility audit",
  "playwright",
  ["test", "--reporter=line,json"],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/browser.json` },
  () => {
    const { expected, flaky, unexpected } = report("browser").stats;
    return { passed: expected + flaky, failed: unexpected };
  },
);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
