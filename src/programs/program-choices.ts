import type { FoundUnder, ProgramFacet } from "../../data/program-facets.ts";

/** The choice that leaves a facet open. */
export const any = "any";

/** What is chosen of each facet. */
export type ProgramChoices = Readonly<Record<ProgramFacet, string>>;

/** Whether anything is chosen. */
export function isNarrowed(choices: ProgramChoices): boolean {
  return Object.values(choices).some((value) => value !== any);
}

/** The programs that are all of what is chosen, in their order. */
export function chosenPrograms<Program extends { foundUnder: FoundUnder }>(
  programs: readonly Program[],
  choices: ProgramChoices,
): Program[] {
  const facets = Object.keys(choices) as ProgramFacet[];
  return programs.filter(({ foundUnder }) =>
    facets.every((facet) => choices[facet] === any || foundUnder[facet].includes(choices[facet])),
  );
}
