import type { FoundUnder } from "../../data/program-facets.ts";
import type { Program } from "../../data/programs.ts";

/** What a list shows of a program; nothing else of it should travel with the page. */
export interface ProgramCard extends Pick<Program, "slug" | "title" | "category" | "summary" | "url"> {
  /** Name of the partner it is made with. */
  partner?: string;
}

/** A program in the list of all, which can be narrowed. */
export interface ListedProgram extends ProgramCard, Pick<Program, "rationale"> {
  foundUnder: FoundUnder;
  /** Where it is practiced, how long it takes, what it costs. */
  facts: readonly string[];
}

/** The least that a list shows of a program. */
export type ProgramLink = Pick<ProgramCard, "title" | "summary" | "url">;

export function programLink({ title, summary, url }: Program): ProgramLink {
  return { title, summary, url };
}

/** Chooses a card’s fields from a program, so that a loader sends no more than these. */
export function programCard({ slug, title, category, summary, url }: Program, partner?: string): ProgramCard {
  return { slug, title, category, summary, url, partner };
}
