import { expect, test } from "vitest";
import { notFoundPath } from "../../../a11y/pages.ts";
import { sampleOf } from "../../../a11y/sample.ts";
import { everyPath } from "../../../data/every-page.ts";

const pages = [...everyPath(), notFoundPath];

test("draws every kind of page, and the same random pages for the same commit", () => {
  const { structured, random, processes } = sampleOf(pages, "a commit");
  for (const page of ["/", "/accessibility", "/contact", "/quiz", notFoundPath]) expect(structured).toContain(page);
  for (const start of ["/academy/", "/articles/", "/events/", "/quiz/roles/", "/shop/"])
    expect(structured.some((page) => page.startsWith(start) && page !== "/academy/programs")).toBe(true);
  expect(random).toHaveLength(Math.ceil(structured.length / 10));
  expect(random.filter((page) => structured.includes(page))).toEqual([]);
  expect(sampleOf(pages, "a commit").random).toEqual(random);
  expect(sampleOf(pages, "another commit").random).not.toEqual(random);
  for (const { steps } of processes) for (const { page } of steps) expect(pages).toContain(page);
});
