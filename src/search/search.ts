import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { plainWords } from "./excerpt.ts";
import { fieldWeights, pageWeight } from "./ranking.ts";
import { groupResults, type ResultGroup } from "./results.ts";
import { maxQueryLength, type PageSection, type SearchFile } from "./search-file.ts";
import { synonymsByWord } from "./synonyms.ts";
import { isMeant, shortWord } from "./typos.ts";

/** Stop words, which nearly every section contains. They are in plain form (excerpt.ts). */
const smallWords: ReadonlySet<string> = new Set([
  ...["a", "an", "and", "are", "as", "at", "be", "by", "can", "do", "does", "for", "from", "have", "how", "i", "if"],
  ...["in", "is", "it", "my", "of", "on", "or", "our", "that", "the", "there", "this", "to", "we", "what", "when"],
  ...["where", "which", "with", "you", "your"],
]);

const maxWords = 8;

/** Returns the words to search for, in plain form. Stop words are among them only if the query has no others. */
function queryWords(query: string): string[] {
  const words = [...new Set(plainWords(query.slice(0, maxQueryLength)))];
  const telling = words.filter((word) => !smallWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxWords);
}

/** Number of edits that MiniSearch tolerates. It counts two swapped letters as two edits. */
const edits = 2;

export interface Search {
  /**
   * Returns results by part. Parts are in the order of their best results, and the results within a part are best
   * first.
   */
  find(query: string): ResultGroup[];
}

/** Number of sections indexed before the browser gets control again. */
const chunkSize = 40;

/**
 * Indexes all sections. Every word of a query must match the section, its other words or its page's title. It may also
 * match the page's name in the URL, because "quiz" isn't in the quiz's title. If no section matches all words, any word
 * is enough. Stop words count only if a query has no other words. The last word matches as a prefix, because it may be
 * incomplete, unless it has synonyms: "bus" isn't "business". Any word of more than three letters also matches as a
 * prefix. A word that isn't on the site may contain typos. Sections that have a synonym instead of a word come last.
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
    searchOptions: { boost: fieldWeights, processTerm: (term) => term },
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
    boostDocument: (id: number, term: string) =>
      Number(isMeant(word, term)) * (sections[id]?.hash === "" ? pageWeight : 1),
  });
  return {
    find(query) {
      const words = queryWords(query);
      // Searches only once, for any word, although matches of all words are preferred: fuzzy matching is most of the
      // work.
      const queries = words.map((word, place) =>
        meaning(word, { isLast: place === words.length - 1, mayBeTypo: !isKnown(word) }),
      );
      const any = index.search({ combineWith: "OR", queries });
      const every = any.filter(({ queryTerms }) => queryTerms.length === words.length);
      const exact = new Set(every);
      const found = [...exact, ...withSynonyms(words, queries, every)];
      return groupResults(found.length > 0 ? found : any, { pages, sections }, exact);
    },
  };

  /** Returns the sections that have each word or a synonym of it, except those that have all words themselves. */
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
