// @vitest-environment jsdom
import { expect, test } from "vitest";
import { clean, hasControl, nameOf, referred, texts, tokens } from "../../page/words.ts";
import { openPage } from "./fake-layout.ts";

test("cleans and splits text", () => {
  expect(clean("  Rye \n bread ")).toBe("Rye bread");
  expect(clean(null)).toBe("");
  expect(tokens("Zoë’s 2 Hens!")).toEqual(["zoë", "s", "2", "hens"]);
});

test.each([
  ['<a href="/" aria-labelledby="a b" aria-label="Label">Text</a><i id="a">One</i><i id="b">Two</i>', "One Two"],
  ['<a href="/" aria-label="Label">Text</a>', "Label"],
  ['<input id="town" value="Oslo"><label for="town">Town</label>', "Town"],
  ['<a href="/">Our <img alt="barn"></a>', "Our barn"],
])("names %s", (body, name) => {
  openPage(body);
  expect(nameOf(document.body.firstElementChild as Element)).toBe(name);
});

test("refers to existing ids only", () => {
  openPage('<p aria-describedby="gone a">Words</p><i id="a">Hint</i>');
  expect(referred(document.body.firstElementChild as Element, "aria-describedby")).toBe("Hint");
});

test("lists text nodes with their parents", () => {
  openPage("<p>One <b>two</b></p>");
  expect(texts().map(({ words, parent }) => [words, parent.localName])).toEqual([
    ["One ", "p"],
    ["two", "b"],
  ]);
});

test("finds a control by its text, name, value or label", () => {
  openPage('<button>Stop</button><select aria-label="Speed"></select><input type="text" value="pause">');
  expect([/stop/i, /speed/i, /pause/i].map(hasControl)).toEqual([true, true, false]);
});
