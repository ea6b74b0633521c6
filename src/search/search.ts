import MiniSearch, { type SearchResult } from "minisearch";
import { excerpt, marked, type Stretch } from "./excerpt.ts";
import { type FoundPage, longestQuery, type PageSection, type SearchFile } from "./search-file.ts";
import { smallWords } from "./small-words.ts";
import { wordsOf } from "./words.ts";

/** Words of a query that count. */
const mostWords = 8;
/** Words of so many letters say little by themselves, and a slip in them makes another word. */
const shortWord = 3;
const longWord = 6;
/** Sections of one page that are shown. */
const mostOfPage = 3;
/** Results that are shown in all. */
export const mostResults = 30;

/** One place that was found. */
export interface Result {
  /** Path with the heading’s hash. */
  to: string;
  page: Stretch[];
  /** Empty for the start of a page. */
  heading: Stretch[];
  excerpt: Stretch[];
}

/** What was found in one part of the site. */
export interface ResultGroup {
  part: string;
  results: Result[];
}

export interface Search {
  /** Best part first, in each the best result first. */
  find(query: string): ResultGroup[];
  /** The pages with any of the longer words in their title, the best first. */
  titled(query: string): FoundPage[];
}

/** Sections taken in before the browser gets its turn again. */
const chunkSize = 40;

/**
 * Makes the index of all sections. Every word of a query has to be found in a section, its page’s title or the name that
 * its page has in the address (“quiz” is not in the quiz’s title); where no section has them all, any of them will do.
 * Small words count where nothing else is asked for. The last word is found by its beginning, since it may not be written
 * to its end, and so are longer ones, also with a slip in them.
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
      // Asked for once, although all words would rather be found: what slips a word may have is most of the work.
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

/** What a page is called in its address and not in its title. */
function nameOf(path: string, title: string): string {
  const titled = new Set(wordsOf(title).map(({ plain }) => plain));
  const words = wordsOf(path.slice(path.lastIndexOf("/"))).map(({ plain }) => plain);
  return words.filter((word) => !titled.has(word)).join(" ");
}

/** How many letters may be other, missing or too many in a word that long; two that changed places are two. */
function slips({ length }: string): number {
  return length > longWord ? 2 : length > shortWord ? 1 : 0;
}

function wordsIn(query: string): string[] {
  const words = [...new Set(wordsOf(query.slice(0, longestQuery)).map(({ plain }) => plain))];
  const telling = words.filter((word) => !smallWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

/** The best results by part of the site, a few of each page at most. */
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
