// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { describeElement } from "../../page/describe-element.ts";

const selectors = (all: string) => [...document.querySelectorAll(all)].map((one) => describeElement(one).selector);

beforeEach(() => {
  document.body.innerHTML = "";
});

test("selects an element by its id, name, or link address before its position", () => {
  document.body.innerHTML = `<main><p id="lead">Words</p><p><a href="/shop">Shop</a><a href="/about">About</a></p>
    <form><input name="email"><input name="name"></form></main>`;
  expect(selectors("main, #lead, a, input")).toEqual([
    "main",
    "#lead",
    'a[href="/shop"]',
    'a[href="/about"]',
    'input[name="email"]',
    'input[name="name"]',
  ]);
});

test("distinguishes repeated elements by their nearest unique ancestor", () => {
  document.body.innerHTML = '<header><a href="/shop">Shop</a></header><footer><a href="/shop">Shop</a></footer>';
  expect(selectors("a")).toEqual(['header a[href="/shop"]', 'footer a[href="/shop"]']);
});

test("selects an element by position when it has no other distinction", () => {
  document.body.innerHTML = "<main><div><p>1</p><p>2</p></div><div><p>3</p></div></main>";
  expect(selectors("p")).toEqual([
    "main > div:nth-of-type(1) > p:nth-of-type(1)",
    "main > div:nth-of-type(1) > p:nth-of-type(2)",
    "main > div:nth-of-type(2) > p",
  ]);
});

test("omits generated ids and class names from selectors", () => {
  document.body.innerHTML =
    '<main><p id="_r_1a_" class="css-1x2y3z">1</p><p id="select::r2:" class="css-0">2</p></main>';
  expect(selectors("p")).toEqual(["main > p:nth-of-type(1)", "main > p:nth-of-type(2)"]);
});

test("gives each element a selector that matches no other element", () => {
  document.body.innerHTML = `<nav aria-label='The "main" one'><ul><li><a href="/a">A</a></li><li><a href="/a">A</a></li></ul></nav>
    <nav><ul><li><a href="/a">A</a></li></ul></nav><svg><g><path/><path/></g></svg>`;
  for (const element of document.querySelectorAll("*"))
    expect([...document.querySelectorAll(describeElement(element).selector)]).toEqual([element]);
});

test("names the nearest section that has an id", () => {
  document.body.innerHTML = '<section id="button"><section><p>1</p></section></section><section><p>2</p></section>';
  const sections = [...document.querySelectorAll("p")].map((one) => describeElement(one).section);
  expect(sections).toEqual(["button", undefined]);
});

test("selects the page as `html` and quotes elements without their content", () => {
  document.body.innerHTML = `<p title="${"long ".repeat(100)}">Words</p>`;
  expect(selectors("html")).toEqual(["html"]);
  const [paragraph] = document.querySelectorAll("p");
  const { markup } = describeElement(paragraph as Element);
  expect(markup).toBe(`${`<p title="${"long ".repeat(100)}`.slice(0, 300)}…`);
  expect(markup).not.toContain("Words");
});

test.each([
  ['<a href="/quiz" aria-label="Guide &amp; friend">Go</a>', "Guide & friend"],
  ['<img src="a.png" alt="A barn" title="Barn">', "A barn"],
  ['<iframe title="Preview of Home" src="/"></iframe>', "Preview of Home"],
  ['<input type="search" placeholder="Words">', "Words"],
  ["<a href='/shop'>  All\n products </a>", "All products"],
  [`<p>${"word ".repeat(30)}</p>`, undefined],
  ['<div role="group" aria-labelledby="code" title="Code"></div>', undefined],
  ["<p></p>", undefined],
])("names %s as %s", (markup, name) => {
  document.body.innerHTML = markup;
  expect(describeElement(document.body.firstElementChild as Element).name).toBe(name);
});
