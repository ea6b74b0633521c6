import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, matchesGlob } from "node:path";

/**
 * Returns the commit that this branch adds to: its merge base with `main`. If that is the current commit, returns it
 * only for uncommitted changes, and otherwise the previous commit. Undefined if git cannot tell, as in a shallow clone.
 */
function base() {
  try {
    const [head, shared] = [git("rev-parse", "HEAD"), git("merge-base", "HEAD", "main")];
    const isCommitted = git("status", "--porcelain").length === 0;
    return shared.join() === head.join() && isCommitted ? git("rev-parse", "HEAD~1")[0] : shared[0];
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
  const { status, stdout } = spawnSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  // The status of a search without matches is 1.
  if (status !== 0 && !(words[0] === "grep" && status === 1)) throw new Error(`git ${words[0]} failed`);
  return stdout.split("\n").filter(Boolean);
}

/** Files that are neither in the built site nor in its service. */
const apart = /^([^/]+\.md|LICENSE|Dockerfile|biome\.json|cspell\.json|vitest\.config\.ts)$|^(\.ci|docs|tests)\//;
/** File that the build writes, in prerender/note-page-sources.ts. */
const pageSources = "build/page-sources.json";
/** Test file with one test for each page. The test's title begins with the page's path. */
const pageTests = "audit.spec.ts";
/** Test files for the effects of tokens: colors, sizes and type. */
const lookTests = [
  "color-mode.spec.ts",
  "library-defaults.spec.ts",
  "print.spec.ts",
  "recipes.spec.ts",
  "styles.spec.ts",
];

/**
 * Returns the changed files and the arguments of both runners. Call it after the build, which knows the sources of each
 * page.
 */
export function changedTests() {
  const since = base();
  const changed = changedFiles(since);
  if (!since || !changed) return { changed: [], added: [], unit: ["run"], browser: [] };
  const before = new Set(git("ls-tree", "-r", "--name-only", since));
  return {
    changed,
    added: changed.filter((file) => !before.has(file)),
    unit: ["related", "--run", "--passWithNoTests", ...changed, ...readersOf(changed)],
    browser: browserTests(changed, since),
  };
}

/** Call with which a module lists all files of the project. */
const listOfAll = '"git", ["ls-files"';

/**
 * Returns the modules that read files or start processes, and name one of the changed files, and those that read all
 * files. The runner knows only imports.
 *
 * @param {readonly string[]} changed
 */
function readersOf(changed) {
  const readers = git(
    "grep",
    "-lE",
    "--untracked",
    '"node:(fs|child_process|worker_threads)',
    "--",
    "*.ts",
    "*.tsx",
    "*.mjs",
  );
  const folders = [...new Set(changed.map((file) => file.split("/")[0] ?? file))];
  return readers.filter(
    (reader) =>
      readFileSync(reader, "utf8").includes(listOfAll) ||
      pathsIn(reader, folders).some((path) => changed.some((file) => names(path, file))),
  );
}

/**
 * @param {string} reader
 * @param {readonly string[]} folders
 */
function pathsIn(reader, folders) {
  return readFileSync(reader, "utf8")
    .split("\n")
    .flatMap((line) =>
      [...line.matchAll(/["'`]([\w.-]+)(\/[^"'`\s]*)?["'`]/g)]
        .filter(({ 1: folder = "", index }) => folders.includes(folder) && isInThisProject(line.slice(0, index)))
        .map(([, folder = "", rest = ""]) => folder + rest),
    );
}

/** False if the text that follows is the name of an event, or is joined to another folder. */
function isInThisProject(/** @type {string} */ before) {
  const from = Math.max(...['"', "'", "`", ";"].map((mark) => before.lastIndexOf(mark))) + 1;
  const call = before.slice(from);
  return !/\b(on|once|off|emit)\(/.test(call) && !(call.includes("join(") && call.endsWith(", "));
}

/** True if a path in a module is the file, a folder above it, or a pattern. A placeholder may be anything. */
function names(/** @type {string} */ path, /** @type {string} */ file) {
  const pattern = path.replaceAll(/\$\{[^}]*\}?/g, "*").replace(/\/$/, "");
  return file === pattern || file.startsWith(`${pattern}/`) || matchesGlob(file, pattern);
}

/**
 * Returns Playwright's arguments. Without any, Playwright runs all tests, as for a file that the build does not know.
 *
 * @param {readonly string[]} changed
 * @param {string} since
 */
function browserTests(changed, since) {
  const inSite = changed.filter((file) => !apart.test(file));
  if (inSite.length === 0) return [`--only-changed=${since}`, "--pass-with-no-tests"];
  if (inSite.length < changed.length && changed.some((file) => file.startsWith("tests/e2e/"))) return [];
  if (inSite.every((file) => /^theme\/tokens\//.test(file))) return grepFor([pageTests, ...lookTests]);
  const paths = pagesOf(inSite);
  if (!paths) return [];
  const own = paths.map((path) => `${pageTests} ${path}`);
  return grepFor(inSite.every((file) => file.startsWith("data/")) ? own : [...own, ...testsThatOpen(paths)]);
}

/**
 * Returns arguments for the tests with one of these file names or beginnings of titles. Playwright matches both in one
 * text.
 */
function grepFor(/** @type {readonly string[]} */ starts) {
  const escaped = starts.map((start) => start.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return ["--grep", `(${escaped.join("|")}) `, "--pass-with-no-tests"];
}

/**
 * Returns the paths of the pages that use one of these files. Undefined if every page uses one, or if the build does
 * not know one.
 *
 * @param {readonly string[]} files
 */
function pagesOf(files) {
  if (!existsSync(pageSources)) return undefined;
  const { everywhere, pages } = JSON.parse(readFileSync(pageSources, "utf8"));
  const isKnown = (/** @type {string} */ file) => Object.values(pages).some((sources) => sources.includes(file));
  if (files.some((file) => everywhere.includes(file) || !isKnown(file))) return undefined;
  return Object.keys(pages).filter((path) => files.some((file) => pages[path].includes(file)));
}

/** Returns the names of the browser test files that contain one of these paths, other than `pageTests`. */
function testsThatOpen(/** @type {readonly string[]} */ paths) {
  const names = paths.flatMap((path) => ["-e", `"${path}"`, "-e", `"${path}#`, "-e", `"${path}?`]);
  const files = git("grep", "-lF", "--untracked", ...names, "--", "tests/e2e/*.spec.ts");
  return files.map((file) => basename(file)).filter((file) => file !== pageTests);
}

/** Work that no test can do, by the changed files that call for it. `isNew` leaves out files that the base has. */
const reminders = [
  {
    of: /^(data\/(?!checks|design)|src\/(?!design))/,
    without: /^a11y\/transcripts\/spoken\//,
    text: "If words, names or structure changed: npm run a11y -- --transcripts, then read the diff",
  },
  { of: /^data\//, text: "npm run check:launch lists sample addresses, dates and entries" },
  {
    of: /^data\/[\w-]+\.ts$/,
    isNew: true,
    without: /^data\/checks\//,
    text: "A new collection needs a check in data/checks/, which data/checks/collections.ts calls",
  },
  { of: /^theme\//, text: "npm run tokens lists mistakes, failing color pairs and unused tokens" },
  {
    of: /^packages\/audit\/(checks|engines)\//,
    without: /^a11y\/faults\//,
    text: "Seed a fault for each new rule in a11y/faults/",
  },
];

/**
 * @param {readonly string[]} changed
 * @param {readonly string[]} added The changed files that the base does not have.
 */
export function remindersFor(changed, added) {
  return reminders
    .filter(
      ({ of, without, isNew = false }) =>
        (isNew ? added : changed).some((file) => of.test(file)) && !changed.some((file) => without?.test(file)),
    )
    .map(({ text }) => text);
}
