import MiniSearch, { type SearchResult } from "minisearch";
import type { searchWords } from "../../data/search.ts";
import { type FoundPage, longestQuery, type PageSection, type SearchFile } from "./search-file.ts";

interface Word {
  /** Form for comparison: lowercase, without accents, apostrophes or a plural s. "ERIN's" becomes "erin". */
  plain: string;
  start: number;
  end: number;
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;
const ignored = /[\p{M}'’]/gu;
/** Minimum letters of a word whose final s counts as a plural. In shorter words it is part of the word. */
const shortest = 4;

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    plain: plainWord(found),
    start: index,
    end: index + found.length,
  }));
}

function plainWord(found: string): string {
  const plain = found.normalize("NFD").replace(ignored, "").toLowerCase();
  const isOfSeveral = plain.length >= shortest && plain.endsWith("s") && !plain.endsWith("ss");
  return isOfSeveral ? plain.slice(0, -1) : plain;
}

export type SearchWords = typeof searchWords;

export interface Stretch {
  text: string;
  isMarked: boolean;
}

/** Approximate length of an excerpt in letters, and its part before the first match. */
const length = 180;
const before = 50;

/** Splits `text` so that the words in `found` are marked. These are in plain form, see words.ts. */
export function marked(text: string, found: ReadonlySet<string>): Stretch[] {
  const hits = wordsOf(text).filter(({ plain }) => found.has(plain));
  const stretches: Stretch[] = [];
  let end = 0;
  for (const hit of hits) {
    stretches.push({ text: text.slice(end, hit.start), isMarked: false });
    stretches.push({ text: text.slice(hit.start, hit.end), isMarked: true });
    end = hit.end;
  }
  stretches.push({ text: text.slice(end), isMarked: false });
  return stretches.filter((stretch) => stretch.text !== "");
}

/** Returns the part of `text` around the first match, cut between words. Without a match, returns the start. */
export function excerpt(text: string, found: ReadonlySet<string>): Stretch[] {
  const words = wordsOf(text);
  const first = words.find(({ plain }) => found.has(plain));
  const start = words.find((word) => word.start >= (first?.start ?? 0) - before)?.start ?? 0;
  const from = start <= before && !first ? 0 : start;
  const end = words.filter((word) => word.end <= from + length).at(-1)?.end ?? text.length;
  const isWhole = text.length <= from + length;
  const cut = `${from > 0 ? "…" : ""}${text.slice(from, isWhole ? text.length : end)}${isWhole ? "" : "…"}`;
  return marked(cut, found);
}

export function printCount(groups: readonly ResultGroup[], words: SearchWords): string {
  const found = groups.reduce((sum, { results }) => sum + results.length, 0);
  if (found === 0) return words.none;
  return found === mostResults ? words.best(found) : words.count(found);
}

/** Stop words, which nearly every section contains. In plain form, see words.ts. */
const smallWords: ReadonlySet<string> = new Set([
  ...["a", "an", "and", "are", "as", "at", "be", "by", "can", "do", "does", "for", "from", "have", "how", "i", "if"],
  ...["in", "is", "it", "my", "of", "on", "or", "our", "that", "the", "there", "this", "to", "we", "what", "when"],
  ...["where", "which", "with", "you", "your"],
]);

const mostWords = 8;
/**
 * Words up to `shortWord` letters have little meaning on their own, and a typo turns them into other words. Words
 * longer than `longWord` may have two typos.
 */
const shortWord = 3;
const longWord = 6;
/** Edits that MiniSearch tolerates. To it, two swapped letters are two edits. */
const edits = 2;
/** Further headings of a page, below its result. */
const mostOfPage = 2;
const mostResults = 30;

export interface Result {
  /** Path with the heading's id as its fragment. */
  to: string;
  page: Stretch[];
  /** Empty for the start of a page. */
  heading: Stretch[];
  excerpt: Stretch[];
  /** Further matching sections of the page. */
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
 * incomplete. Longer words do too. A word that isn't on the site may contain typos.
 */
export async function createSearch({ pages, sections }: SearchFile): Promise<Search> {
  const terms = new Set<string>();
  const index = new MiniSearch<PageSection & { id: number; title: string; name: string }>({
    fields: ["title", "name", "heading", "otherWords", "text"],
    tokenize: (text) => wordsOf(text).map(({ plain }) => plain),
    processTerm: (term) => {
      terms.add(term);
      return term;
    },
    searchOptions: { boost: { title: 2, name: 5, heading: 2, otherWords: 9 }, processTerm: (term) => term },
  });
  const documents = sections.map((section, id) => {
    const { title = "", path = "" } = pages[section.page] ?? {};
    return { ...section, id, title, name: section.hash === "" ? nameOf(path, title) : "" };
  });
  await index.addAllAsync(documents, { chunkSize });
  const isOnSite = (word: string) => terms.has(word) || [...terms].some((term) => term.startsWith(word));
  const meaning = (word: string, { isLast, mayBeTypo }: { isLast: boolean; mayBeTypo: boolean }) => ({
    queries: [word],
    prefix: word.length > (isLast ? 1 : shortWord),
    fuzzy: mayBeTypo && word.length > shortWord && edits,
    boostDocument: (id: number, term: string) => (isMeant(word, term) ? (sections[id]?.hash === "" ? 2 : 1) : 0),
  });
  return {
    find(query) {
      const words = wordsIn(query);
      // A single search for any word, although matches of all words are preferred: fuzzy matching is most of the work.
      const queries = words.map((word, place) =>
        meaning(word, { isLast: place === words.length - 1, mayBeTypo: !isOnSite(word) }),
      );
      const any = index.search({ combineWith: "OR", queries });
      const every = any.filter(({ queryTerms }) => queryTerms.length === words.length);
      return grouped(every.length > 0 ? every : any, { pages, sections });
    },
  };
}

function nameOf(path: string, title: string): string {
  const titled = new Set(wordsOf(title).map(({ plain }) => plain));
  const words = wordsOf(path.slice(path.lastIndexOf("/"))).map(({ plain }) => plain);
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
  const words = [...new Set(wordsOf(query.slice(0, longestQuery)).map(({ plain }) => plain))];
  const telling = words.filter((word) => !smallWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

/** Lists each page once, with its best section. */
function grouped(found: readonly SearchResult[], { pages, sections }: SearchFile): ResultGroup[] {
  const groups = new Map<string, Result[]>();
  const shown = new Map<FoundPage, Result>();
  for (const { id, terms } of found) {
    const section = sections[id];
    const page = section && pages[section.page];
    if (!page) continue;
    const words = new Set(terms);
    const earlier = shown.get(page);
    if (earlier) {
      const isNew = section.heading !== "" && earlier.more.length < mostOfPage;
      if (isNew) earlier.more.push({ to: addressOf(section, page), heading: marked(section.heading, words) });
    } else if (shown.size < mostResults) {
      const result = resultOf(section, page, words);
      shown.set(page, result);
      groups.set(page.part, [...(groups.get(page.part) ?? []), result]);
    }
  }
  return Array.from(groups, ([part, results]) => ({ part, results }));
}

function resultOf(section: PageSection, page: FoundPage, words: ReadonlySet<string>): Result {
  return {
    to: addressOf(section, page),
    page: marked(page.title, words),
    heading: marked(section.heading, words),
    excerpt: excerpt(section.text, words),
    more: [],
  };
}

function addressOf({ hash }: PageSection, { path }: FoundPage): string {
  return hash ? `${path}#${hash}` : path;
}
