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

test("includes cheaper programs for higher prices and separates those without a published price", () => {
  expect(foundUnder(programBySlug("pass-hub")).price).toEqual(["free", "seed", "root"]);
  expect(foundUnder(programBySlug("decolonization-101")).price).toEqual(["seed", "root"]);
  expect(foundUnder(programBySlug("parenting-for-liberation")).price).toEqual(["root"]);
  expect(foundUnder(programBySlug("liberation-journey")).price).toEqual(["unpublished"]);
});

test("finds the programs with hours toward a license", () => {
  expect(foundUnder(programBySlug("facilitator-certification")).ceu).toEqual(["planned"]);
  expect(foundUnder(programBySlug("equity-in-housing")).ceu).toEqual(["planned"]);
  expect(foundUnder(programBySlug("decolonization-101")).ceu).toEqual([]);
});

test("finds the programs that a role's page recommends", () => {
  expect(foundUnder(programBySlug("accounts-and-ledgers")).role).toContain("builder");
  expect(foundUnder(programBySlug("facilitator-certification")).role).toEqual([]);
});

test("describes the same facets in words", () => {
  expect(programFacts(programBySlug("accounts-and-ledgers"))).toEqual([
    "Home, Work",
    "Weeks",
    "Replay from $497 a year, live from $997 a year",
  ]);
  expect(programFacts(programBySlug("pass-hub"))).toEqual(["Home", "Ongoing", "Free"]);
  expect(programFacts(programBySlug("liberation-journey"))).toEqual(["Self, Home, Work", "Months"]);
  expect(programFacts(programBySlug("decolonization-101")).at(-1)).toBe("$197 on your own, $597 live");
  expect(programFacts(programBySlug("facilitator-certification")).at(-1)).toBe("CEU hours planned");
});
