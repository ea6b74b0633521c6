import type { Page } from "@playwright/test";
import axe from "axe-core";
import type { Check, Visit } from "../check.ts";
import { bringDescribeElement } from "../element.ts";
import type { Found } from "../finding.ts";
import { colorRules, conformanceOf, criteriaOf, rules } from "./axe-rules.ts";
import { differsInColorsOnly, settle } from "./color-modes.ts";
import { questionsOfAxe, withoutQuestions } from "./questions.ts";

// Not through the builder of @axe-core/playwright, which opens a blank page and sends axe anew for each scan. That takes
// five times as long and gains nothing but what stands in frames; the pages have none, and every scan checks that. That
// both find the same is a test of tests/e2e/engines.spec.ts.
const { source } = axe;

/** axe-core with all its rules; in modes that differ from light in colors only, with those that read colors. */
export const axeCore: Check = {
  name: "axe",
  looksFor: "Barriers that axe-core finds by all its rules for WCAG 2.2, and against its good practices.",
  criteria: [...new Set(rules.flatMap(({ tags }) => criteriaOf(tags)))].sort(),
  runs: {
    settings: [
      { mode: "light", width: 390 },
      { mode: "light", width: 1280 },
      { mode: "dark", width: 390 },
      { mode: "dark", width: 1280 },
    ],
    states: "every state",
    because:
      "A phone and a desk show different controls. Dark differs in colors alone, which every visit checks, so that only the rules that read colors run there.",
  },
  look: async (visit) => scan(visit.tab, (await hasOtherColorsOnly(visit)) ? colorRules : rules),
};

async function hasOtherColorsOnly({ tab, mode }: Visit): Promise<boolean> {
  return mode === "dark" && differsInColorsOnly(tab, mode, "light");
}

async function scan(tab: Page, only: typeof rules): Promise<Found[]> {
  if (tab.frames().length > 1) throw new Error("axe: the page has frames, into which it is not brought");
  await settle(tab);
  await bringDescribeElement(tab);
  if (!(await tab.evaluate(() => "axe" in window))) await tab.evaluate(source);
  const found = await tab.evaluate(
    runAxe,
    only.map(({ ruleId }) => ruleId),
  );
  const weighed = found.map(({ tags, ...rest }): Found => {
    const conformance = conformanceOf(tags);
    return { ...rest, conformance, criteria: conformance === "best practice" ? [] : criteriaOf(tags) };
  });
  return withoutQuestions(weighed, questionsOfAxe);
}

/** Runs in the page. */
async function runAxe(ruleIds: string[]) {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const { violations, incomplete } = await run(document, {
    runOnly: { type: "rule", values: ruleIds },
    resultTypes: ["violations", "incomplete"],
    elementRef: true,
  });
  const found = ({ id, help, helpUrl, tags, nodes }: axe.Result, certainty: "fails" | "needs review") =>
    nodes.map(({ element = document.documentElement, all, none, any }) => ({
      rule: id,
      tags,
      certainty,
      element: window.describeElement(element),
      message: [...all, ...none, ...any].map(({ message }) => message).join("; ") || help,
      help: `${help}.`,
      helpUrl,
    }));
  return [
    ...violations.flatMap((rule) => found(rule, "fails")),
    ...incomplete.flatMap((rule) => found(rule, "needs review")),
  ];
}
