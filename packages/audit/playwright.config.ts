import { defineConfig } from "@playwright/test";
import { browserArguments } from "./runner/browser-arguments.ts";

/** Path of the browser. Without one, Playwright starts the browser that it has installed. */
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: "test/browser",
  build: { external: ["**/*.ts"] },
  outputDir: "../../test-results/audit",
  fullyParallel: true,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
  },
});
