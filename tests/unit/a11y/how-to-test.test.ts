import { matchesGlob } from "node:path";
import { manualCriteria } from "@kindred-ground/audit/core/manual.ts";
import { expect, test } from "vitest";
import { howToTest } from "../../../a11y/how-to-test.ts";
import { notFoundPath } from "../../../a11y/pages.ts";
import { everyPath } from "../../../data/every-page.ts";

test("explains the manual check of each criterion at A and AA", () => {
  expect(Object.keys(howToTest)).toEqual(manualCriteria);
  for (const [number, { steps, expect: expected }] of Object.entries(howToTest)) {
    expect(expected, number).toMatch(/^[A-Z“].*\.$/);
    for (const step of steps) expect(step, number).toMatch(/^[A-Z].*[^.;]$/);
  }
});

test("sends a person only to pages of the site", () => {
  const paths = [...everyPath(), notFoundPath];
  const pages = Object.values(howToTest).flatMap((each) => each.pages);
  expect(pages.filter((page) => !paths.some((path) => path === page || matchesGlob(path, page)))).toEqual([]);
});
