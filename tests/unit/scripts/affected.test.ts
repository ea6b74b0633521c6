import { expect, test } from "vitest";
import { affectedBy } from "../../../scripts/affected.mjs";

const tests = new Map([
  ["tests/e2e/audit.spec.ts", 'import { axeFindings } from "./axe.ts";'],
  ["tests/e2e/axe.ts", 'import { expect } from "./site-test.ts";'],
  ["tests/e2e/layout.spec.ts", 'import { test } from "./site-test.ts";'],
  ["tests/e2e/site-test.ts", ""],
  ["tests/e2e/staff.spec.ts", 'import { filled } from "../unit/server/filled.ts";'],
  ["tests/unit/docs.test.ts", 'import { readFileSync } from "node:fs";'],
  ["tests/unit/fail-on-console.ts", ""],
  ["tests/unit/quiz.test.ts", 'import { score } from "../../src/quiz/score.ts";'],
  ["tests/unit/server/filled.ts", ""],
  ["tests/unit/server/kill.test.ts", 'import { serve } from "./serve.ts";'],
  ["tests/unit/server/serve.ts", 'import { spawn } from "node:child_process";'],
]);
const reachFurther = ["tests/unit/docs.test.ts", "tests/unit/server/kill.test.ts"];

test("runs nothing without changes", () => {
  expect(affectedBy([], tests)).toEqual({ unit: "none", browser: "none" });
});

test.each(["src/routes/home.tsx", "theme/index.ts", "data/site.ts", "prerender/finish-page.ts", "server/main.ts"])(
  "runs all browser tests and unit tests with files or processes for %s",
  (file) => {
    expect(affectedBy([file], tests)).toEqual({ unit: reachFurther, browser: "all" });
  },
);

test.each([
  "package-lock.json",
  "vite.config.ts",
  "playwright.config.ts",
  "scripts/set-up.mjs",
  "public/robots.txt",
  "data/articles/rest.mdx",
  "theme/tokens/color.tokens.json",
  ".npmrc",
  "something/nobody/has/heard.of",
])("runs everything for %s", (file) => {
  expect(affectedBy([file], tests)).toEqual({ unit: "all", browser: "all" });
});

test.each(["docs/deploy.md", "CONTRIBUTING.md", "biome.json", "vitest.config.ts", "tests/unit/fail-on-console.ts"])(
  "runs all unit tests and no browser tests for %s",
  (file) => {
    expect(affectedBy([file], tests)).toEqual({ unit: "all", browser: "none" });
  },
);

test("runs only a changed spec", () => {
  expect(affectedBy(["tests/e2e/layout.spec.ts"], tests).browser).toEqual(["tests/e2e/layout.spec.ts"]);
});

test("runs specs that import a changed file directly or indirectly", () => {
  expect(affectedBy(["tests/e2e/site-test.ts"], tests).browser).toEqual([
    "tests/e2e/audit.spec.ts",
    "tests/e2e/layout.spec.ts",
  ]);
  expect(affectedBy(["tests/unit/server/filled.ts"], tests).browser).toEqual(["tests/e2e/staff.spec.ts"]);
});

test("runs no browser tests for a changed unit test", () => {
  expect(affectedBy(["tests/unit/quiz.test.ts"], tests)).toEqual({ unit: reachFurther, browser: "none" });
});

test("combines the tests of several changes", () => {
  expect(affectedBy(["docs/deploy.md", "src/routes/home.tsx"], tests)).toEqual({ unit: "all", browser: "all" });
});
