import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Checker } from "accessibility-checker-engine";
import type { Check } from "../check.ts";
import { bringDescribeElement } from "../element.ts";
import type { Found } from "../finding.ts";
import { settle } from "../run/open-page.ts";
import { allCriteria, criteriaOf, type Level, ruleSet, weigh } from "./equal-access-rules.ts";
import { questionsOfEqualAccess, withoutQuestions } from "./questions.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"), "utf8");

export const equalAccess: Check = {
  name: "equal-access",
  looksFor: "Barriers that IBM’s Equal Access engine finds by its rules for WCAG 2.2.",
  criteria: allCriteria,
  runs: {
    settings: [{ mode: "light", width: 1280 }],
    states: "one of each kind",
    because:
      "A second engine, for what axe has no rule for or judges otherwise: names, roles and structure, which are the same in every mode, and in each form that is in the same state. Its one rule on contrast is axe’s too.",
  },
  async look({ tab }) {
    await settle(tab);
    await bringDescribeElement(tab);
    // Injects the script through the debugger, because the page's Content Security Policy blocks all other scripts.
    if (!(await tab.evaluate(() => "ace" in window))) await tab.evaluate(`${source}; undefined`);
    const results = await tab.evaluate(runChecker, ruleSet);
    const found = results.map(({ level, reason, ...rest }): Found => {
      const ofRule = criteriaOf(rest.rule, reason);
      const weight = weigh(level, ofRule);
      return { ...rest, ...weight, criteria: weight.conformance === "best practice" ? [] : ofRule };
    });
    return withoutQuestions(found, questionsOfEqualAccess);
  },
};

/** Runs in the page. */
async function runChecker(guideline: string) {
  const { ace } = window as unknown as { ace: { Checker: new () => Checker } };
  const checker = new ace.Checker();
  const { results, nls = {} } = await checker.check(document, [guideline]);
  const levels: Record<string, Level> = {
    "VIOLATION FAIL": "violation",
    "VIOLATION POTENTIAL": "potentialviolation",
    "VIOLATION MANUAL": "manual",
    "RECOMMENDATION FAIL": "recommendation",
  };
  return results.flatMap(({ ruleId, reasonId, value, node, message }) => {
    const level = levels[value.join(" ")];
    // A page in a frame has its own scan.
    if (!level || node.ownerDocument !== document) return [];
    const element = node instanceof Element ? node : (node.parentElement ?? document.documentElement);
    return {
      level,
      rule: ruleId,
      reason: String(reasonId),
      element: window.describeElement(element),
      message,
      help: `${nls[ruleId]?.[0] ?? ruleId}.`,
      helpUrl: `https://able.ibm.com/rules/archives/latest/doc/en-US/${ruleId}.html`,
    };
  });
}
