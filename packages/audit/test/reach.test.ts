import { expect, test } from "vitest";
import { engineNames, ownCheckNames } from "../core/check-names.ts";
import { checks, fileChecks } from "../core/checks.ts";
import { manualCriteria } from "../core/manual.ts";
import { reach } from "../core/reach.ts";

const criteriaOf = new Map([...checks, ...fileChecks].map(({ name, criteria }) => [name, criteria] as const));

test("has an entry for each criterion at A and AA, in the order of WCAG", () => {
  expect(Object.keys(reach)).toEqual(manualCriteria);
});

test("knows the name of each engine and check", () => {
  expect([...criteriaOf.keys()].sort()).toEqual([...engineNames, ...ownCheckNames].sort());
});

test("names only checks that look at the criterion", () => {
  const wrong = manualCriteria.flatMap((number) =>
    reach[number].looks.flatMap(({ failure, by }) =>
      by.filter((name) => !criteriaOf.get(name)?.includes(number)).map((name) => `${number} ${failure}: ${name}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test("names each check at each of its criteria", () => {
  const missing = [...criteriaOf].flatMap(([name, numbers]) =>
    manualCriteria
      .filter(
        (number) => numbers.includes(number) && !reach[number].looks.some(({ by }) => by.some((each) => each === name)),
      )
      .map((number) => `${number} ${name}`),
  );
  expect(missing).toEqual([]);
});

test("counts no criterion as checked that only one kind of engine rule touches", () => {
  for (const number of manualCriteria) {
    const { extent, looks } = reach[number];
    if (extent !== "most") continue;
    const by = new Set(looks.flatMap(({ by: names }) => names));
    const own = [...by].filter((name) => !engineNames.some((engine) => engine === name));
    expect(by.size > 1 || own.length > 0, number).toBe(true);
  }
});

test("leaves something to a person at every criterion", () => {
  for (const number of manualCriteria) expect(reach[number].left, number).toMatch(/^[A-Z].*\.$/);
});
