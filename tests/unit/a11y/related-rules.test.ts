import axe from "axe-core";
import { ruleExists } from "html-validate";
import { expect, test } from "vitest";
import { hasRule } from "../../../a11y/engines/equal-access.ts";
import { rulesWithCriterion } from "../../../a11y/engines/html-validate.ts";
import { barrierOf, relatedRules } from "../../../a11y/merge.ts";

test("gives equivalent rules of two engines the same name", () => {
  expect(barrierOf("text_contrast_sufficient")).toBe(barrierOf("color-contrast"));
  expect(barrierOf("text-contrast-enhanced")).toBe(barrierOf("color-contrast-enhanced"));
  expect(barrierOf("unique-landmark")).toBe(barrierOf("aria_landmark_name_unique"));
});

test("keeps the name of a rule without an equivalent", () => {
  expect(barrierOf("css-orientation-lock")).toBe("css-orientation-lock");
});

test("lists only related rules that belong to an engine or an equivalent check", () => {
  const ofAxe = new Set(axe.getRules().map(({ ruleId }) => ruleId));
  const ofChecks = ["text-contrast", "text-contrast-enhanced", "links-of-one-name"];
  expect(relatedRules.filter((rule) => !ofAxe.has(rule) && !hasRule(rule) && !ruleExists(rule))).toEqual(ofChecks);
});

test("assigns criteria only to existing rules of html-validate", () => {
  expect(rulesWithCriterion.filter((rule) => !ruleExists(rule))).toEqual([]);
});
