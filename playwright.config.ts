import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.mjs";
import { browserArguments } from "./tests/browser-arguments.ts";

const port = 4199;
/** Data folder for submissions sent by the tests. */
export const dataDir = "test-results/data";

export default defineConfig({
  testDir: "tests/e2e",
  // Node runs TypeScript natively, which saves the two seconds that transpiling takes before the first test.
  build: { external: ["**/*.ts"] },
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Three workers on two cores, because tests wait for fonts, clocks and timers. On 2026-11-22, with that day's tests,
  // 2 workers took 453 s and 3 took 342 s.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Flaky tests must be fixed, not retried.
  retries: 0,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: await findChromium(),
      // Pages are open too briefly to gain from optimized scripts. On 2026-11-26, without optimizing, a page load took
      // 20 % less processor time, and 78 tests of forms and layout 12 % less.
      args: [...browserArguments, "--js-flags=--no-maglev,--no-opt"],
    },
  },
  webServer: {
    command: "node server/main.ts",
    env: { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: "0", MAIL_LIMIT: "0" },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
