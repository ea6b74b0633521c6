import { expect, test } from "vitest";
import { criteria } from "../../../a11y/criteria.ts";
import { rules as axeRules } from "../../../a11y/engines/axe.ts";
import { hasRule } from "../../../a11y/engines/equal-access.ts";
import { questionsOfAxe, questionsOfEqualAccess, withoutQuestions } from "../../../a11y/engines/questions.ts";
import { checks } from "../../../a11y/policy.ts";
import { seen } from "./seen.ts";

test("what an engine only asks is left out where somebody else answers it, what it is sure of is not", () => {
  const asked = seen({ certainty: "needs review" }).found;
  const sure = seen().found;
  expect(withoutQuestions([asked, sure], questionsOfAxe)).toEqual([sure]);
});

test("what nobody else answers stays for a person", () => {
  const asked = seen({ rule: "identical-links-same-purpose", certainty: "needs review" }).found;
  expect(withoutQuestions([asked], questionsOfAxe)).toEqual([asked]);
});

test("every question is one that its engine can ask", () => {
  const ofAxe = new Set(axeRules.map(({ ruleId }) => ruleId));
  expect(questionsOfAxe.flatMap(({ rules }) => rules).filter((rule) => !ofAxe.has(rule))).toEqual([]);
  expect(questionsOfEqualAccess.flatMap(({ rules }) => rules).filter((rule) => !hasRule(rule))).toEqual([]);
});

test("every question is answered by a check that there is, by the states, or by hand under a criterion of A or AA", () => {
  const byHand = Object.entries(criteria).flatMap(([number, { level }]) =>
    level === "AAA" ? [] : `${number} by hand`,
  );
  const answers = new Set([...checks.map(({ name }) => name), "the states", ...byHand]);
  const asked = [...questionsOfAxe, ...questionsOfEqualAccess];
  expect(asked.filter(({ answeredBy }) => !answers.has(answeredBy))).toEqual([]);
});
