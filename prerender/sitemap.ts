import { type XmlElement, xml, xmlDocument } from "../markup/xml.ts";

/** A page that search engines are told of. */
export interface SitemapEntry {
  /** Absolute address. */
  address: string;
  /** ISO day on which it last changed, where that is known. */
  changed?: string;
}

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * The protocol allows fifty times as many in a file (https://www.sitemaps.org/protocol.html); search engines tell what
 * has become of each file, with a thousand of its pages as examples.
 */
const mostEntries = 1000;

/**
 * The files of a sitemap, by their names. Where one file cannot hold all pages, `sitemap.xml` names the files that do.
 *
 * @param origin what the addresses of the files start with
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
