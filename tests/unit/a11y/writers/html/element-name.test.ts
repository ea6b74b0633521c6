import { expect, test } from "vitest";
import { elementName } from "../../../../../a11y/writers/html/describe-finding.ts";

const named = (markup: string, selector = "main > div > a", message = "It is small.", alternative = "") =>
  elementName({ element: { selector, markup }, message }, { finding: "x", file: "x.png", alternative });

test.each([
  ['<a href="/quiz" aria-label="Guide &amp; friend"></a>', "“Guide & friend”"],
  ['<img src="a.png" alt="A barn" title="Barn">', "“A barn”"],
  ['<iframe title="Preview of Home" src="/"></iframe>', "“Preview of Home”"],
  ['<input type="search" placeholder="Words">', "“Words”"],
  ['<td aria-label="Who comes"></td>', "“Who comes”"],
  ['<a class="c1" href="/shop"></a>', "link to /shop"],
  ['<p class="c1"></p>', null],
  ["", null],
])("names %s as %s", (markup, name) => {
  expect(named(markup)).toBe(name);
});

test("omits names that the message or selector already contains", () => {
  expect(named('<a href="/shop"></a>', 'a[href="/shop"]')).toBeNull();
  expect(named('<a aria-label="Guide"></a>', "a", "“Guide” leads nowhere.")).toBeNull();
});

test("takes a missing name from the picture's alternative, except for large containers", () => {
  const alternative = "The element a “Skip to content”, outlined, on /, as opened, in light at 320 px.";
  expect(named('<a href="#content"></a>', "a", "It is small.", alternative)).toBe("“Skip to content”");
  expect(named("<main></main>", "main", "It is small.", alternative)).toBeNull();
  expect(named("<p></p>", "p", "It is small.", "The element p, outlined, on /.")).toBeNull();
});

test("truncates a long name and doesn't guess names from other elements", () => {
  expect(named(`<a aria-label="${"word ".repeat(30)}"></a>`)).toHaveLength(62);
  expect(named('<div role="group" aria-labelledby="code" title="Code"></div>')).toBeNull();
});
