/**
 * `npm run check:launch`: lists everything in data/ to replace or confirm before launch. That means dates in the past
 * or within thirty days, addresses under the reserved name `.example`, and entries marked `placeholder: true`. The
 * exit code is 1 if anything is left.
 */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readArticles } from "../data/articles/read-articles.server.ts";
import { launchFindings, launchList } from "./launch-findings.ts";
import { helpFrom } from "./run.mjs";

helpFrom(import.meta.url);

const today = new Date().toISOString().slice(0, 10);
const findings = readArticles().flatMap((article) =>
  launchFindings(`data/articles/${article.slug}.mdx`, article, today),
);
// Builds derive these from other files, and the checks list the entries of all files.
const exclude = ["data/academy-dates.ts", "data/closed-days.ts", "data/forms/every-form.ts", "data/checks/**"];
for (const file of globSync("data/**/*.ts", { exclude }).sort()) {
  const exported: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
  for (const [name, value] of Object.entries(exported))
    findings.push(...launchFindings(`${file}: ${name}`, value, today));
}

const list = launchList(findings);
const count = list.split("\n").filter((line) => line.startsWith("  ")).length;
console.log(
  count === 0 ? "Nothing left to replace or confirm." : `${list}\n${count} to replace or confirm before launch`,
);
process.exit(count === 0 ? 0 : 1);
