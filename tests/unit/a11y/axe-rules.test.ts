import { expect, test } from "vitest";
import { conformanceOf, criteriaOf, rules } from "../../../a11y/engines/axe.ts";

test("a tag names a criterion by its digits, of which the last may be two", () => {
  expect(criteriaOf(["cat.color", "wcag2aa", "wcag143"])).toEqual(["1.4.3"]);
  expect(criteriaOf(["wcag21aa", "wcag1412"])).toEqual(["1.4.12"]);
});

test("a criterion of AAA is named only by a rule that is about nothing else", () => {
  expect(criteriaOf(["wcag2a", "wcag211", "wcag213"])).toEqual(["2.1.1"]);
  expect(criteriaOf(["wcag2aaa", "wcag224", "wcag325"])).toEqual(["2.2.4", "3.2.5"]);
});

test("a rule on trial counts as that, whatever its level", () => {
  expect(conformanceOf(["cat.semantics", "wcag21a", "wcag253", "experimental"])).toBe("experimental");
  expect(conformanceOf(["cat.keyboard", "best-practice", "experimental"])).toBe("experimental");
});

test("the level of a rule is in its tags", () => {
  expect(conformanceOf(["wcag2a", "wcag111"])).toBe("A");
  expect(conformanceOf(["wcag22aa", "wcag258"])).toBe("AA");
  expect(conformanceOf(["wcag2aaa", "wcag146"])).toBe("AAA");
  expect(conformanceOf(["cat.semantics", "best-practice"])).toBe("best practice");
});

test("every rule has a level, and one that is not good practice has a criterion", () => {
  const without = rules.filter(({ tags }) => conformanceOf(tags) !== "best practice" && criteriaOf(tags).length === 0);
  // Experimental best practices.
  expect(without.map(({ ruleId }) => ruleId)).toEqual(["focus-order-semantics", "hidden-content"]);
});

test("rules that are off by themselves are among those that run, those axe gave up are not", () => {
  const ids = rules.map(({ ruleId }) => ruleId);
  expect(ids).toEqual(expect.arrayContaining(["target-size", "color-contrast-enhanced", "p-as-heading"]));
  expect(ids).not.toContain("duplicate-id");
});
