/**
 * `npm run size`: prints the size of each folder and each part of the project, and compares long functions, misnamed
 * bounds and the docs to their limits. `npm run size -- --functions` lists the functions and bounds instead, with file
 * and line.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { misnamedBounds } from "./bound-names.mjs";
import { functionLengths } from "./function-lengths.mjs";
import { helpFrom } from "./run.mjs";

helpFrom(import.meta.url);

const shortFile = 20;
/** Limit of the documents outside of packages. Code has none, because a limit on lines makes it less clear. */
const maxWords = 14_000;

const paths = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => /\.(ts|tsx|mjs|js|css|md)$/.test(path) && !path.startsWith("a11y/transcripts/spoken/"));
const folders = new Map();
/** Sums by part of the project. Each package has separate sums for code, tests and docs. */
const parts = new Map();
const totals = { code: empty(), tests: empty(), docs: empty() };
/** @type {ReturnType<typeof functionLengths>} */
const functions = [];
/** Maximum number of functions, by the number of lines that they exceed. */
const maxFunctions = new Map([
  [60, 30],
  [100, 4],
]);
/** @type {ReturnType<typeof misnamedBounds>} */
const bounds = [];

for (const path of paths) {
  let text;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    // The file is deleted, but the deletion is not staged yet.
    continue;
  }
  const kind = kindOf(path);
  const folder = path.includes("/") ? path.split("/").slice(0, -1).slice(0, 2).join("/") : "(top)";
  const part = partOf(path, kind);
  if (!folders.has(folder)) folders.set(folder, empty());
  if (!parts.has(part)) parts.set(part, empty());
  for (const sum of [totals[kind], folders.get(folder), parts.get(part)]) add(sum, text);
  if (kind === "code" && /\.tsx?$/.test(path)) functions.push(...functionLengths(path, text));
  if (kind === "code" && /\.(tsx?|mjs)$/.test(path)) bounds.push(...misnamedBounds(path, text));
}

function kindOf(path) {
  if (/^(tests|packages\/\w+\/test|a11y\/transcripts)\//.test(path)) return "tests";
  return path.endsWith(".md") ? "docs" : "code";
}

/** Returns the name of the part of the project that a file belongs to. */
function partOf(path, kind) {
  const [room = "", name = ""] = path.split("/");
  if (room === "packages") return `${room}/${name}, ${kind}`;
  if (kind !== "code") return `${kind} of the site and the service`;
  if (room === "server") return "service";
  if (room === "a11y") return "audit of the site";
  return ["common", "data", "prerender", "src", "theme"].includes(room) ? "site" : "commands and settings";
}

function empty() {
  return { files: 0, lines: 0, short: 0, words: 0 };
}

function add(sum, text) {
  const lines = text.split("\n").length - 1;
  sum.files += 1;
  sum.lines += lines;
  if (lines <= shortFile) sum.short += 1;
  // Table rules and list markers aren't words.
  sum.words += text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

if (process.argv.includes("--functions")) {
  listFunctionsAndBounds();
  process.exit();
}

const rows = [...folders].sort(([a], [b]) => a.localeCompare(b));
const byPart = [...parts].sort(([a], [b]) => a.localeCompare(b));
for (const [name, sum] of [...rows, ...byPart, ...Object.entries(totals)]) print(name, sum);
for (const [lines, limit] of maxFunctions) compare(`functions over ${lines} lines`, longerThan(lines).length, limit);
compare("bounds not named max… or min…", bounds.length, 0);
compare("words of docs", parts.get("docs of the site and the service").words, maxWords);

function compare(name, count, limit) {
  console.log(`${name}: ${count}, limit ${limit}`);
}

function longerThan(limit) {
  return functions.filter(({ lines }) => lines > limit);
}

function listFunctionsAndBounds() {
  const long = longerThan(Math.min(...maxFunctions.keys())).sort((one, other) => other.lines - one.lines);
  for (const { path, line, lines } of long) console.log(`${column(lines)} lines  ${path}:${line}`);
  for (const { path, line, name } of bounds) console.log(`rename ${name}  ${path}:${line}`);
}

function print(name, { files, lines, short, words }) {
  console.log(
    `${name.padEnd(32)} ${column(files)} files ${column(lines)} lines ${column(short)} short ${column(words)} words`,
  );
}

function column(figure) {
  return String(figure).padStart(6);
}
