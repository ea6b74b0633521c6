// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from "vitest";
import type { WordingRule } from "../../checks/wording.ts";
import { makeList, type Reader } from "../../page/element-list.ts";
import { readAlternatives } from "../../page/wording/alternatives.ts";
import { readHeadings, readTitle, stems } from "../../page/wording/headings.ts";
import { namesElement, readInstructions } from "../../page/wording/instructions.ts";
import { readLabels } from "../../page/wording/labels.ts";
import { readLinks } from "../../page/wording/links.ts";
import { readMessages } from "../../page/wording/messages.ts";
import { fakeLayout, openPage } from "./fake-layout.ts";

beforeAll(fakeLayout);

/** Returns the rules that a reader adds on a page. */
function rulesOn(read: (reader: Reader<WordingRule>) => void, body: string, title?: string): string[] {
  openPage(body, title);
  const list = makeList();
  read(list);
  return list.added.map(({ rule }) => rule);
}

describe("alternatives", () => {
  test.each([
    ['<img src="barn.jpg" alt="barn.jpg">', ["alternative-is-file-name"]],
    ['<img src="a.jpg" alt="IMG_1234">', ["alternative-is-file-name"]],
    ['<img src="a.jpg" alt="image">', ["alternative-says-nothing"]],
    ['<img src="acme-logo.svg" alt="Our partner">', ["alternative-says-nothing"]],
    ['<img src="acme-logo.svg" alt="Acme">', []],
    ['<img src="a.jpg" alt="A red barn">', []],
    ['<img src="a.jpg" alt="image" hidden>', []],
  ])("%s: %j", (body, rules) => expect(rulesOn(readAlternatives, body)).toEqual(rules));
});

describe("titles and headings", () => {
  const bread = "<p>Bakers knead dough before sunrise, shape loaves and carry baskets.</p>";
  test.each([
    ["Untitled document", ["title-says-nothing"]],
    ["Quarterly revenue forecast", ["title-may-not-fit"]],
    ["Bakers and their loaves", []],
  ])("the title “%s”: %j", (title, rules) => expect(rulesOn(readTitle, bread, title)).toEqual(rules));

  test.each([
    ["<h2>Heading 2</h2>", ["heading-says-nothing"]],
    ["<h2>Zebras</h2><p>Bread is sold here.</p>", ["heading-says-nothing"]],
    ["<h2>Bread</h2><p>Our bread is sold here, and breads of others.</p>", []],
    ["<nav><h2>Menu</h2></nav>", []],
  ])("%s: %j", (body, rules) => expect(rulesOn(readHeadings, body)).toEqual(rules));

  test("stems join the forms of a word", () => expect(stems("Baker bakers bake")).toEqual(new Set(["bake"])));
});

describe("labels", () => {
  test.each([
    ["<label>Text <input></label>", ["label-says-nothing"]],
    ["<label>Town <input></label><label>Town <input></label>", ["labels-alike"]],
    [
      "<fieldset><legend>Home</legend><label>Town <input></label></fieldset><fieldset><legend>Work</legend><label>Town <input></label></fieldset>",
      [],
    ],
  ])("%s: %j", (body, rules) => expect(rulesOn(readLabels, body)).toEqual(rules));
});

describe("links", () => {
  test.each([
    ['<p><a href="/">Read more</a></p>', ["link-without-context"]],
    ['<p>Bread from our farm. <a href="/">Read more</a></p>', []],
    ['<ul><li>Bread<ul><li><a href="/">More</a></li></ul></li></ul>', []],
    ['<table><tr><td>Bread</td><td><a href="/">More</a></td></tr></table>', ["link-without-context"]],
    [
      '<table><tr><th>Goods</th></tr><tr><td>Bread</td><td><a href="/">More</a></td></tr></table>',
      ["link-may-lack-context"],
    ],
    ['<p><a href="/">Bread</a></p>', ["link-may-lack-context"]],
  ])("%s: %j", (body, rules) => expect(rulesOn(readLinks, body)).toEqual(rules));
});

describe("instructions", () => {
  test.each([
    ["<p>Press the round one.</p>", ["sensory-instruction"]],
    ["<p>Press the green one.</p>", ["color-instruction"]],
    ["<p>Press the round Save.</p><button>Save</button>", []],
    ["<p>The barn is below the hill.</p>", []],
  ])("%s: %j", (body, rules) => expect(rulesOn(readInstructions, body)).toEqual(rules));

  test("a kind names an element only if the page has one of it", () => {
    openPage("<table></table>");
    expect(namesElement("See the table below")).toBe(true);
    openPage("<table></table><table></table>");
    expect(namesElement("See the table below")).toBe(false);
  });
});

describe("messages", () => {
  const field = '<label for="town">Town</label><input id="town"';
  test.each([
    [`<form>${field}><p>Town is required</p></form>`, []],
    [`<form>${field} aria-invalid="true"><p>This is invalid</p></form>`, ["error-without-field"]],
    [`<form>${field}><p class="error">Town is required</p></form>`, ["error-not-marked"]],
    [
      `<form>${field} aria-invalid="true"><p class="error" aria-hidden="true">Town is required</p></form>`,
      ["error-hidden"],
    ],
  ])("%s: %j", (body, rules) => expect(rulesOn(readMessages, body)).toEqual(rules));
});
