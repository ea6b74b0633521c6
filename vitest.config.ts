import { defineConfig } from "vitest/config";

const shared = { setupFiles: ["tests/unit/fail-on-console.ts"], testTimeout: 20_000, hookTimeout: 60_000 };
const inDocument = { ...shared, setupFiles: [...shared.setupFiles, "tests/unit/timeout.ts"] };

/**
 * What is timed, starts and ends processes or has other articles shares no modules with others; pure functions do, to be
 * loaded once.
 */
const alone = [
  "tests/unit/server/**/*.test.ts",
  "tests/unit/linear-time.test.ts",
  "tests/unit/data/lists.test.ts",
  "tests/unit/routes/paged-articles.test.ts",
  "tests/unit/routes/routes.test.ts",
];

export default defineConfig({
  define: { __BUILD_TIME__: JSON.stringify("2026-11-21T12:00:00.000Z") },
  test: {
    // By itself vitest leaves one core to others, and on two cores runs one file after the other.
    maxWorkers: 3,
    // A busy machine may be slow; what never comes fails all the same.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // They wait for processes and clocks much of their time; beside nothing else, five workers use it (together with the
      // others, three of them for all, 110 s, then 96 s, on 2026-11-23).
      { ...shared, name: "alone", environment: "node", include: alone, maxWorkers: 5, sequence: { groupOrder: 1 } },
      {
        ...shared,
        name: "node",
        environment: "node",
        isolate: false,
        include: ["tests/unit/**/*.test.ts"],
        exclude: alone,
      },
      // A context of its own for each file instead of a process keeps documents apart at half the cost (132 s of processor
      // time, then 57 s, on 2026-11-22): what a browser has is set up once, and packages are compiled once.
      { ...inDocument, name: "dom", environment: "jsdom", pool: "vmForks", include: ["tests/unit/**/*.test.tsx"] },
    ].map((test) => ({ extends: true, test })),
  },
});
