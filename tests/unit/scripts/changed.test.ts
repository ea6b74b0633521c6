// @vitest-environment node
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";

/**
 * Returns the tests that `npm test -- --changed` would run in a repository with these files. `src/late.ts` is
 * untracked.
 */
function whatToRunIn(files: Record<string, string>) {
  const folder = temporaryFolder();
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", ...words], { cwd: folder });
  const write = ([file, text]: [string, string]) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  git("init", "--quiet", "--initial-branch=main");
  Object.entries(files).forEach(write);
  for (const message of ["first", "second"]) {
    git("add", ".");
    git("commit", "--quiet", "--allow-empty", "-m", message);
  }
  write(["src/late.ts", ""]);
  const told = `import { whatToRun } from ${JSON.stringify(resolve("scripts/changed.mjs"))};
    console.log(JSON.stringify(whatToRun()));`;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", told], { cwd: folder, encoding: "utf8" }),
  );
}

test("excludes installed packages of benchmarks from the tests", () => {
  const ran = whatToRunIn({
    ".gitignore": "node_modules",
    "tests/one.test.ts": "",
    "tests/bench/tool/node_modules/decimal.js/index.js": "",
  });
  expect(ran.changed).toEqual(["src/late.ts"]);
});
