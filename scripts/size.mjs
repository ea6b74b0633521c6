/** `npm run size`: prints the files, lines and words of each folder, and the docs against their limit. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { helpFrom } from "./run.mjs";

helpFrom(import.meta.url);

const shortFile = 20;
/** Limit of all documents. Code has none: a limit on lines once cost clear code. */
const mostWords = 14_000;

const paths = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => /\.(ts|tsx|mjs|js|css|md)$/.test(path) && !path.startsWith("a11y/transcripts/spoken/"));
const folders = new Map();
const totals = { code: empty(), tests: empty(), docs: empty() };

for (const path of paths) {
  let text;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    // Deleted, but not yet staged.
    continue;
  }
  const kind = path.endsWith(".md")
    ? path.startsWith("a11y/transcripts/")
      ? "tests"
      : "docs"
    : /^(tests|packages\/\w+\/test)\//.test(path)
      ? "tests"
      : "code";
  const folder = path.includes("/") ? path.split("/").slice(0, -1).slice(0, 2).join("/") : "(top)";
  if (!folders.has(folder)) folders.set(folder, empty());
  for (const sum of [totals[kind], folders.get(folder)]) add(sum, text);
}

function empty() {
  return { files: 0, lines: 0, short: 0, words: 0 };
}

function add(sum, text) {
  const lines = text.split("\n").length - 1;
  sum.files += 1;
  sum.lines += lines;
  if (lines <= shortFile) sum.short += 1;
  // Table rules and list marks are no words.
  sum.words += text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const rows = [...folders].sort(([a], [b]) => a.localeCompare(b));
for (const [name, sum] of [...rows, ...Object.entries(totals)]) print(name, sum);
const { words } = totals.docs;
if (words > mostWords) console.log(`docs: ${words} words, limit ${mostWords}`);

function print(name, { files, lines, short, words }) {
  console.log(
    `${name.padEnd(28)} ${column(files)} files ${column(lines)} lines ${column(short)} short ${column(words)} words`,
  );
}

function column(figure) {
  return String(figure).padStart(6);
}
