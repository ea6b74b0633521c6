import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { ruleExists } from "html-validate";
import { expect, test } from "vitest";
import { barrierOf, related } from "../core/barriers.ts";
import { hasRule as isOfAlfa } from "../engines/alfa.ts";
import { rules as axeRules } from "../engines/axe.ts";
import { hasRule } from "../engines/equal-access.ts";
import { criterionByRule } from "../engines/html-validate.ts";
import { questionsOfAlfa, questionsOfAxe, questionsOfEqualAccess, withoutQuestions } from "../engines/questions.ts";
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
  expect(questionsOfAlfa.flatMap(({ rules }) => rules).filter((rule) => !isOfAlfa(rule))).toEqual([]);
  expect(questionsOfEqualAccess.flatMap(({ rules }) => rules).filter((rule) => !hasRule(rule))).toEqual([]);
});

test("gives equivalent rules of two engines the same name", () => {
  expect(barrierOf("text_contrast_sufficient")).toBe(barrierOf("color-contrast"));
  expect(barrierOf("text-contrast-enhanced")).toBe(barrierOf("color-contrast-enhanced"));
  expect(barrierOf("unique-landmark")).toBe(barrierOf("aria_landmark_name_unique"));
});

test("keeps the name of a rule without an equivalent", () => {
  expect(barrierOf("hidden-content")).toBe("hidden-content");
});

test("lists only related rules that belong to an engine or a check", () => {
  const ofAxe = new Set(axe.getRules().map(({ ruleId }) => ruleId));
  const folder = join(import.meta.dirname, "..");
  const ofChecks = globSync("checks/**/*.ts", { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8"));
  const isOurs = (rule: string) =>
    ofChecks.some(
      (source) =>
        source.includes(`"${rule}"`) ||
        source.includes(`  ${rule}: [`) ||
        (rule.endsWith("-unsure") && source.includes(rule)),
    );
  const unknown = Object.values(related)
    .flat()
    .filter((rule) => !ofAxe.has(rule) && !hasRule(rule) && !isOfAlfa(rule) && !ruleExists(rule) && !isOurs(rule));
  expect(unknown).toEqual([]);
});

test("assigns criteria only to existing rules of html-validate", () => {
  expect(Object.keys(criterionByRule).filter((rule) => !ruleExists(rule))).toEqual([]);
});
