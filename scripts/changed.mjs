import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
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

function testFiles() {
  const files = readdirSync("tests", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(m?[jt]s|tsx)$/.test(file),
  );
  return new Map(
    files.map((file) => `tests/${file.replaceAll("\\", "/")}`).map((file) => [file, readFileSync(file, "utf8")]),
  );
}

/** What `npm test -- --changed` has to run, and the files it is chosen for; everything where git cannot tell. */
export function whatToRun() {
  const changed = changedFiles();
  if (!changed) return { changed: [], unit: "all", browser: "all" };
  return { changed, ...affectedBy(changed, testFiles()) };
}
