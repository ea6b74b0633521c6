import { execFileSync } from "node:child_process";

/**
 * Returns the commit that this branch adds to: its merge base with `main`, or on `main` the previous commit. Undefined
 * if git cannot tell, as in a shallow clone.
 */
function base() {
  try {
    const [head, shared] = [git("rev-parse", "HEAD"), git("merge-base", "HEAD", "main")];
    return shared.join() === head.join() ? git("rev-parse", "HEAD~1")[0] : shared[0];
  } catch {
    return undefined;
  }
}

/** Returns the files that differ from the base, with uncommitted and new files. Undefined if git cannot tell. */
export function changedFiles(since = base()) {
  if (!since) return undefined;
  // Lists both the old and the new path of moved files.
  const changed = git("diff", "--name-only", "--no-renames", "--relative", since);
  return [...changed, ...git("ls-files", "--others", "--exclude-standard")];
}

/** @param {string[]} words */
function git(...words) {
  const output = execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return output.split("\n").filter(Boolean);
}

/** Files that are neither in the built site nor in its service. */
const apart = /^([^/]+\.md|LICENSE|Dockerfile|biome\.json|cspell\.json|vitest\.config\.ts)$|^(\.ci|docs|tests)\//;

/**
 * Returns the changed files and the arguments of both runners. A test of a module that reads files or starts processes
 * can depend on any file, and the runners see only imports. Browser tests depend on the whole built site.
 */
export function changedTests() {
  const since = base();
  const changed = changedFiles(since);
  if (!since || !changed) return { changed: [], unit: ["run"], browser: [] };
  const sources = ["*.ts", "*.tsx", "*.mjs"];
  const readers = git("grep", "-lE", "--untracked", '"node:(fs|child_process|worker_threads)', "--", ...sources);
  return {
    changed,
    unit: ["related", "--run", "--passWithNoTests", ...changed, ...readers],
    browser: changed.every((file) => apart.test(file)) ? [`--only-changed=${since}`, "--pass-with-no-tests"] : [],
  };
}

/** Work that no test can do, by the changed files that call for it. */
const reminders = [
  {
    of: /^(data\/(?!checks|design)|src\/(?!design|sections\/design))/,
    without: /^a11y\/transcripts\/spoken\//,
    text: "If words, names or structure changed: npm run a11y -- --transcripts, then read the difference",
  },
  { of: /^data\//, text: "npm run check:launch lists sample addresses, dates and entries" },
  {
    of: /^data\/[\w-]+\.ts$/,
    without: /^data\/checks\//,
    text: "A new collection needs a check in data/checks/, which data/checks/collections.ts calls",
  },
  { of: /^theme\//, text: "npm run tokens lists mistakes, failing color pairs and unused tokens" },
  {
    of: /^a11y\/(checks|engines)\//,
    without: /^a11y\/faults\//,
    text: "Seed a fault for each new rule in a11y/faults/",
  },
];

/** @param {readonly string[]} changed */
export function remindersFor(changed) {
  return reminders
    .filter(({ of, without }) => changed.some((file) => of.test(file)) && !changed.some((file) => without?.test(file)))
    .map(({ text }) => text);
}
