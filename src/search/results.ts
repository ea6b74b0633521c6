import type { SearchResult } from "minisearch";
import type { searchWords } from "../../data/search.ts";
import { excerpt, marked, type Stretch } from "./excerpt.ts";
import type { FoundPage, PageSection, SearchFile } from "./search-file.ts";

/** Maximum number of headings of matching sections below the result of their page. */
const maxPerPage = 3;
const maxResults = 30;

export interface Result {
  /** Path of the page, or of a heading on it. */
  to: string;
  page: Stretch[];
  /** Heading at `to`. Empty if it equals the page's title. */
  heading: Stretch[];
  /** Text of the section that matches best. */
  excerpt: Stretch[];
  /** Matching sections elsewhere on the page, best first. */
  more: { to: string; heading: Stretch[] }[];
}

export interface ResultGroup {
  part: string;
  results: Result[];
}

export type SearchWords = typeof searchWords;

export function printCount(groups: readonly ResultGroup[], words: SearchWords): string {
  const found = groups.reduce((sum, { results }) => sum + results.length, 0);
  if (found === 0) return words.none;
  return found === maxResults ? words.best(found) : words.count(found);
}

/** A matching section, with the matching words of its text. */
interface Hit {
  section: PageSection;
  words: ReadonlySet<string>;
  /** True if data/search.ts gives the section a word of the query. */
  isGiven: boolean;
  /** True if a word of the query is in the page's title or name. */
  isOfPage: boolean;
  /** False if the section has a synonym or only some of the words. */
  isExact: boolean;
}

function hitOf({ terms, match }: SearchResult, section: PageSection, isExact: boolean): Hit {
  const fields = new Set(Object.values(match).flat());
  const isOfPage = fields.has("title") || fields.has("name");
  return { section, words: new Set(terms), isGiven: fields.has("otherWords"), isOfPage, isExact };
}

/** Groups the found sections by part of the site. Lists each page once, with its other matching sections below it. */
export function groupResults(
  found: readonly SearchResult[],
  { pages, sections }: SearchFile,
  exact: ReadonlySet<SearchResult>,
): ResultGroup[] {
  const hits = new Map<number, Hit[]>();
  for (const result of found) {
    const section = sections[result.id];
    if (section) hits.set(section.page, [...(hits.get(section.page) ?? []), hitOf(result, section, exact.has(result))]);
  }
  const groups = new Map<string, Result[]>();
  for (const [number, [best, ...others]] of [...hits].slice(0, maxResults)) {
    const page = pages[number];
    if (!page || !best) continue;
    const start = sections.find((section) => section.page === number && section.hash === "");
    const result = resultOf(page, start, best, others);
    groups.set(page.part, [...(groups.get(page.part) ?? []), result]);
  }
  return Array.from(groups, ([part, results]) => ({ part, results }));
}

/**
 * Returns a result that links to the top of the page, or to the best section in two cases. Either data/search.ts gives
 * that section a word, or only that section has the words, and the page's title and name have none.
 */
function resultOf(page: FoundPage, start: PageSection | undefined, best: Hit, others: readonly Hit[]): Result {
  const isAlone = !best.isOfPage && others.every(({ isExact }) => isExact !== best.isExact);
  const target = best.isGiven || isAlone ? best.section : start;
  const below = [best, ...others].filter(({ section }) => section.heading && section.hash && section !== target);
  return {
    to: addressOf(target, page),
    page: marked(page.title, best.words),
    heading: marked(target?.heading ?? "", best.words),
    excerpt: excerpt(best.section.text, best.words),
    more: below.slice(0, maxPerPage).map(({ section, words }) => ({
      to: addressOf(section, page),
      heading: marked(section.heading, words),
    })),
  };
}

function addressOf(section: PageSection | undefined, { path }: FoundPage): string {
  return section?.hash ? `${path}#${section.hash}` : path;
}
