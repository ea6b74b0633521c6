import { expect, test } from "vitest";
import { foundUnder, type ProgramFacet, programFacets, programFacts } from "../../../data/program-facets.ts";
import { programBySlug, programs } from "../../../data/programs.ts";

const facets = Object.keys(programFacets) as ProgramFacet[];
const valuesOf = (facet: ProgramFacet) => programFacets[facet].map(({ value }) => value);

test.each(facets)("matches programs to choices of %s and choices to programs", (facet) => {
  const found = programs.flatMap((program) => foundUnder(program)[facet]);
  expect(new Set(found)).toEqual(new Set(valuesOf(facet)));
});

test.each(["place", "time", "price"] as const)("assigns each program a %s", (facet) => {
  for (const program of programs) expect(foundUnder(program)[facet], program.slug).not.toEqual([]);
});

test("includes cheaper programs for higher prices and separates arranged ones", () => {
  expect(foundUnder(programBySlug("pass-hub")).price).toEqual(["free", "seed", "root", "branch"]);
  expect(foundUnder(programBySlug("decolonization-101")).price).toEqual(["seed", "root", "branch"]);
  expect(foundUnder(programBySlug("parenting-for-liberation")).price).toEqual(["branch"]);
  expect(foundUnder(programBySlug("liberation-journey")).price).toEqual(["arranged"]);
});

test("finds the programs that a role's page recommends", () => {
  expect(foundUnder(programBySlug("accounts-and-ledgers")).role).toContain("builder");
  expect(foundUnder(programBySlug("facilitator-certification")).role).toEqual([]);
});

test("describes the same facets in words", () => {
  expect(programFacts(programBySlug("accounts-and-ledgers"))).toEqual(["Home, Work", "Some weeks", "From $497 a year"]);
  expect(programFacts(programBySlug("pass-hub"))).toEqual(["Home", "As long as you like", "Free"]);
  expect(programFacts(programBySlug("liberation-journey")).at(-1)).toBe("Price arranged with you");
});
