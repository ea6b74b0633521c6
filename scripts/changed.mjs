import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { affectedBy } from "./affected.mjs";

/**
 * What differs from the merge base with `main`, or on `main` itself from the commit before; uncommitted and new files
 * included. Undefined where git cannot tell, as in a shallow clone.
 */
export function changedFiles() {
  try {
    const head = git("rev-parse", "HEAD");
    const shared = git("merge-base", "HEAD", "main");
    const base = shared.join() === head.join() ? "HEAD~1" : shared.join();
    // Of what was moved, both the old and the new place.
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

/** The project’s own, with their text: what is installed beside a benchmark is git’s to ignore. */
function testFiles() {
  const files = git("ls-files", "--cached", "--others", "--exclude-standard", "tests");
  const scripts = files.filter((file) => /\.(m?[jt]s|tsx)$/.test(file) && existsSync(file));
  return new Map(scripts.map((file) => [file, readFileSync(file, "utf8")]));
}

/** What `npm test -- --changed` has to run, and the files it is chosen for; everything where git cannot tell. */
export function whatToRun() {
  const changed = changedFiles();
  if (!changed) return { changed: [], unit: "all", browser: "all" };
  return { changed, ...affectedBy(changed, testFiles()) };
}
