import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const shared = { setupFiles: ["tests/unit/fail-on-console.ts"], testTimeout: 20_000, hookTimeout: 60_000 };
const inBrowser = { ...shared, setupFiles: [...shared.setupFiles, "tests/unit/timeout.ts", "tests/unit/cleanup.ts"] };

const dom = "tests/unit/**/*.test.tsx";
/** What is timed, or starts and ends processes, shares no modules with others. */
const alone = ["tests/unit/server/**/*.test.ts", "tests/unit/linear-time.test.ts"];
/** Files that put a module of their own in the place of another. */
const mocking = globSync(dom).filter((file) => readFileSync(file, "utf8").includes("vi.mock("));

// Files that share what they import take a quarter of the processor’s time (125 s and 31 s for those with a document).
export default defineConfig({
  define: { __BUILD_TIME__: JSON.stringify("2026-11-21T12:00:00.000Z") },
  test: {
    // By itself vitest leaves one core to others, and on two cores runs one file after the other.
    maxWorkers: 2,
    // A busy machine may be slow; what never comes fails all the same.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { name: "alone", environment: "node", include: alone },
      { name: "node", environment: "node", isolate: false, include: ["tests/unit/**/*.test.ts"], exclude: alone },
      { name: "dom", environment: "jsdom", isolate: false, include: [dom], exclude: mocking },
      { name: "mocking", environment: "jsdom", include: mocking },
    ].map((project) => ({
      extends: true,
      test: { ...(project.environment === "jsdom" ? inBrowser : shared), ...project },
    })),
  },
});
