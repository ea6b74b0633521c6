import type { Page } from "@playwright/test";
import axe, { type RuleMetadata } from "axe-core";
import { type Conformance, type Found, isDemanded } from "../core/audit.ts";
import type { Check } from "../core/check.ts";
import { type CriterionNumber, criteria, withoutAAA } from "../core/criteria.ts";
import { inPage } from "../runner/in-page.ts";
import { fromTop, settle } from "../runner/open-page.ts";
import { engineScript } from "./engine-script.ts";
import { questionsOfAxe, withoutQuestions } from "./questions.ts";

const { getRules } = axe;

/** All axe rules except deprecated ones. Each deprecated rule has a successor or is about 4.1.1. */
export const rules: readonly RuleMetadata[] = getRules().filter(({ tags }) => !tags.includes("deprecated"));

/**
 * Maps axe's tags to a conformance level. Unless a rule is experimental or best practice, its level is in a tag such as
 * `wcag22aa`. Throws if no tag has one.
 */
export function conformanceOf(tags: readonly string[]): Conformance {
  if (tags.includes("experimental")) return "experimental";
  if (tags.includes("best-practice")) return "best practice";
  const level = tags.flatMap((tag) => /^wcag2\d?(a{1,3})$/.exec(tag)?.[1] ?? [])[0]?.toUpperCase();
  if (level === "A" || level === "AA" || level === "AAA") return level;
  throw new Error(`axe: a rule with the tags ${tags.join(", ")} has no level; add it to packages/audit/engines/axe.ts`);
}

/** Returns the criteria in axe's tags: `wcag143` is 1.4.3. Leaves out AAA criteria if there are others. */
export function criteriaOf(tags: readonly string[]): CriterionNumber[] {
  const numbers = tags
    .map((tag) => /^wcag(\d)(\d)(\d{1,2})$/.exec(tag)?.slice(1).join("."))
    .filter((number): number is CriterionNumber => number !== undefined && number in criteria);
  return withoutAAA(numbers);
}

// Runs axe directly. The builder of @axe-core/playwright opens a blank page and sends axe again for each scan, which
// takes five times as long. The builder also scans frames. The only frames on the site are those of the workbench,
// which show other pages. Those pages have their own scans, and every scan throws if a frame is from another site.
// tests/e2e/engines.spec.ts tests that both ways have the same results.
const loadAxe = engineScript("axe", "axe-core/axe.min.js");

/** True for rules that measure colors, which take longer than all other rules together. */
const measures = ({ ruleId }: RuleMetadata) => ruleId.startsWith("color-contrast") || ruleId === "link-in-text-block";
const measuring = rules.filter(measures);
const reading = rules.filter((rule) => !measures(rule));

export const axeCore: Check = {
  name: "axe",
  purpose: "Runs the axe-core rules for WCAG 2.2 and best practices, except for the rules that measure colors.",
  criteria: criteriaFound(reading),
  runs: {
    environments: ["light 390", "light 1280"],
    states: "one of each kind",
    because: "Phones and desktops show different controls. The other modes change nothing that these rules read.",
  },
  run: ({ tab }) => scan(tab, reading),
};

/** axe with only the rules for levels A and AA, because the gate judges no others. */
export const axeDemanded: Check = {
  ...axeCore,
  run: ({ tab }) =>
    scan(
      tab,
      reading.filter(({ tags }) => isDemanded({ conformance: conformanceOf(tags) })),
    ),
};

export const axeMeasures: Check = {
  name: "axe-measures",
  purpose: "Finds low text contrast in computed styles, and links identified only by color.",
  criteria: criteriaFound(measuring),
  runs: {
    environments: ["light 1280", "dark 390"],
    states: "pages as opened",
    because:
      "Phones and desktops show different text, and light and dark modes have different colors. At every width and in other states, text-background measures the same text.",
  },
  run: ({ tab }) => scan(tab, measuring),
};

function criteriaFound(some: readonly RuleMetadata[]): CriterionNumber[] {
  return [...new Set(some.flatMap(({ tags }) => criteriaOf(tags)))].sort();
}

export async function scan(tab: Page, some: readonly RuleMetadata[]): Promise<Found[]> {
  const { origin } = new URL(tab.url());
  const others = tab.frames().filter((frame) => /^https?:/.test(frame.url()) && new URL(frame.url()).origin !== origin);
  if (others.length > 0) throw new Error("axe: the page has frames from other sites, which the audit does not check");
  await settle(tab);
  await loadAxe(tab);
  const ruleIds = some.map(({ ruleId }) => ruleId);
  const found = (await fromTop(tab, () => inPage(tab, "runAxe", ruleIds))).map(({ tags, ...rest }): Found => {
    const conformance = conformanceOf(tags);
    return { ...rest, conformance, criteria: conformance === "best practice" ? [] : criteriaOf(tags) };
  });
  return withoutQuestions(found, questionsOfAxe);
}
