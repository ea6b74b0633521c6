import { type XmlElement, xml, xmlDocument } from "../shared/xml.ts";

export interface SitemapEntry {
  /** Absolute URL. */
  address: string;
  /** ISO date of the last change, if known. */
  changed?: string | undefined;
}

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * The protocol allows 50 times as many per file (https://www.sitemaps.org/protocol.html). Search engines report on each
 * file, with a thousand of its pages as examples.
 */
const mostEntries = 1000;

/**
 * Returns sitemap files by name. If one file can't contain all pages, `sitemap.xml` lists the files that do.
 *
 * @param origin prefix of the files' URLs
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  origin: string,
  most: number = mostEntries,
): Map<string, string> {
  if (entries.length <= most) return new Map([["sitemap.xml", urlSet(entries)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, part) => ({
    name: `sitemap-${part + 1}.xml`,
    entries: entries.slice(part * most, (part + 1) * most),
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
