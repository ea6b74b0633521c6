import type { FoundUnder } from "../../data/program-facets.ts";
import type { Program } from "../../data/programs.ts";

/** The fields that a list shows of a program. The page's data should contain no others. */
export interface ProgramCard extends Pick<Program, "slug" | "title" | "category" | "summary" | "url"> {
  partner?: string;
}

export interface ListedProgram extends ProgramCard, Pick<Program, "rationale"> {
  foundUnder: FoundUnder;
  /** Place, duration and price. */
  facts: readonly string[];
}

export type ProgramLink = Pick<ProgramCard, "title" | "summary" | "url">;

export function programLink({ title, summary, url }: Program): ProgramLink {
  return { title, summary, url };
}

/** Picks a card's fields from a program, so that a loader sends no others. */
export function programCard({ slug, title, category, summary, url }: Program, partner?: string): ProgramCard {
  return { slug, title, category, summary, url, partner };
}
