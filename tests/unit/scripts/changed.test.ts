import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeAll, expect, test } from "vitest";
import { remindersFor } from "../../../scripts/changed.mjs";

const pageSources = {
  everywhere: ["src/root.tsx", "data/site.ts"],
  pages: { "/about": ["src/routes/about.tsx", "data/about.ts"], "/shop": ["src/routes/shop.tsx", "data/money.ts"] },
};

let folder: string;
let base: string;

function git(...words: string[]): string {
  return execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", ...words], {
    cwd: folder,
    encoding: "utf8",
  });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kindred-ground-"));
  git("init", "--quiet", "--initial-branch=main");
  write(".gitignore", "node_modules\nbuild");
  write("build/page-sources.json", JSON.stringify(pageSources));
  write(
    "tests/unit/serve.ts",
    'import { spawn } from "node:child_process"; const folders = ["src", "theme", "data/"];',
  );
  write(
    "tests/unit/streams.ts",
    'import { spawn } from "node:child_process"; child.on("data", print); join(store, "data"); const other = "data/forms/form.ts";',
  );
  write("tests/unit/every-file.ts", 'import { globSync } from "node:fs"; globSync("data/forms/*.ts");');
  write("tests/unit/all.ts", 'import { execFileSync } from "node:child_process"; execFileSync("git", ["ls-files"]);');
  write("tests/unit/shop.ts", 'import { readFileSync } from "node:fs"; readFileSync("docs/deploy.md");');
  write("tests/e2e/layout.spec.ts", 'await page.goto("/about#story");');
  write("tests/e2e/shop.spec.ts", 'await page.goto("/shop");');
  write("tests/bench/tool/node_modules/decimal.js/index.js", "");
  for (const message of ["first", "second"]) {
    git("add", ".");
    git("commit", "--quiet", "--allow-empty", "-m", message);
  }
  base = git("rev-parse", "HEAD").trim();
  return () => rmSync(folder, { recursive: true });
});

afterEach(() => void git("clean", "--quiet", "-d", "--force"));

/** Returns the tests that `npm test -- --changed` would run in a built repository with these untracked files. */
function testsAfter(...late: string[]) {
  for (const file of late) write(file, "");
  const program = `import { changedTests } from ${JSON.stringify(resolve("scripts/changed.mjs"))};
    console.log(JSON.stringify(changedTests()));`;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", program], { cwd: folder, encoding: "utf8" }),
  );
}

const everyBrowserTest: string[] = [];
const only = (titles: string) => ["--grep", titles, "--pass-with-no-tests"];

test.each([
  ["package-lock.json", everyBrowserTest],
  ["something/unheard.of", everyBrowserTest],
  ["src/late.ts", everyBrowserTest],
  ["src/root.tsx", everyBrowserTest],
  ["data/site.ts", everyBrowserTest],
  ["data/about.ts", only("(audit\\.spec\\.ts /about) ")],
  ["src/routes/about.tsx", only("(audit\\.spec\\.ts /about|layout\\.spec\\.ts) ")],
  ["theme/tokens/color.tokens.json", only(expect.stringMatching(/^\(audit\\.spec\\.ts\|color-mode\\.spec\\.ts\|/))],
])("runs the browser tests of the pages that have %s", (late, tests) => {
  const { changed, browser } = testsAfter(late);
  expect(changed).toEqual([late]);
  expect(browser).toEqual(tests);
});

test("runs the browser tests of several pages, and all with a change that the build does not know", () => {
  expect(testsAfter("data/about.ts", "data/money.ts").browser).toEqual(
    only("(audit\\.spec\\.ts /about|audit\\.spec\\.ts /shop) "),
  );
  expect(testsAfter("server/main.ts").browser).toEqual([]);
  expect(testsAfter("tests/e2e/late.spec.ts").browser).toEqual([]);
});

test("runs unit tests that import a changed file, or read all files or name it, its folder or its pattern", () => {
  const unit = (file: string) => {
    const { unit } = testsAfter(file);
    git("clean", "--quiet", "-d", "--force");
    return unit.slice(3);
  };
  expect(unit("src/late.ts")).toEqual(["src/late.ts", "tests/unit/all.ts", "tests/unit/serve.ts"]);
  expect(unit("data/about.ts")).toEqual(["data/about.ts", "tests/unit/all.ts", "tests/unit/serve.ts"]);
  expect(unit("data/forms/form.ts")).toEqual([
    "data/forms/form.ts",
    "tests/unit/all.ts",
    "tests/unit/every-file.ts",
    "tests/unit/serve.ts",
    "tests/unit/streams.ts",
  ]);
  expect(unit("docs/deploy.md")).toEqual(["docs/deploy.md", "tests/unit/all.ts", "tests/unit/shop.ts"]);
  expect(unit("docs/late.md")).toEqual(["docs/late.md", "tests/unit/all.ts"]);
  expect(unit("something/unheard.of")).toEqual(["something/unheard.of", "tests/unit/all.ts"]);
});

test.each(["docs/late.md", "biome.json", "tests/e2e/late.spec.ts", "tests/unit/late.test.ts"])(
  "runs only changed browser tests for %s",
  (late) => {
    expect(testsAfter(late).browser).toEqual([`--only-changed=${base}`, "--pass-with-no-tests"]);
  },
);

test.each([
  [["src/sections/home/hero.tsx"], ["--transcripts"]],
  [["src/sections/home/hero.tsx", "a11y/transcripts/spoken/home.md"], []],
  [["data/makers.ts"], ["--transcripts", "check:launch", "data/checks/"]],
  [["theme/tokens/color.tokens.json"], ["npm run tokens"]],
  [["packages/audit/checks/orientation.ts"], ["a11y/faults/"]],
  [["docs/deploy.md"], []],
])("reminds after a change of %j of %j", (changed, parts) => {
  const reminders = remindersFor(changed, changed);
  expect(reminders).toHaveLength(parts.length);
  for (const [index, part] of parts.entries()) expect(reminders[index]).toContain(part);
});

test("reminds of a collection's check only if its file is new", () => {
  expect(remindersFor(["data/makers.ts"], []).join()).not.toContain("data/checks/");
  expect(testsAfter("data/makers.ts").added).toEqual(["data/makers.ts"]);
  git("clean", "--quiet", "-d", "--force");
  expect(testsAfter("tests/unit/shop.ts").added).toEqual([]);
  git("checkout", "--quiet", ".");
});
