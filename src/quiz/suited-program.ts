import type { Program } from "../../data/programs.ts";

/** The fields that a role's page shows of a program. The page's data should contain no others. */
export interface SuitedProgram extends Pick<Program, "title" | "url"> {
  why: string | undefined;
  /** Only for the first program. */
  summary: string | undefined;
}

/** Picks these fields. Expects the most suitable program first. */
export function suitedPrograms(programs: readonly Program[]): SuitedProgram[] {
  return programs.map(({ title, url, rationale, summary }, index) => ({
    title,
    url,
    why: rationale,
    summary: index === 0 ? summary : undefined,
  }));
}
