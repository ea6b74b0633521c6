import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { affectedBy } from "./affected.mjs";

/**
 * Returns the files that differ from the merge base with `main`, or on `main` from the previous commit. Includes
 * uncommitted and new files. Returns undefined if git cannot tell, as in a shallow clone.
 */
export function changedFiles() {
  try {
    const head = git("rev-parse", "HEAD");
    const shared = git("merge-base", "HEAD", "main");
    const base = shared.join() === head.join() ? "HEAD~1" : shared.join();
    // Lists both the old and the new path of moved files.
    const changed = git("diff", "--name-only", "--no-renames", "--relative", base);
    return [...changed, ...git("ls-files", "--others", "--exclude-standard")];
  } catch {
    return undefined;
  }
}

/** @param {string[]} words */
function git(...words) {
  const output = execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return output.split("\n").filter(Boolean);
}

/** Returns the project's own test files with their text. Git ignores packages installed for benchmarks. */
function testFiles() {
  const files = git("ls-files", "--cached", "--others", "--exclude-standard", "tests");
  const scripts = files.filter((file) => /\.(m?[jt]s|tsx)$/.test(file) && existsSync(file));
  return new Map(scripts.map((file) => [file, readFileSync(file, "utf8")]));
}

/**
 * Returns the tests for `npm test -- --changed` and the changed files that select them; everything if git cannot tell.
 */
export function whatToRun() {
  const changed = changedFiles();
  if (!changed) return { changed: [], unit: "all", browser: "all" };
  return { changed, ...affectedBy(changed, testFiles()) };
}
