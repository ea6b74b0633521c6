import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { listedPages } from "../data/every-page.ts";
import { site } from "../data/site.ts";
import { llmsTxt } from "./llms-txt.ts";
import { sitemapFiles } from "./sitemap.ts";

/** Writes the sitemap, robots.txt and llms.txt. */
export function writeCrawlerFiles(root: string): void {
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  const listed = listedPages();
  write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
  write("llms.txt", llmsTxt(listed));
  const entries = listed.map(({ path, changed }) => ({ address: site.origin + path, changed }));
  for (const [name, text] of sitemapFiles(entries, site.origin)) write(name, text);
}
