import { execFileSync } from "node:child_process";

/** Returns the project's commit, with `+` if files have changed since. `null` outside its repository. */
export function currentCommit(): string | null {
  try {
    const commit = git("rev-parse", "HEAD").trim();
    return git("status", "--porcelain").trim() === "" ? commit : `${commit}+`;
  } catch {
    return null;
  }
}

function git(...words: string[]): string {
  return execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}
