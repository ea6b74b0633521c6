import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { searchWords } from "../../data/search.ts";
import { attribute, copyOf, elementsOf, findById, parse, serialize, setAttribute, setText } from "../../markup/html.ts";
import { foundList } from "../../src/search/found-list.ts";
import { createSearch, type ResultGroup } from "../../src/search/search.ts";
import { longestQuery, type SearchFile, searchFilePath, searchPath } from "../../src/search/search-file.ts";
import { tellCount } from "../../src/search/tell-count.ts";
import { rateLimit } from "../intake/rate-limit.ts";
import { etagOf, type Site, type SiteFile } from "../site-files.ts";
import { networksOf } from "./client-address.ts";

interface SearchPagesOptions {
  /** Searches of one sender in a minute. */
  limit: number;
  /** Milliseconds that only ever grow. */
  now: () => number;
}

/** The page that answers a request, if it is one for results. */
export type SearchPages = (request: { url: string; client: string }) => SiteFile | undefined;

const senders = 10_000;

/**
 * The page of results as the service answers it: the built one, with what was found in its `<noscript>`, so that where
 * scripts run they find the page they know. Who searches too often is told so for the price of a stored page. Fails where
 * the words of `site` are missing, or are not what a build writes; a site without the page has no search.
 */
export async function searchPages({ files }: Site, { limit, now }: SearchPagesOptions): Promise<SearchPages> {
  const built = files.get(searchPath);
  if (!built) return () => undefined;
  const words = files.get(searchFilePath);
  if (!words)
    throw new Error(`server: the site has the page '${searchPath}', but no '${searchFilePath}'; build it anew`);
  const file: SearchFile = JSON.parse(words.bodies.identity.toString());
  const { find } = await createSearch(file);
  const answer = pageWith(built);
  const limits = rateLimit({ limit, period: 60_000, names: senders, now });
  const limited = answer("", note(searchWords.limited));
  return ({ url, client }) => {
    const query = queryOf(url);
    if (query === undefined) return undefined;
    if (limits.count(networksOf(client)) > 0) return limited;
    return answer(query, results(find(query)));
  };
}

/** The same page for as long as there is no search: it says so, and keeps what was asked for in its field. */
export function pagesWithoutSearch({ files }: Site): SearchPages {
  const built = files.get(searchPath);
  if (!built) return () => undefined;
  const answer = pageWith(built);
  return ({ url }) => {
    const query = queryOf(url);
    return query === undefined ? undefined : answer(query, note(searchWords.off));
  };
}

/** Writes a query into the field of the built page, and what is told of it, as HTML, into its place. */
function pageWith(built: SiteFile): (query: string, told: string) => SiteFile {
  const page = parse(built.bodies.identity.toString());
  return (query, told) => {
    const copy = copyOf(page);
    const field = elementsOf(copy).find((element) => attribute(element, "name") === "q");
    const place = findById(copy, "found");
    if (!field || !place) throw new Error(`server: the page '${searchPath}' has no field or no place for results`);
    setAttribute(field, "value", query);
    // Its content is text to a parser of pages with scripts; React has escaped it.
    setText(place, told);
    return fileOf(built, serialize(copy));
  };
}

/** What is looked for; undefined where a request is none for results. */
function queryOf(url: string): string | undefined {
  const start = `${searchPath}?`;
  if (!url.startsWith(start)) return undefined;
  // No more of an address is read than a query can be long, its letters written as long as they can be.
  const asked = new URLSearchParams(url.slice(start.length, start.length + 12 * longestQuery)).get("q")?.trim();
  return asked?.slice(0, longestQuery) || undefined;
}

function note(text: string): string {
  return renderToStaticMarkup(createElement("p", null, text));
}

function results(groups: readonly ResultGroup[]): string {
  const told = createElement("p", null, tellCount(groups, searchWords));
  return renderToStaticMarkup(createElement(Fragment, null, told, foundList(groups)));
}

/** Not compressed: who has no scripts asks once, and whoever asks often should cost little. */
function fileOf({ headers: { Vary: _, ...headers } }: SiteFile, html: string): SiteFile {
  const identity = Buffer.from(html);
  return { headers, etag: etagOf(identity), bodies: { identity } };
}
