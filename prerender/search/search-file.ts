import type { PageSummary } from "../../data/every-page.ts";
import { type OtherWords, otherWords } from "../../data/search.ts";
import { partOf, siteParts } from "../../data/site-parts.ts";
import { synonyms } from "../../data/synonyms.ts";
import { plainWords } from "../../src/search/excerpt.ts";
import type { PageSection, SearchFile } from "../../src/search/search-file.ts";
import type { FoundSection } from "./page-sections.ts";

/**
 * Builds the search index from `searched` and the words of the finished pages. `words` is keyed by path. Throws if the
 * index lacks the target of an entry of `others`, or if the site uses no word of a group of synonyms.
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
  const sections: PageSection[] = pages.flatMap(({ path, title }, page) => {
    const said = words.get(path);
    if (!said) throw new Error(`prerender/search: no page was built for '${path}'; see data/every-page.ts`);
    return said.map(({ heading, ...section }) => ({ page, heading: heading === title ? "" : heading, ...section }));
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
