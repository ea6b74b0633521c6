import { defineConfig } from "vitest/config";

const shared = { setupFiles: ["tests/unit/fail-on-console.ts"], testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  define: { __BUILD_TIME__: JSON.stringify("2026-11-21T12:00:00.000Z") },
  test: {
    // By itself vitest leaves one core to others, and on two cores runs one file after the other.
    maxWorkers: 2,
    // A busy machine may be slow; what never comes fails all the same.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { ...shared, name: "node", environment: "node", include: ["tests/unit/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          ...shared,
          setupFiles: [...shared.setupFiles, "tests/unit/timeout.ts"],
          name: "dom",
          environment: "jsdom",
          include: ["tests/unit/**/*.test.tsx"],
        },
      },
    ],
  },
});
