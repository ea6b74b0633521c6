/**
 * `npm test`: installs missing tools, builds the site and runs every check. The last line is `N passed, N failed`. With
 * `-- --changed`, it runs only the tests that the changes can affect.
 */
import { readFileSync, rmSync } from "node:fs";
import { changedTests, remindersFor } from "./changed.mjs";
import { installPostgres } from "./postgres.mjs";
import { helpFrom, run } from "./run.mjs";
import { build, install } from "./set-up.mjs";

helpFrom(import.meta.url);

const reports = "test-results";
const total = { passed: 0, failed: 0 };
/** Terminals show the current test. Logs get no colors and list failures at the end. */
const isLog = !process.stdout.isTTY;

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

/** Runs a pass/fail check while unit tests wait. Resolves to a function that prints its result and counts it as one test. */
async function check(what, command, args) {
  const { code, output } = await run(command, args, { capture: true, inGaps: true });
  return () => {
    console.log(`\n— ${what}\n${code === 0 ? "passed" : output.trimEnd()}`);
    count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  };
}

/** Runs a test runner and counts the results in its report. A missing report counts as one failure. */
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

const isChanged = process.argv.includes("--changed");
const { changed, unit, browser } = isChanged ? changedTests() : { changed: [], unit: ["run"], browser: [] };
for (const line of remindersFor(changed)) console.log(`— ${line}`);

process.env.TZ ??= "America/New_York";
await install();
await installPostgres();
rmSync(reports, { recursive: true, force: true });

const inGaps = Promise.all([
  check("types", "npm", ["run", "--silent", "check:types"]),
  check("lint and import rules", "npm", ["run", "--silent", "check:lint"]),
]);
await build();
const reporters = ["--reporter=dot", "--reporter=json", `--outputFile=${reports}/unit.json`];
await suite("unit tests", "vitest", [...unit, ...reporters], isLog ? { NO_COLOR: "1" } : {}, () => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report("unit");
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) };
});
// Browser tests save mistakes in files that these checks read.
for (const printResult of await inGaps) printResult();
await suite(
  "browser tests",
  "playwright",
  ["test", ...browser, `--reporter=${isLog ? "dot" : "line"},json`],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/browser.json`, ...(isLog && { FORCE_COLOR: "0" }) },
  () => {
    const { expected, flaky, unexpected } = report("browser").stats;
    return { passed: expected, failed: unexpected + flaky };
  },
);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
