import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.mjs";
import { browserArguments } from "./tests/browser-arguments.ts";

const port = 4199;
/** What the forms of the tests bring. */
export const dataDir = "test-results/data";

export default defineConfig({
  testDir: "tests/e2e",
  // Node reads them by itself, without the two seconds that translating them takes before the first test.
  build: { external: ["**/*.ts"] },
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for fonts, clocks and timers; a third worker on two cores uses that time (2 workers took 453 s where 3 took
  // 342 s, on 2026-11-22, with the tests of that day).
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A test that needs a second try is to be fixed.
  retries: 0,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: await findChromium(),
      args: browserArguments,
    },
  },
  webServer: {
    command: "node server/main.ts",
    env: { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: "0", REQUEST_LIMIT: "0", MAIL_LIMIT: "0" },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
