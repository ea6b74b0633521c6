import axe from "axe-core";
import { ruleExists } from "html-validate";
import { expect, test } from "vitest";
import { hasRule } from "../../../a11y/engines/equal-access.ts";
import { rulesWithCriterion } from "../../../a11y/engines/html-validate.ts";
import { barrierOf, relatedRules } from "../../../a11y/merge.ts";

test("rules of two engines that mean one barrier have one name for it", () => {
  expect(barrierOf("text_contrast_sufficient")).toBe(barrierOf("color-contrast"));
  expect(barrierOf("text-contrast-enhanced")).toBe(barrierOf("color-contrast-enhanced"));
  expect(barrierOf("unique-landmark")).toBe(barrierOf("aria_landmark_name_unique"));
});

test("a rule that no other engine has is a barrier of its own", () => {
  expect(barrierOf("css-orientation-lock")).toBe("css-orientation-lock");
});

test("every rule that is said to mean the same as another is one of an engine, or of a check that measures the same", () => {
  const ofAxe = new Set(axe.getRules().map(({ ruleId }) => ruleId));
  const ofChecks = ["text-contrast", "text-contrast-enhanced", "links-of-one-name"];
  expect(relatedRules.filter((rule) => !ofAxe.has(rule) && !hasRule(rule) && !ruleExists(rule))).toEqual(ofChecks);
});

test("every rule that has a criterion is one of html-validate", () => {
  expect(rulesWithCriterion.filter((rule) => !ruleExists(rule))).toEqual([]);
});
