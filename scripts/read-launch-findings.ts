import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readArticles } from "../data/articles/read-articles.server.ts";
import { type Finding, launchFindings } from "./launch-findings.ts";

// Excludes files with values derived from other files, and the checks, because they list the entries of all files.
const exclude = ["data/academy-dates.ts", "data/forms/every-form.ts", "data/checks/**"];

/** Collects the launch findings of everything in data/. */
export async function readLaunchFindings(): Promise<Finding[]> {
  const today = new Date().toISOString().slice(0, 10);
  const findings = readArticles().flatMap((article) =>
    launchFindings(`data/articles/${article.slug}.mdx`, article, today),
  );
  for (const file of globSync("data/**/*.ts", { exclude }).sort()) {
    const exported: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
    for (const [name, value] of Object.entries(exported))
      findings.push(...launchFindings(`${file}: ${name}`, value, today));
  }
  return findings;
}
