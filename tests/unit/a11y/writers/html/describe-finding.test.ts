import { expect, test } from "vitest";
import type { Finding } from "../../../../../a11y/audit.ts";
import { fileChecks } from "../../../../../a11y/policy.ts";
import { elementName, fileCheckNames, whyNoPicture } from "../../../../../a11y/writers/html/describe-finding.ts";
import { namelessField, paleText } from "../../sample-audit-report.ts";

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

const box = { x: 0, y: 0, width: 10, height: 10 };
const { element } = namelessField;

const cases: [Partial<Finding>, string][] = [
  [{ conformance: "AAA" }, "No picture: only findings at A and AA have one."],
  [{ conformance: "best practice", foundBy: ["html-validate"] }, "No picture: only findings at A and AA have one."],
  [{ foundBy: ["html-validate"] }, "No picture: the check reads the HTML file, without a browser window."],
  [{}, "No picture: the element has no size on the page."],
  // File checks don't know element positions.
  [{ foundBy: ["html-validate", "axe"] }, "No picture is available."],
  [{ element: { ...element, box } }, "No picture is available."],
  [{ element: { ...element, selector: "body" } }, "No picture is available."],
];

test.each(cases)("explains a missing picture of a finding with %j", (changes, words) => {
  expect(whyNoPicture({ ...namelessField, ...changes })).toBe(words);
});

test("gives no reason for a failed screenshot", () => {
  expect(whyNoPicture(paleText)).toBe("No picture is available.");
});

test("lists the names of all file checks", () => {
  expect(fileCheckNames).toEqual(fileChecks.map(({ name }) => name));
});
