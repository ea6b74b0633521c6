import { expect, test } from "vitest";
import type { Finding } from "../../../../../a11y/audit.ts";
import { fileChecks } from "../../../../../a11y/policy.ts";
import { elementName, fileCheckNames, whyNoPicture } from "../../../../../a11y/writers/html/describe-finding.ts";
import { namelessField, paleText } from "../../sample-audit-report.ts";

test("names an element, unless the message or the selector already does", () => {
  const named = (name: string | undefined, selector = "main > a", message = "It is small.") =>
    elementName({ element: { selector, markup: "<a>", ...(name && { name }) }, message });
  expect(named("Guide & friend")).toBe("“Guide & friend”");
  expect(named(undefined)).toBeNull();
  expect(named("Guide", "a", "“Guide” leads nowhere.")).toBeNull();
  expect(named("Guide", 'a[aria-label="Guide"]')).toBeNull();
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
