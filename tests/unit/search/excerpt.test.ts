// @vitest-environment node
import { expect, test } from "vitest";
import { excerpt, marked } from "../../../src/search/search.ts";

const written = (stretches: ReturnType<typeof marked>) =>
  stretches.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("");

test("words are marked whole, wherever they stand", () => {
  expect(written(marked("Land, and land’s keepers", new Set(["land", "lands"])))).toBe("[Land], and [land’s] keepers");
});

test("a text without the words is one stretch, an empty one none", () => {
  expect(marked("Bread", new Set(["land"]))).toEqual([{ text: "Bread", isMarked: false }]);
  expect(marked("", new Set(["land"]))).toEqual([]);
});

test("a long text is cut between words around the first that was found", () => {
  const text = `${"before ".repeat(40)}land ${"after ".repeat(60)}end`;
  const shown = written(excerpt(text, new Set(["land"])));
  expect(shown).toMatch(/^…before (before )*\[land\] after (after )*after…$/);
  expect(shown.length).toBeLessThan(200);
});

test("a short text is shown whole", () => {
  expect(written(excerpt("The land is open.", new Set(["open"])))).toBe("The land is [open].");
});
