import type { FoundSection } from "./page-sections.ts";

/** Letters that search may have of all pages together, before pages are known by their outlines. */
export const mostLetters = 300_000;

/** Letters of an outline: how a page begins, then its headings. */
const [beginning, outlined] = [150, 300];

/**
 * What search is given of each page. While all words together are few enough that is all of them. Beyond that, whole are
 * those that stand alone and of each collection its first ones, as far as the letters go; the others are known by how
 * they begin and by their headings, in one section.
 *
 * @param pages the sections of each page by its path, each collection in its own order
 */
export function withinBudget(
  pages: ReadonlyMap<string, readonly FoundSection[]>,
  most: number = mostLetters,
): Map<string, readonly FoundSection[]> {
  const places = new Map<string, number>();
  const ranked = [...pages].map(([path, sections]) => {
    const collection = path.slice(0, path.lastIndexOf("/"));
    const rank = places.get(collection) ?? 0;
    // What lies at the top is in no collection.
    if (collection !== "") places.set(collection, rank + 1);
    return { path, sections, rank };
  });
  let left = most;
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

/** The first words of a text. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, Math.max(0, text.lastIndexOf(" ", most)));
}
