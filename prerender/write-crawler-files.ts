import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listedPages } from "../data/every-page.ts";
import { site } from "../data/site.ts";
import { llmsTxt } from "./llms-txt.ts";
import { lastChanges, type PageDates, renewed } from "./page-dates.ts";
import { pageDatesFile, renewedDatesFile } from "./page-dates-file.ts";
import { sitemapFiles } from "./sitemap.ts";

/**
 * Writes the sitemap, robots.txt and llms.txt. Also writes this build's record of page change dates next to the site,
 * and returns the number of pages that it changes. `said` maps each path to a hash of its page's words.
 */
export function writeCrawlerFiles(root: string, said: ReadonlyMap<string, string>, builtAt: Date): number {
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  const listed = listedPages();
  write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
  write("llms.txt", llmsTxt(listed));

  const record: PageDates = JSON.parse(readFileSync(pageDatesFile, "utf8"));
  const paths = new Set(listed.map(({ path }) => path));
  const told = new Map([...said].filter(([path]) => paths.has(path)));
  const changes = lastChanges(told, record);
  const entries = listed.map(({ path }) => ({ address: site.origin + path, changed: changes.get(path) }));
  for (const [name, text] of sitemapFiles(entries, site.origin)) write(name, text);

  const dates = renewed(told, record, builtAt.toISOString().slice(0, 10));
  writeFileSync(renewedDatesFile, `${JSON.stringify(dates, null, 2)}\n`);
  return listed.length - changes.size;
}
