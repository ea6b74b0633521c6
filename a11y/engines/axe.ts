import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RuleMetadata } from "axe-core";
import type { Check } from "../check.ts";
import type { CriterionNumber } from "../criteria.ts";
import { bringDescribeElement } from "../element.ts";
import type { Found } from "../finding.ts";
import { fromTop } from "../run/from-top.ts";
import { popups } from "../run/popups.ts";
import { settle } from "../run/settle.ts";
import { conformanceOf, criteriaOf, rules } from "./axe-rules.ts";
import { questionsOfAxe, withoutQuestions } from "./questions.ts";

// Not through the builder of @axe-core/playwright, which opens a blank page and sends axe anew for each scan. That takes
// five times as long and gains nothing but what stands in frames; the pages have none but those in which the workbench
// shows other pages, each of which is looked at by itself, and every scan checks that. That both find the same is a test
// of tests/e2e/engines.spec.ts.
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules that measure colors and room: three of them cost more than all others together. */
const measures = ({ ruleId }: RuleMetadata) =>
  ruleId.startsWith("color-contrast") || ["link-in-text-block", "target-size"].includes(ruleId);
const measuring = rules.filter(measures);
const reading = rules.filter((rule) => !measures(rule));

/** axe-core with all its rules but those that measure. */
export const axeCore: Check = {
  name: "axe",
  looksFor: "Barriers that axe-core finds by all its rules for WCAG 2.2, and against its good practices.",
  criteria: criteriaFound(reading),
  runs: {
    settings: [
      { mode: "light", width: 390 },
      { mode: "light", width: 1280 },
    ],
    states: "every state",
    because: "A phone and a desk show different controls; no other mode differs in what these rules read.",
  },
  look: ({ tab }) => scan(tab, reading),
};

/** axe-core with its rules that measure. */
export const axeMeasures: Check = {
  name: "axe-measures",
  looksFor:
    "Text whose color is too near that of its background, as far as styles tell, links that only a color tells from the text around them, and controls without room.",
  criteria: criteriaFound(measuring),
  runs: {
    settings: [
      { mode: "light", width: 1280 },
      { mode: "dark", width: 390 },
    ],
    states: "one of each kind",
    because:
      "A phone and a desk show different text, light and dark different colors; text-ground measures the same text, and targets the same controls, in every width. What a state adds to a form has the same colors in all forms.",
  },
  look: ({ tab }) => scan(tab, measuring),
};

function criteriaFound(some: readonly RuleMetadata[]): CriterionNumber[] {
  return [...new Set(some.flatMap(({ tags }) => criteriaOf(tags)))].sort();
}

async function scan(tab: Page, some: readonly RuleMetadata[]): Promise<Found[]> {
  const { origin } = new URL(tab.url());
  const others = tab
    .frames()
    .filter((frame) => frame.url() !== "about:blank" && new URL(frame.url()).origin !== origin);
  if (others.length > 0) throw new Error("axe: the page has frames of other sites, into which it is not brought");
  await settle(tab);
  await bringDescribeElement(tab);
  await bringAxe(tab);
  const ruleIds = some.map(({ ruleId }) => ruleId);
  const found = (await fromTop(tab, () => tab.evaluate(runAxe, { ruleIds, popups }))).map(
    ({ tags, ...rest }): Found => {
      const conformance = conformanceOf(tags);
      return { ...rest, conformance, criteria: conformance === "best practice" ? [] : criteriaOf(tags) };
    },
  );
  return withoutQuestions(found, questionsOfAxe);
}

/** Tabs that bring axe to whatever is opened in them. */
const bringing = new WeakSet<Page>();

/** It is sent to a tab once: sending it takes as long as a third of what it does. */
async function bringAxe(tab: Page): Promise<void> {
  if (await tab.evaluate(() => "axe" in window)) return;
  await tab.evaluate(source);
  if (bringing.has(tab)) return;
  bringing.add(tab);
  await tab.addInitScript({ content: source });
}

/** Runs in the page. */
async function runAxe({ ruleIds, popups }: { ruleIds: string[]; popups: string }) {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const { violations, incomplete } = await run(document, {
    runOnly: { type: "rule", values: ruleIds },
    resultTypes: ["violations", "incomplete"],
    iframes: false,
    elementRef: true,
  });
  /** An open popup lies over a part of it; its size is what it is while that is closed, which is looked at too. */
  const isUnderPopup = ({ element, any }: axe.NodeResult): boolean => {
    const over = any.flatMap(({ id, relatedNodes }) => (id === "target-size" && relatedNodes) || []);
    const popupsOver = over.map((related) => related.element?.closest(popups));
    return over.length > 0 && popupsOver.every((popup) => popup && element && !popup.contains(element));
  };
  /** axe asks of whatever opens a popup, also where what it names is on the page. */
  const isNamedRightly = ({ element, any, all }: axe.NodeResult): boolean =>
    [...any, ...all].some(({ data }) => data?.messageKey === "controlsWithinPopup") &&
    document.getElementById(element?.getAttribute("aria-controls") ?? "") !== null;
  const found = ({ id, help, helpUrl, tags, nodes }: axe.Result, certainty: "fails" | "needs review") =>
    nodes
      .filter((node) => !isUnderPopup(node) && !isNamedRightly(node))
      .map(({ element = document.documentElement, all, none, any }) => ({
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
