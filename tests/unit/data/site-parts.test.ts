import { expect, test } from "vitest";
import { findablePages } from "../../../data/every-page.ts";
import { partOf, siteParts } from "../../../data/site-parts.ts";

test("assigns a page to the part with the longest matching root", () => {
  expect(partOf("/academy/programs")).toBe("Academy");
  expect(partOf("/erin/pass-hub")).toBe("ERIN’s Place");
  expect(partOf("/eventsful")).toBe("About us");
  expect(partOf("/")).toBe("About us");
});

test("gives each part a first page and each page a part", () => {
  const paths = findablePages().map(({ path }) => path);
  for (const { roots } of siteParts) expect(paths).toContain(roots[0]);
  expect(new Set(paths.map(partOf))).toEqual(new Set(siteParts.map(({ title }) => title)));
});
