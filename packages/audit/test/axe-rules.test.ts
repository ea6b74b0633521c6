import { expect, test } from "vitest";
import { conformanceOf, criteriaOf, rules } from "../engines/axe.ts";

test("reads the criterion from a tag's digits, with one or two final digits", () => {
  expect(criteriaOf(["cat.color", "wcag2aa", "wcag143"])).toEqual(["1.4.3"]);
  expect(criteriaOf(["wcag21aa", "wcag1412"])).toEqual(["1.4.12"]);
});

test("names an AAA criterion only for rules without an A or AA criterion", () => {
  expect(criteriaOf(["wcag2a", "wcag211", "wcag213"])).toEqual(["2.1.1"]);
  expect(criteriaOf(["wcag2aaa", "wcag224", "wcag325"])).toEqual(["2.2.4", "3.2.5"]);
});

test("rates an experimental rule as experimental at every level", () => {
  expect(conformanceOf(["cat.semantics", "wcag21a", "wcag253", "experimental"])).toBe("experimental");
  expect(conformanceOf(["cat.keyboard", "best-practice", "experimental"])).toBe("experimental");
});

test("reads the conformance level of a rule from its tags", () => {
  expect(conformanceOf(["wcag2a", "wcag111"])).toBe("A");
  expect(conformanceOf(["wcag22aa", "wcag258"])).toBe("AA");
  expect(conformanceOf(["wcag2aaa", "wcag146"])).toBe("AAA");
  expect(conformanceOf(["cat.semantics", "best-practice"])).toBe("best practice");
});

test("gives each rule a level, and each rule beyond best practices a criterion", () => {
  const without = rules.filter(({ tags }) => conformanceOf(tags) !== "best practice" && criteriaOf(tags).length === 0);
  // These rules are experimental best practices.
  expect(without.map(({ ruleId }) => ruleId)).toEqual(["focus-order-semantics", "hidden-content"]);
});

test("runs rules that axe disables by default, but not deprecated ones", () => {
  const ids = rules.map(({ ruleId }) => ruleId);
  expect(ids).toEqual(expect.arrayContaining(["target-size", "color-contrast-enhanced", "p-as-heading"]));
  expect(ids).not.toContain("duplicate-id");
});
