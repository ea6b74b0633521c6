import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  append,
  attribute,
  copyOf,
  type Element,
  elementsOf,
  findById,
  parse,
  removeAttribute,
  serialize,
  setAttribute,
} from "../../common/html.ts";
import { searchWords } from "../../data/search.ts";
import { foundList } from "../../src/search/found-list.ts";
import { printCount, type ResultGroup } from "../../src/search/results.ts";
import { createSearch } from "../../src/search/search.ts";
import { maxQueryLength, type SearchFile, searchFilePath, searchPath } from "../../src/search/search-file.ts";
import { rateLimit } from "../intake/rate-limit.ts";
import { etagOf, type Site, type SiteFile } from "../site-files.ts";
import { networksOf } from "./client-address.ts";

interface SearchPagesOptions {
  /** Searches per sender and minute. */
  limit: number;
  /** Monotonic time in milliseconds. */
  now: () => number;
}

export type SearchPages = (request: { url: string; client: string }) => SiteFile | undefined;

const senders = 10_000;

/**
 * Resolves to a function that renders the results page: the built page with results, which scripts replace later.
 * Senders over the limit get a page that says so. The function returns undefined for an address without a query, or if
 * `site` has no results page. Rejects if the search file of `site` is missing or malformed.
 */
export async function searchPages({ files }: Site, { limit, now }: SearchPagesOptions): Promise<SearchPages> {
  const built = files.get(searchPath);
  if (!built) return () => undefined;
  const words = files.get(searchFilePath);
  if (!words)
    throw new Error(
      `server: the site has the page '${searchPath}', but no '${searchFilePath}'; run 'npm run build' again`,
    );
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

export function pagesWithoutSearch({ files }: Site): SearchPages {
  const built = files.get(searchPath);
  if (!built) return () => undefined;
  const answer = pageWith(built);
  return ({ url }) => {
    const query = queryOf(url);
    return query === undefined ? undefined : answer(query, note(searchWords.off));
  };
}

function pageWith(built: SiteFile): (query: string, content: string) => SiteFile {
  const page = parse(built.bodies.identity.toString());
  return (query, content) => {
    const copy = copyOf(page);
    const field = elementsOf(copy).find((element) => attribute(element, "name") === "q");
    const place = findById(copy, "found");
    if (!field || !place) throw new Error(`server: the page '${searchPath}' has no field or no place for results`);
    setAttribute(field, "value", query);
    removeAttribute(place, "data-empty");
    setContent(place, content);
    return fileOf(built, serialize(copy));
  };
}

function setContent(place: Element, html: string): void {
  const body = elementsOf(parse(html)).find(({ tagName }) => tagName === "body");
  place.childNodes = [];
  append(place, ...(body ? body.childNodes.filter((node) => "tagName" in node) : []));
}

function queryOf(url: string): string | undefined {
  const start = `${searchPath}?`;
  if (!url.startsWith(start)) return undefined;
  // Reads only as much of the address as a query of maximum length needs when fully percent-encoded.
  const asked = new URLSearchParams(url.slice(start.length, start.length + 12 * maxQueryLength)).get("q")?.trim();
  return asked?.slice(0, maxQueryLength) || undefined;
}

function note(text: string): string {
  return renderToStaticMarkup(createElement("p", null, text));
}

function results(groups: readonly ResultGroup[]): string {
  const told = createElement("p", { className: "count" }, printCount(groups, searchWords));
  return renderToStaticMarkup(createElement(Fragment, null, told, foundList(groups)));
}

/**
 * Returns an uncompressed file: a visitor without scripts sends one request, and frequent requests should stay cheap.
 */
function fileOf({ headers: { Vary: _, ...headers } }: SiteFile, html: string): SiteFile {
  const identity = Buffer.from(html);
  return { headers, etag: etagOf(identity), bodies: { identity } };
}
