import type { FoundUnder, ProgramFacet } from "../../data/program-facets.ts";
import type { Program } from "../../data/programs.ts";

/** Value that leaves a facet unfiltered. */
export const any = "any";

/** Attributes of a list's item, by which src/filter-lists.ts finds it. */
export type FilterMarks = Record<`data-${ProgramFacet}`, string>;

/** The fields that a list shows of a program. The page's data should contain no others. */
export interface ProgramCard extends Pick<Program, "slug" | "title" | "category" | "summary" | "url"> {
  partner?: string;
  /** Place, time and price as text. */
  facts?: readonly string[];
  marks?: FilterMarks;
}

export type ProgramLink = Pick<ProgramCard, "title" | "summary" | "url" | "facts" | "marks">;

/** Picks a card's fields from a program, so that a loader sends no others. */
export function programCard({ slug, title, category, summary, url }: Program, partner?: string): ProgramCard {
  return { slug, title, category, summary, url, partner };
}

export function filterMarks(found: FoundUnder): FilterMarks {
  const marks = Object.entries(found).map(([facet, values]) => [`data-${facet}`, [any, ...values].join("|")]);
  return Object.fromEntries(marks);
}
