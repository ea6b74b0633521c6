/**
 * `npm test`: installs missing tools, builds the site, then checks and tests it. The last line is `N passed, N failed`.
 * With `-- --changed`, it runs only the tests that the changes can affect.
 */
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { changedTests, remindersFor } from "./changed.mjs";
import { findChromium, installBoth } from "./chromium.mjs";
import { endLeftovers } from "./leftovers.mjs";
import { assertBrowserPath, assertDiskSpace } from "./machine.mjs";
import { installPostgres } from "./postgres.mjs";
import { helpFrom, run, withProgress } from "./run.mjs";
import { build, install } from "./set-up.mjs";
import { browserResults, unitResults } from "./test-results.mjs";

helpFrom(import.meta.url);

const reports = "test-results";
/** @type {{ what: string, seconds: number, passed?: number, failed?: number }[]} */
const parts = [];

/**
 * Runs a part, and prints a line with its time and counts.
 *
 * @param {string} what
 * @param {() => Promise<{ passed: number, failed: number, output?: string } | void>} work
 */
async function part(what, work) {
  const begun = performance.now();
  const results = await work();
  note({ what, seconds: secondsSince(begun), passed: results?.passed, failed: results?.failed }, results?.output);
}

function note({ what, seconds, passed, failed }, output) {
  parts.push({ what, seconds, passed, failed });
  if (output) console.log(output);
  console.log(`— ${what}: ${passed === undefined ? "" : `${passed} passed, ${failed} failed, `}${seconds} s`);
}

function secondsSince(begun) {
  return Math.round((performance.now() - begun) / 1000);
}

/** Runs a pass/fail check beside other parts. Resolves to a function that counts it as one test. */
async function check(what, command, args) {
  const begun = performance.now();
  const { code, output } = await run(command, args, { capture: true });
  const seconds = secondsSince(begun);
  const [passed, failed] = code === 0 ? [1, 0] : [0, 1];
  return () =>
    note({ what: `${what}, beside other parts`, seconds, passed, failed }, code === 0 ? "" : output.trimEnd());
}

/**
 * Runs a test runner, and counts the results in its report. Prints the failures, or the output of a failed runner
 * without any.
 */
async function suite(what, usually, command, args, env, resultsOf) {
  const work = run(command, args, { env, capture: true });
  const { code, output } = await withProgress(what, usually, work, 60_000);
  const results = resultsOf();
  if (code === 0) return results;
  return { passed: results.passed, failed: Math.max(results.failed, 1), output: results.output || output.trimEnd() };
}

const begun = performance.now();
const isChanged = process.argv.includes("--changed");
assertBrowserPath();
assertDiskSpace();
process.env.TZ ??= "America/New_York";
const id = `${process.pid}-${Date.now()}`;
process.env.TEST_RUN = id;

await part("install", async () => {
  await install();
  await installPostgres();
  process.env.CHROMIUM_PATH = await findChromium();
  if (process.env.CI) await installBoth();
  console.log(`Browser: ${process.env.CHROMIUM_PATH}`);
});
rmSync(reports, { recursive: true, force: true });
const checks = Promise.all([
  check("types", "npm", ["run", "--silent", "check:types"]),
  check("lint and import rules", "npm", ["run", "--silent", "check:lint"]),
]);
await part("build", () => build({ capture: true }));
const { changed, added, unit, browser } = isChanged
  ? changedTests()
  : { changed: [], added: [], unit: ["run"], browser: [] };
for (const line of remindersFor(changed, added)) console.log(`— ${line}`);

await part("unit tests", () =>
  suite(
    "Unit tests",
    "two to nine minutes",
    "vitest",
    [...unit, "--reporter=minimal", "--reporter=json", `--outputFile=${reports}/unit.json`],
    { NO_COLOR: "1" },
    () => unitResults(`${reports}/unit.json`),
  ),
);
// Waits for these checks, because browser tests save mistakes in files that the checks read.
for (const noteResult of await withProgress("Types and lint", "finished by now", checks)) noteResult();
await part("browser tests", () =>
  suite(
    "Browser tests",
    "seven to thirty minutes",
    "playwright",
    ["test", ...browser, "--reporter=json"],
    // Each worker loads the same modules. On 2026-12-01, compiling them once saved 0.8 of 3.4 s of processor time.
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/browser.json`,
      FORCE_COLOR: "0",
      NODE_COMPILE_CACHE: resolve("node_modules/.cache/test-processes"),
    },
    () => browserResults(`${reports}/browser.json`),
  ),
);
await part("processes end with their tests", async () => {
  const left = await endLeftovers(id);
  const output = left.map(({ pid, command }) => `process ${pid} was left running: ${command}`).join("\n");
  return { passed: left.length > 0 ? 0 : 1, failed: left.length > 0 ? 1 : 0, output };
});

const sum = (/** @type {"passed" | "failed"} */ key) => parts.reduce((sum, one) => sum + (one[key] ?? 0), 0);
const minutes = (/** @type {number} */ seconds) =>
  `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2)} s`;
const rows = [...parts, { what: "in all", seconds: secondsSince(begun) }];
console.log(`\n${rows.map(({ what, seconds }) => `${minutes(seconds).padStart(12)}  ${what}`).join("\n")}\n`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);
