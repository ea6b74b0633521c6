import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** Limits in milliseconds that only end tests that hang. No working test takes as long, even on a busy machine. */
const limits = { testTimeout: 900_000, hookTimeout: 900_000 };
/** Node processes that tests start compile each module once. On 2026-11-27, this halved their processor time. */
const env = { NODE_COMPILE_CACHE: resolve("node_modules/.cache/test-processes") };
const shared = { ...limits, env, setupFiles: ["tests/unit/fail-on-console.ts"] };
const inDocument = { ...shared, setupFiles: [...shared.setupFiles, "tests/unit/document.ts"] };

/** Tests that mostly wait for processes and clocks, or measure time. */
const waiting = ["tests/unit/server/**/*.test.ts", "tests/unit/linear-time.test.ts"];
/** Test files share modules, so each module loads only once in a worker. */
const inNode = { ...shared, environment: "node", isolate: false };

export default defineConfig({
  define: { __BUILD_TIME__: JSON.stringify("2026-11-21T12:00:00.000Z") },
  test: {
    // By default, vitest leaves one core free, so two cores would run only one file at a time.
    maxWorkers: 3,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      // Five workers run these tests after the other projects. On 2026-11-23, this took 96 s, and three workers shared
      // by all projects took 110 s. On 2026-11-26, shared modules saved 18 of 109 s of processor time.
      { ...inNode, name: "waiting", include: waiting, maxWorkers: 5, sequence: { groupOrder: 1 } },
      { ...inNode, name: "node", include: ["{tests/unit,packages/*/test}/**/*.test.ts"], exclude: waiting },
      // A separate VM context per file isolates documents at half the cost of a process. On 2026-11-22, it took 57 s of
      // processor time instead of 132 s. The browser environment is set up once, and packages are compiled once.
      { ...inDocument, name: "dom", environment: "jsdom", pool: "vmForks", include: ["tests/unit/**/*.test.tsx"] },
    ].map((test) => ({ extends: true, test })),
  },
});
