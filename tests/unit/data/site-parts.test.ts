// @vitest-environment node
import { expect, test } from "vitest";
import { findablePages } from "../../../data/every-page.ts";
import { partOf, siteParts } from "../../../data/site-parts.ts";

test("a page belongs to the part with the longest root above it, whole segments counted", () => {
  expect(partOf("/academy/programs")).toBe("Academy");
  expect(partOf("/erin/pass-hub")).toBe("ERIN’s Place");
  expect(partOf("/eventsful")).toBe("About us");
  expect(partOf("/")).toBe("About us");
});

test("every part has its first page, and every page a part", () => {
  const paths = findablePages().map(({ path }) => path);
  for (const { roots } of siteParts) expect(paths).toContain(roots[0]);
  expect(new Set(paths.map(partOf))).toEqual(new Set(siteParts.map(({ title }) => title)));
});
