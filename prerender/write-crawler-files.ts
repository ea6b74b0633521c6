import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type XmlElement, xml, xmlDocument } from "@kindred-ground/markup/xml.ts";
import { articleFeed } from "../data/article-feed.ts";
import { listedPages, type PageSummary, partOf } from "../data/every-page.ts";
import { pageAt } from "../data/pages.ts";
import { contact, site } from "../data/site.ts";

interface SitemapEntry {
  /** Absolute URL. */
  address: string;
  /** ISO date of the last change, if known. */
  changed?: string | undefined;
}

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * Maximum number of pages in a file. The protocol allows 50 times as many (https://www.sitemaps.org/protocol.html), but
 * search engines' reports on a file list at most a thousand pages.
 */
const maxEntries = 1000;

/**
 * Returns sitemap files by name. If one file can't contain all pages, `sitemap.xml` lists the files that do.
 *
 * @param origin prefix of the files' URLs
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  origin: string,
  max: number = maxEntries,
): Map<string, string> {
  if (entries.length <= max) return new Map([["sitemap.xml", urlSet(entries)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / max) }, (_, part) => ({
    name: `sitemap-${part + 1}.xml`,
    entries: entries.slice(part * max, (part + 1) * max),
  }));
  const index = parts.map(({ name }) => xml("sitemap", {}, xml("loc", {}, `${origin}/${name}`)));
  return new Map([
    ["sitemap.xml", xmlDocument(xml("sitemapindex", { xmlns: namespace }, ...index))],
    ...parts.map(({ name, entries }): [string, string] => [name, urlSet(entries)]),
  ]);
}

function urlSet(entries: readonly SitemapEntry[]): string {
  return xmlDocument(xml("urlset", { xmlns: namespace }, ...entries.map(url)));
}

function url({ address, changed }: SitemapEntry): XmlElement {
  return xml("url", {}, xml("loc", {}, address), ...(changed ? [xml("lastmod", {}, changed)] : []));
}

/** Returns the site as a list of links for language models, in the format of https://llmstxt.org. */
export function llmsTxt(pages: readonly PageSummary[]): string {
  const groups = [...new Set(pages.map(groupOf))];
  return [
    `# ${site.name}`,
    `> ${site.mission}: ${pageAt("/").description.replace(/^An/, "an")}`,
    `Mail: ${contact.email}`,
    ...groups.map((group) => {
      const members = pages.filter((page) => groupOf(page) === group);
      return `## ${group}\n\n${members.map(line).join("\n")}`;
    }),
    `## Feed\n\n- [${articleFeed.label}](${site.origin}${articleFeed.path})`,
    "",
  ].join("\n\n");
}

function groupOf(page: PageSummary): string {
  return partOf(page) ?? site.name;
}

function line({ path, title, description }: PageSummary): string {
  return `- [${title}](${site.origin}${path}): ${description}`;
}

/** Returns robots.txt, which allows everything. Names the sitemap, if there is one. */
export function robotsTxt(sitemap: boolean): string {
  return `User-agent: *\nAllow: /\n${sitemap ? `\nSitemap: ${site.origin}/sitemap.xml\n` : ""}`;
}

/** Writes robots.txt, llms.txt and, for a site that search engines may list, the sitemap. */
export function writeCrawlerFiles(root: string, { sitemap }: { sitemap: boolean }): void {
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  const listed = listedPages();
  write("robots.txt", robotsTxt(sitemap));
  write("llms.txt", llmsTxt(listed));
  if (!sitemap) return;
  const entries = listed.map(({ path, changed }) => ({ address: site.origin + path, changed }));
  for (const [name, text] of sitemapFiles(entries, site.origin)) write(name, text);
}
