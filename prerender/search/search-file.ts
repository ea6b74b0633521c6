import type { PageSummary } from "../../data/every-page.ts";
import { type OtherWords, otherWords } from "../../data/search.ts";
import { partOf, siteParts } from "../../data/site-parts.ts";
import { synonyms } from "../../data/synonyms.ts";
import { plainWords } from "../../src/search/excerpt.ts";
import type { PageSection, SearchFile } from "../../src/search/search-file.ts";
import type { FoundSection } from "./page-sections.ts";

/** Maximum number of characters from all pages. Beyond it, search knows some pages by their outlines only. */
const maxLetters = 300_000;

/** Maximum number of characters from the start of a page, and in the whole outline. */
const [beginning, outlined] = [150, 300];

/**
 * Selects the sections that search indexes: all of them, if they fit into the budget. Otherwise, standalone pages and
 * the first pages of each collection stay whole as far as the budget allows. Every other page becomes one section with
 * its beginning and its headings.
 *
 * @param pages sections by path, with each collection in its usual order
 */
export function withinBudget(
  pages: ReadonlyMap<string, readonly FoundSection[]>,
  max: number = maxLetters,
): Map<string, readonly FoundSection[]> {
  const places = new Map<string, number>();
  const ranked = [...pages].map(([path, sections]) => {
    const collection = path.slice(0, path.lastIndexOf("/"));
    const rank = places.get(collection) ?? 0;
    // Top-level pages are in no collection.
    if (collection !== "") places.set(collection, rank + 1);
    return { path, sections, rank };
  });
  let left = max;
  const kept = new Set<string>();
  for (const { path, sections } of ranked.toSorted((one, other) => one.rank - other.rank)) {
    left -= lettersOf(sections);
    if (left >= 0) kept.add(path);
  }
  return new Map(ranked.map(({ path, sections }) => [path, kept.has(path) ? sections : [outline(sections)]]));
}

function lettersOf(sections: readonly FoundSection[]): number {
  return sections.reduce((sum, { heading, text }) => sum + heading.length + text.length, 0);
}

function outline([start, ...others]: readonly FoundSection[]): FoundSection {
  const text = `${cut(start?.text ?? "", beginning)} ${others.map(({ heading }) => heading).join(". ")}`;
  return { hash: "", heading: start?.heading ?? "", text: cut(text, outlined) };
}

function cut(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, Math.max(0, text.lastIndexOf(" ", max)));
}

/**
 * Builds the search index from `searched` and the words of the finished pages. `words` is keyed by path. Throws if the
 * section of other words isn't in the index, or no word of a group of synonyms is.
 */
export function searchFile(
  searched: readonly PageSummary[],
  words: ReadonlyMap<string, readonly FoundSection[]>,
  others: readonly OtherWords[] = otherWords,
  groups: SearchFile["synonyms"] = synonyms,
): SearchFile {
  const pages = siteParts.flatMap(({ title: part }) =>
    searched
      .filter(({ path }) => partOf(path) === part)
      .map(({ path, title, description }) => ({ path, title, description, part })),
  );
  const known = withinBudget(
    new Map(
      pages.map(({ path }) => {
        const said = words.get(path);
        if (!said) throw new Error(`prerender/search: no page was built for '${path}'; see data/every-page.ts`);
        return [path, said];
      }),
    ),
  );
  const sections: PageSection[] = pages.flatMap(({ path, title }, page) => {
    const said = known.get(path) ?? [];
    return said.map(({ heading, ...section }) => ({
      page,
      heading: heading === title ? "" : heading,
      ...section,
    }));
  });
  for (const { to, words: added } of others) {
    const [path, hash = ""] = to.split("#");
    const section = sections.find((one) => pages[one.page]?.path === path && one.hash === hash);
    if (!section) throw new Error(`prerender/search: '${to}' is not a section of a page; correct it in data/search.ts`);
    section.otherWords = added;
  }
  for (const group of groups) expectOnSite(group, sections);
  return { pages, sections, synonyms: groups };
}

function expectOnSite(group: readonly string[], sections: readonly PageSection[]): void {
  const words = new Set(sections.flatMap(({ heading, text }) => plainWords(`${heading} ${text}`)));
  if (group.some((each) => plainWords(each).every((word) => words.has(word)))) return;
  throw new Error(`prerender/search: no page has a word of '${group.join(", ")}'; correct it in data/synonyms.ts`);
}
