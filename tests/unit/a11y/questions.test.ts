import { expect, test } from "vitest";
import { criteria } from "../../../a11y/criteria.ts";
import { rules as axeRules } from "../../../a11y/engines/axe.ts";
import { hasRule } from "../../../a11y/engines/equal-access.ts";
import { questionsOfAxe, questionsOfEqualAccess, withoutQuestions } from "../../../a11y/engines/questions.ts";
import { checks } from "../../../a11y/policy.ts";
import { seen } from "./seen.ts";

test("drops questions that another check answers and keeps certain findings", () => {
  const asked = seen({ certainty: "needs review" }).found;
  const sure = seen().found;
  expect(withoutQuestions([asked, sure], questionsOfAxe)).toEqual([sure]);
});

test("keeps questions that no other check answers", () => {
  const asked = seen({ rule: "identical-links-same-purpose", certainty: "needs review" }).found;
  expect(withoutQuestions([asked], questionsOfAxe)).toEqual([asked]);
});

test("lists only questions that the engines can ask", () => {
  const ofAxe = new Set(axeRules.map(({ ruleId }) => ruleId));
  expect(questionsOfAxe.flatMap(({ rules }) => rules).filter((rule) => !ofAxe.has(rule))).toEqual([]);
  expect(questionsOfEqualAccess.flatMap(({ rules }) => rules).filter((rule) => !hasRule(rule))).toEqual([]);
});

test("answers each question by a known check, a state, or a manual criterion", () => {
  const byHand = Object.entries(criteria).flatMap(([number, { level }]) =>
    level === "AAA" ? [] : `${number} by hand`,
  );
  const answers = new Set([...checks.map(({ name }) => name), "the states", ...byHand]);
  const asked = [...questionsOfAxe, ...questionsOfEqualAccess];
  expect(asked.filter(({ answeredBy }) => !answers.has(answeredBy))).toEqual([]);
});
