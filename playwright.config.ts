import { once } from "node:events";
import { createServer } from "node:net";
import { browserArguments } from "@kindred-ground/audit/runner/browser-arguments.ts";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.mjs";

/** Data folder for submissions sent by the tests. */
export const dataDir = "test-results/data";

/** Workers read this file again. They inherit the variable, so all use the port that the first process found. */
process.env.TEST_PORT ??= String(await freePort());

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

// Playwright maps the stack of each call to sources, but Node runs TypeScript at its own lines. On 2026-12-01, without
// the mapping, the process of a worker took 10% less processor time in tests of the audit.
Reflect.deleteProperty(Error, "prepareStackTrace");

const origin = `http://127.0.0.1:${process.env.TEST_PORT}`;

export default defineConfig({
  testDir: "tests/e2e",
  projects: [
    // The site's tests of a worker share a context, which Playwright empties between them. tests/e2e/site-test.ts resets
    // the rest. On 2026-12-01, 67 tests of forms and the workbench took 184 s of processor time instead of 229 s.
    { name: "site", use: { reuseContext: true } },
    // The auditor's browser tests need nothing from the site, but share its workers. They open files, whose storage
    // Playwright does not empty.
    { name: "audit", testDir: "packages/audit/test/browser" },
  ],
  // Node runs TypeScript natively, which saves the two seconds that transpiling takes before the first test.
  build: { external: ["**/*.ts"] },
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Three workers on two cores, because tests wait for fonts, clocks and timers. On 2026-11-22, with that day's tests,
  // 2 workers took 453 s and 3 took 342 s.
  workers: 3,
  // These limits only end tests that hang. They leave time for a busy machine, because they do not measure speed.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  // Flaky tests must be fixed, not retried.
  retries: 0,
  use: {
    baseURL: origin,
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        ...browserArguments,
        // Pages are open too briefly to gain from optimized scripts. On 2026-11-26, without optimizing, a page load
        // took 20% less processor time, and 78 tests of forms and layout took 12% less. axe throws and catches an error
        // while it loads. With lazy source positions, V8 parses axe again to find the error's line. On 2026-12-01,
        // without them, three families of correct pages took 100 s of processor time instead of 106 s.
        "--js-flags=--no-maglev,--no-opt,--no-enable-lazy-source-positions",
        // Each browser context has its own process. Without the limit, its first page load starts another one. On
        // 2026-11-30, with the limit, a test that opens the home page took 0.48 s of processor time instead of 0.72 s.
        "--renderer-process-limit=1",
        // Lets a full Chromium keep its process for the next test. On 2026-12-01, with this flag, 28 tests of forms took
        // 84 s of processor time instead of 114 s.
        "--disable-site-isolation-trials",
      ],
    },
  },
  webServer: {
    // The log explains failures of tests.
    command:
      "rm -rf test-results/data && mkdir -p test-results && exec node server/main.ts 2> test-results/service.log",
    env: { PORT: process.env.TEST_PORT, DATA_DIR: dataDir, RATE_LIMIT: "0", MAIL_LIMIT: "0" },
    url: `${origin}/`,
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
