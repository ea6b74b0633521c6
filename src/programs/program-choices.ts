import type { FoundUnder, ProgramFacet } from "../../data/program-facets.ts";

/** Value that leaves a facet unfiltered. */
export const any = "any";

export type ProgramChoices = Readonly<Record<ProgramFacet, string>>;

export function isNarrowed(choices: ProgramChoices): boolean {
  return Object.values(choices).some((value) => value !== any);
}

export function chosenPrograms<Program extends { foundUnder: FoundUnder }>(
  programs: readonly Program[],
  choices: ProgramChoices,
): Program[] {
  const facets = Object.keys(choices) as ProgramFacet[];
  return programs.filter(({ foundUnder }) =>
    facets.every((facet) => choices[facet] === any || foundUnder[facet].includes(choices[facet])),
  );
}
