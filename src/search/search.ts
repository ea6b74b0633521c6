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

export function tellCount(groups: readonly ResultGroup[], words: SearchWords): string {
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
const mostOfPage = 3;
const mostResults = 30;

export interface Result {
  /** Path with the heading's id as its fragment. */
  to: string;
  page: Stretch[];
  /** Empty for the start of a page. */
  heading: Stretch[];
  excerpt: Stretch[];
}

export interface ResultGroup {
  part: string;
  results: Result[];
}

export interface Search {
  /** Ordered by the best result of each part, best result first in each. */
  find(query: string): ResultGroup[];
  /** Pages with any of the longer words in their title, best match first. */
  titled(query: string): FoundPage[];
}

/** Sections indexed before the browser gets control again. */
const chunkSize = 40;

/**
 * Indexes all sections. Every word of a query must match the section, its page's title or the page's name in the URL
 * ("quiz" isn't in the quiz's title). If no section matches all words, any word is enough. Stop words count only if a
 * query has no other words. The last word matches as a prefix, because it may be incomplete. Longer words do too, and
 * may contain typos.
 */
export async function createSearch({ pages, sections }: SearchFile): Promise<Search> {
  const index = new MiniSearch<PageSection & { id: number; title: string; name: string }>({
    fields: ["title", "name", "heading", "text"],
    tokenize: (text) => wordsOf(text).map(({ plain }) => plain),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 2, name: 5, heading: 2 },
      boostDocument: (id) => (sections[id]?.hash === "" ? 2 : 1),
      prefix: (term, index, terms) => term.length > (index === terms.length - 1 ? 1 : shortWord),
      fuzzy: slips,
    },
  });
  const documents = sections.map((section, id) => {
    const { title = "", path = "" } = pages[section.page] ?? {};
    return { ...section, id, title, name: section.hash === "" ? nameOf(path, title) : "" };
  });
  await index.addAllAsync(documents, { chunkSize });
  return {
    find(query) {
      const words = wordsIn(query);
      // A single search for any word, although matches of all words are preferred: fuzzy matching is most of the work.
      const any = index.search(words.join(" "));
      const every = any.filter(({ queryTerms }) => queryTerms.length === words.length);
      return grouped(every.length > 0 ? every : any, { pages, sections });
    },
    titled(query) {
      const words = wordsIn(query).filter((word) => word.length > shortWord);
      const found = index.search(words.join(" "), { fields: ["title"] });
      return [...new Set(found.map(({ id }) => sections[id]?.page))].flatMap((page) => pages[page ?? -1] ?? []);
    },
  };
}

function nameOf(path: string, title: string): string {
  const titled = new Set(wordsOf(title).map(({ plain }) => plain));
  const words = wordsOf(path.slice(path.lastIndexOf("/"))).map(({ plain }) => plain);
  return words.filter((word) => !titled.has(word)).join(" ");
}

/** Returns the maximum edit distance for a word of that length. Two swapped letters count as two edits. */
function slips({ length }: string): number {
  return length > longWord ? 2 : length > shortWord ? 1 : 0;
}

function wordsIn(query: string): string[] {
  const words = [...new Set(wordsOf(query.slice(0, longestQuery)).map(({ plain }) => plain))];
  const telling = words.filter((word) => !smallWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

function grouped(found: readonly SearchResult[], { pages, sections }: SearchFile): ResultGroup[] {
  const groups = new Map<string, Result[]>();
  const shown = new Map<number, number>();
  let left = mostResults;
  for (const { id, terms } of found) {
    const section = sections[id];
    const page = section && pages[section.page];
    const before = section ? (shown.get(section.page) ?? 0) : 0;
    if (!section || !page || before === mostOfPage) continue;
    shown.set(section.page, before + 1);
    groups.set(page.part, [...(groups.get(page.part) ?? []), resultOf(section, page, new Set(terms))]);
    if (--left === 0) break;
  }
  return Array.from(groups, ([part, results]) => ({ part, results }));
}

function resultOf({ hash, heading, text }: PageSection, page: FoundPage, words: ReadonlySet<string>): Result {
  return {
    to: hash ? `${page.path}#${hash}` : page.path,
    page: marked(page.title, words),
    heading: marked(heading, words),
    excerpt: excerpt(text, words),
  };
}
