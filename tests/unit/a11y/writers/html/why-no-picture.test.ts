import { expect, test } from "vitest";
import type { Finding } from "../../../../../a11y/audit.ts";
import { fileChecks } from "../../../../../a11y/policy.ts";
import { fileCheckNames, whyNoPicture } from "../../../../../a11y/writers/html/describe-finding.ts";
import { namelessField, paleText } from "../../told-audit.ts";

const box = { x: 0, y: 0, width: 10, height: 10 };
const { element } = namelessField;

const cases: [Partial<Finding>, string][] = [
  [{ conformance: "AAA" }, "No picture: only findings at A and AA have one."],
  [{ conformance: "best practice", foundBy: ["html-validate"] }, "No picture: only findings at A and AA have one."],
  [
    { foundBy: ["html-validate"] },
    "No picture: this was found in the page’s file, and nothing was looked at in a window.",
  ],
  [{}, "No picture: the element took up no room on the page."],
  // File checks don't know element positions.
  [{ foundBy: ["html-validate", "axe"] }, "No picture was taken."],
  [{ element: { ...element, box } }, "No picture was taken."],
  [{ element: { ...element, selector: "body" } }, "No picture was taken."],
];

test.each(cases)("explains a missing picture of a finding with %j", (changes, words) => {
  expect(whyNoPicture({ ...namelessField, ...changes })).toBe(words);
});

test("gives no reason for a failed screenshot", () => {
  expect(whyNoPicture(paleText)).toBe("No picture was taken.");
});

test("lists the names of all file checks", () => {
  expect(fileCheckNames).toEqual(fileChecks.map(({ name }) => name));
});
