import MiniSearch, { type Query, type SearchResult } from "minisearch";
import type { searchWords } from "../../data/search.ts";
import { excerpt, marked, plainWords, type Stretch } from "./excerpt.ts";
import { type FoundPage, maxQueryLength, type PageSection, type SearchFile } from "./search-file.ts";
import { synonymsByWord } from "./synonyms.ts";

export type SearchWords = typeof searchWords;

export function printCount(groups: readonly ResultGroup[], words: SearchWords): string {
  const found = groups.reduce((sum, { results }) => sum + results.length, 0);
  if (found === 0) return words.none;
  return found === maxResults ? words.best(found) : words.count(found);
}

/** Stop words, which nearly every section contains. In plain form, see excerpt.ts. */
const smallWords: ReadonlySet<string> = new Set([
  ...["a", "an", "and", "are", "as", "at", "be", "by", "can", "do", "does", "for", "from", "have", "how", "i", "if"],
  ...["in", "is", "it", "my", "of", "on", "or", "our", "that", "the", "there", "this", "to", "we", "what", "when"],
  ...["where", "which", "with", "you", "your"],
]);

const maxWords = 8;
/**
 * Words up to `shortWord` letters have little meaning on their own, and a typo turns them into other words. Words
 * longer than `longWord` may have two typos.
 */
const shortWord = 3;
const longWord = 6;
/** Edits that MiniSearch tolerates. To it, two swapped letters are two edits. */
const edits = 2;
/** Headings of matching sections, below the result of their page. */
const maxPerPage = 3;
const maxResults = 30;

export interface Result {
  /** Path of the page, or of a heading on it. */
  to: string;
  page: Stretch[];
  /** Heading at the address. Empty if it equals the page's title. */
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

export interface Search {
  /** Ordered by the best result of each part, best result first in each. */
  find(query: string): ResultGroup[];
}

/** Sections indexed before the browser gets control again. */
const chunkSize = 40;

/**
 * Indexes all sections. Every word of a query must match the section, its other words or its page's title. It may also
 * match the page's name in the URL, because "quiz" isn't in the quiz's title. If no section matches all words, any word
 * is enough. Stop words count only if a query has no other words. The last word matches as a prefix, because it may be
 * incomplete, unless it has synonyms: "bus" isn't "business". Longer words do too. A word that isn't on the site may
 * contain typos. Sections that have a synonym instead of a word come last.
 */
export async function createSearch({ pages, sections, synonyms = [] }: SearchFile): Promise<Search> {
  const terms = new Set<string>();
  const others = synonymsByWord(synonyms);
  const index = new MiniSearch<PageSection & { id: number; title: string; name: string }>({
    fields: ["title", "name", "heading", "otherWords", "text"],
    tokenize: plainWords,
    processTerm: (term) => {
      terms.add(term);
      return term;
    },
    searchOptions: { boost: { title: 4, name: 5, heading: 2, otherWords: 9 }, processTerm: (term) => term },
  });
  const documents = sections.map((section, id) => {
    const { title = "", path = "" } = pages[section.page] ?? {};
    return { ...section, id, title, name: section.hash === "" ? nameOf(path, title) : "" };
  });
  await index.addAllAsync(documents, { chunkSize });
  const isKnown = (word: string) =>
    terms.has(word) || others.has(word) || [...terms].some((term) => term.startsWith(word));
  const meaning = (word: string, { isLast, mayBeTypo }: { isLast: boolean; mayBeTypo: boolean }) => ({
    queries: [word],
    prefix: word.length > (isLast && !others.has(word) ? 1 : shortWord),
    fuzzy: mayBeTypo && word.length > shortWord && edits,
    boostDocument: (id: number, term: string) => (isMeant(word, term) ? (sections[id]?.hash === "" ? 2 : 1) : 0),
  });
  return {
    find(query) {
      const words = wordsIn(query);
      // A single search for any word, although matches of all words are preferred: fuzzy matching is most of the work.
      const queries = words.map((word, place) =>
        meaning(word, { isLast: place === words.length - 1, mayBeTypo: !isKnown(word) }),
      );
      const any = index.search({ combineWith: "OR", queries });
      const every = any.filter(({ queryTerms }) => queryTerms.length === words.length);
      const exact = new Set(every);
      const found = [...exact, ...withSynonyms(words, queries, every)];
      return grouped(found.length > 0 ? found : any, { pages, sections }, exact);
    },
  };

  /** Returns the sections that have a synonym for at least one of the words, and the others themselves. */
  function withSynonyms(words: readonly string[], queries: readonly Query[], every: readonly SearchResult[]) {
    const ways = words.map((word) => [[word], ...(others.get(word) ?? [])]);
    const added = ways.flat(2).filter((word) => !words.includes(word));
    if (added.length === 0) return [];
    const known = new Set(every.map(({ id }) => id));
    return index
      .search({ combineWith: "OR", queries: [...queries, ...added] })
      .filter(
        ({ id, queryTerms }) => !known.has(id) && ways.every((all) => all.some((way) => hasAll(queryTerms, way))),
      );
  }
}

function hasAll(terms: readonly string[], way: readonly string[]): boolean {
  return way.every((word) => terms.includes(word));
}

function nameOf(path: string, title: string): string {
  const titled = new Set(plainWords(title));
  const words = plainWords(path.slice(path.lastIndexOf("/")));
  return words.filter((word) => !titled.has(word)).join(" ");
}

/**
 * True if `term` continues `word`, or if `word` may be a typo for it. In a short word that is one wrong, missing or
 * extra letter, or two swapped ones, and never the first letter: "zoom" isn't "room".
 */
function isMeant(word: string, term: string): boolean {
  if (term.startsWith(word) || word.length > longWord) return true;
  const shorter = Math.min(word.length, term.length);
  let start = 0;
  while (start < shorter && word[start] === term[start]) start++;
  let end = 0;
  while (end < shorter - start && word.at(-1 - end) === term.at(-1 - end)) end++;
  const [typed, meant] = [word, term].map((text) => text.slice(start, text.length - end));
  if (start === 0 || typed === undefined || meant === undefined) return false;
  const isSwapped = typed.length === 2 && meant === [...typed].reverse().join("");
  return isSwapped || (typed.length <= 1 && meant.length <= 1);
}

function wordsIn(query: string): string[] {
  const words = [...new Set(plainWords(query.slice(0, maxQueryLength)))];
  const telling = words.filter((word) => !smallWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxWords);
}

/** A section that matches, with the words of its text that do. */
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

/** Lists each page once. */
function grouped(
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
 * Leads to the top of the page. It leads to the best section if that was given a word, or if only that has the words and
 * the page's title has none.
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
