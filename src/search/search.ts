import MiniSearch, { type SearchResult } from "minisearch";
import { excerpt, marked, type Stretch } from "./excerpt.ts";
import { type FoundPage, longestQuery, type PageSection, type SearchFile } from "./search-file.ts";
import { wordsOf } from "./words.ts";

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
export const mostResults = 30;

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
