/**
 * `npm run a11y:act FOLDER`: runs the audit's checks over W3C's ACT test cases in FOLDER, a checkout of
 * w3c/wcag-act-rules. Writes a summary, all outcomes, and an implementation report to `a11y/report/act/`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { checks, fileChecks } from "@kindred-ground/audit/core/checks.ts";
import { agreedByBarrier, merge } from "@kindred-ground/audit/core/merge.ts";
import { currentCommit, versions } from "@kindred-ground/audit/runner/audit-site.ts";
import { Command } from "commander";
import { excuses } from "../../a11y/accepted-findings.ts";
import { earlOf, exampleLines, ruleLines, summaryOf, wrongCalls } from "./reports.ts";
import { readRules } from "./test-cases.ts";
import { serveCheckout, type Tried, tryCases } from "./try-cases.ts";

const out = "a11y/report/act";
const resultsFile = join(out, "results.json");

const command = new Command("npm run a11y:act --")
  .description("Run the audit's checks on W3C's ACT test cases. Write the results to a11y/report/act/.")
  .argument("<folder>", "Checkout of github.com/w3c/wcag-act-rules")
  .option("--check <names...>", "Run only these checks again. The others keep the results of the last run.")
  .option("--rule <ids...>", "Run only these ACT rules")
  .option("--count", "Run nothing. Count the results of the last run again.")
  .parse();
const { check, rule, count } = command.opts<{ check?: string[]; rule?: string[]; count?: true }>();

const [folder] = command.processedArgs as [string];
const all = readRules(folder);
const rules = all.filter(({ id }) => rule?.includes(id) ?? true);
const names = new Set(check ?? [...checks, ...fileChecks].map(({ name }) => name));

mkdirSync(out, { recursive: true });
const tried: Tried & { browser: string; date: string } =
  existsSync(resultsFile) && (check || rule || count)
    ? JSON.parse(readFileSync(resultsFile, "utf8"))
    : { seen: {}, errors: {}, browser: "", date: "" };

if (!count) {
  const site = await serveCheckout(resolve(folder));
  try {
    tried.browser = await tryCases(rules, site.origin, { names, workers: availableParallelism(), tried });
    tried.date = new Date().toISOString().slice(0, 10);
  } finally {
    site.stop();
  }
  writeFileSync(resultsFile, JSON.stringify(tried));
}

const byCase = new Map(
  Object.entries(tried.seen).map(([key, byCheck]) => {
    const seen = Object.values(byCheck).flat();
    return [key, { findings: merge(seen, excuses), seen: agreedByBarrier(seen).flat() }];
  }),
);
const used = Object.entries(versions([...names], tried.browser)).map(([name, version]) => `${name} ${version}`);
const summary = summaryOf(all, byCase, [
  `Measured on ${tried.date} with \`npm run a11y:act FOLDER\` and ${used.join(", ")}.`,
  `${Object.keys(tried.errors).length} page loads of ${Object.keys(tried.seen).length} test cases had an error.`,
]);
writeFileSync(join(out, "summary.md"), summary);
writeFileSync(join(out, "act-rules.csv"), ruleLines(all, byCase));
writeFileSync(join(out, "examples.csv"), exampleLines(all, byCase));
writeFileSync(join(out, "implementation.earl.jsonld"), earlOf(all, byCase, currentCommit() ?? "unknown"));
console.log(wrongCalls(rules, byCase).join("\n"));
console.log(summary);
