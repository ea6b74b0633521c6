import { defineConfig } from "vitest/config";

const shared = { setupFiles: ["tests/unit/fail-on-console.ts"] };

export default defineConfig({
  define: { __BUILD_TIME__: JSON.stringify("2026-11-21T12:00:00.000Z") },
  test: {
    projects: [
      { extends: true, test: { ...shared, name: "node", environment: "node", include: ["tests/unit/**/*.test.ts"] } },
      { extends: true, test: { ...shared, name: "dom", environment: "jsdom", include: ["tests/unit/**/*.test.tsx"] } },
    ],
  },
});
