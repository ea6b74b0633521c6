import { expect, test } from "vitest";
import { excerpt, marked } from "../../../src/search/excerpt.ts";

const written = (stretches: ReturnType<typeof marked>) =>
  stretches.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("");

test("marks whole words at any position", () => {
  expect(written(marked("Land, and land’s keepers", new Set(["land", "lands"])))).toBe("[Land], and [land’s] keepers");
});

test("returns one segment without matches and none for empty text", () => {
  expect(marked("Bread", new Set(["land"]))).toEqual([{ text: "Bread", isMarked: false }]);
  expect(marked("", new Set(["land"]))).toEqual([]);
});

test("shortens long text around the first match at word boundaries", () => {
  const text = `${"before ".repeat(40)}land ${"after ".repeat(60)}end`;
  const shown = written(excerpt(text, new Set(["land"])));
  expect(shown).toMatch(/^…before (before )*\[land\] after (after )*after…$/);
  expect(shown.length).toBeLessThan(200);
});

test("shows short text in full", () => {
  expect(written(excerpt("The land is open.", new Set(["open"])))).toBe("The land is [open].");
});
