import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { remindersFor } from "../../../scripts/changed.mjs";
import { temporaryFolder } from "../temporary-folder.ts";

/** Returns the tests that `npm test -- --changed` would run in a repository with an untracked file. */
function testsAfter(late: string) {
  const folder = temporaryFolder();
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", ...words], { cwd: folder, encoding: "utf8" });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  git("init", "--quiet", "--initial-branch=main");
  write(".gitignore", "node_modules");
  write("tests/unit/serve.ts", 'import { spawn } from "node:child_process";');
  write("tests/bench/tool/node_modules/decimal.js/index.js", "");
  for (const message of ["first", "second"]) {
    git("add", ".");
    git("commit", "--quiet", "--allow-empty", "-m", message);
  }
  write(late, "");
  const program = `import { changedTests } from ${JSON.stringify(resolve("scripts/changed.mjs"))};
    console.log(JSON.stringify(changedTests()));`;
  const told = execFileSync(process.execPath, ["--input-type=module", "-e", program], { cwd: folder });
  return { base: git("rev-parse", "HEAD~1").trim(), ...JSON.parse(String(told)) };
}

test.each(["src/late.ts", "package-lock.json", "theme/tokens/color.tokens.json", "something/unheard.of"])(
  "runs all browser tests for %s, and unit tests that import it or may read it",
  (late) => {
    const { changed, unit, browser } = testsAfter(late);
    expect(changed).toEqual([late]);
    expect(unit).toEqual(["related", "--run", "--passWithNoTests", late, "tests/unit/serve.ts"]);
    expect(browser).toEqual([]);
  },
);

test.each(["docs/late.md", "biome.json", "tests/e2e/late.spec.ts", "tests/unit/late.test.ts"])(
  "runs only changed browser tests for %s",
  (late) => {
    const { base, browser } = testsAfter(late);
    expect(browser).toEqual([`--only-changed=${base}`, "--pass-with-no-tests"]);
  },
);

test.each([
  [["src/sections/home/hero.tsx"], ["--transcripts"]],
  [["src/sections/home/hero.tsx", "a11y/transcripts/spoken/home.md"], []],
  [["data/makers.ts"], ["--transcripts", "check:launch", "data/checks/"]],
  [["theme/tokens/color.tokens.json"], ["npm run tokens"]],
  [["a11y/checks/orientation.ts"], ["a11y/faults/"]],
  [["docs/deploy.md"], []],
])("reminds after a change of %j of %j", (changed, parts) => {
  const reminders = remindersFor(changed);
  expect(reminders).toHaveLength(parts.length);
  for (const [index, part] of parts.entries()) expect(reminders[index]).toContain(part);
});
