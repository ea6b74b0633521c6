import type { Program } from "../../data/programs.ts";

/** What a role’s page tells of a program; nothing else of it should travel with the page. */
export interface SuitedProgram extends Pick<Program, "title" | "url"> {
  /** Why it may suit someone. */
  why: string | undefined;
  /** What it is; told of the likeliest alone. */
  summary: string | undefined;
}

/** Chooses these from the programs for a role, the likeliest first. */
export function suitedPrograms(programs: readonly Program[]): SuitedProgram[] {
  return programs.map(({ title, url, rationale, summary }, index) => ({
    title,
    url,
    why: rationale,
    summary: index === 0 ? summary : undefined,
  }));
}
