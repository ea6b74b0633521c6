/**
 * `npm run tokens -- look`: photographs every page before and after a change. Takes pictures at two widths in light and
 * dark mode, at the smaller width also with more contrast, and in print. Writes one HTML report with the pages that
 * differ, the most changed first. The report also lists the color pairs that got worse, and the link pictures and
 * emails that differ.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { matchesGlob } from "node:path";
import { changedPairs, describeChange, notableChanges } from "@kindred-ground/tokens/gate/failures.ts";
import { Command, CommanderError } from "commander";
import { pairRules } from "../../theme/contrast-pairs.ts";
import { everyPair } from "../../theme/every-pair.ts";
import { compareFiles } from "./compare-files.ts";
import { comparePages, pagesOf } from "./compare-pages.ts";
import { summaryOf, writeReport } from "./report.ts";
import { colorsOf, judgeFolder, treesOf } from "./trees.ts";

/** Folder that each run replaces. Other folders may contain someone's files. */
const ownFolder = "build/look";

interface Options {
  since?: string;
  page?: string[];
  out: string;
}

const command = new Command("npm run tokens -- look")
  .description(
    "Compare every page before and after a change. Without an argument, compare the last commit with your files.",
  )
  .argument("[file...]", "Token files to try in place of those in theme/tokens/")
  .option("--since <commit>", "Compare this commit with your files")
  .option("--page <path>", "Compare only this page, e.g. '/shop/*'. Repeat the option for more pages.", collect)
  .option("--out <folder>", "New or empty folder for the result", ownFolder)
  .exitOverride();

try {
  command.parse();
  await look(command.args, command.opts<Options>());
} catch (error) {
  const isUsage = error instanceof CommanderError;
  if (!isUsage) console.error(`error: ${error instanceof Error ? error.message : error}`);
  process.exitCode = isUsage && error.exitCode === 0 ? 0 : 2;
}

async function look(files: readonly string[], { since, page, out }: Options): Promise<void> {
  if (files.length > 0 && since) throw new Error("name token files or --since, not both");
  if (out !== ownFolder && existsSync(out) && readdirSync(out).length > 0)
    throw new Error(`'${out}' is not empty; name a new folder with --out`);
  const began = Date.now();
  const trees = await treesOf(files, since);
  try {
    const every = [...new Set([...pagesOf(trees.before), ...pagesOf(trees.after)])].sort();
    const chosen = page ? every.filter((path) => page.some((glob) => matchesGlob(path, glob))) : every;
    if (chosen.length === 0) throw new Error(`no page matches '${page}'; choose from:\n  ${every.join("\n  ")}`);
    if (out === ownFolder) rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    console.error(`Comparing ${chosen.length} pages …`);
    const pages = await comparePages(trees, chosen, out);
    const changes = changedPairs(everyPair, colorsOf(trees.before), colorsOf(trees.after), pairRules);
    const pairs = notableChanges(changes).map(describeChange);
    const judgment = judgeFolder(trees.after);
    const files = await compareFiles(trees, out);
    const file = writeReport(out, { title: trees.title, pages, pairs, files });
    const changed = pages.filter(({ views, only }) => views.length > 0 || only);
    for (const page of changed) console.log(`${page.path}  ${summaryOf(page)}`);
    console.log(
      `${changed.length} of ${pages.length} pages differ, ${changes.length} color pairs changed, ${pairs.length} for the worse`,
    );
    console.log(
      `${files.pictures.length} of ${files.counts.pictures} link pictures and icons differ, ${files.mails.length} of ${files.counts.mails} mails`,
    );
    if (judgment.lines.length > 0) console.log(`${judgment.summary}; npm run tokens names them`);
    console.log(`${file} (${Math.round((Date.now() - began) / 1000)} s)`);
  } finally {
    trees.remove();
  }
}

function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
