/**
 * `npm run check:launch`: lists everything in data/ that must be replaced or confirmed before the site goes live:
 * dates that have passed or come within thirty days, addresses under the reserved name `.example`, entries marked
 * `placeholder: true`.
 * Exits with 1 while anything is left.
 */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readArticles } from "../data/articles/read-articles.server.ts";
import { launchFindings, launchList } from "./launch-findings.ts";

const today = new Date().toISOString().slice(0, 10);
const findings = launchFindings("data/articles", readArticles(), today);
// A build works these out of what other files hold.
const exclude = ["data/academy-dates.ts", "data/closed-days.ts"];
for (const file of globSync("data/**/*.ts", { exclude }).sort()) {
  const exported: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
  for (const [name, value] of Object.entries(exported))
    findings.push(...launchFindings(`${file}: ${name}`, value, today));
}

const list = launchList(findings);
const count = list.split("\n").filter((line) => line.startsWith("  ")).length;
console.log(count === 0 ? "Nothing is left to fill in." : `${list}\n${count} to fill in or confirm before launch`);
process.exit(count === 0 ? 0 : 1);
