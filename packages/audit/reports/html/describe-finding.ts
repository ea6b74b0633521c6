import type { Finding, Place } from "@kindred-ground/audit/core/audit.ts";
import { groupBy } from "@kindred-ground/audit/core/group-by.ts";
import { type ModeName, modes, modesIn } from "@kindred-ground/audit/core/modes.ts";
import type { Totals } from "@kindred-ground/audit/core/severity.ts";
import { list } from "@kindred-ground/audit/core/words.ts";

/** Returns the element's name, e.g. `“Donate”`, or `null` if it is unknown or part of the message or the selector. */
export function elementName({ element, message }: Pick<Finding, "element" | "message">): string | null {
  const { name, selector } = element;
  return name && !`${message} ${selector}`.includes(name) ? `“${name}”` : null;
}

export interface Shown {
  page: string;
  state: string;
  modes: ModeName[];
  /** Modes and their widths, e.g. `light at 320 and 390 px; dark at 320 px`. */
  environments: string;
}

/** Groups places by page and state, in the order of their first occurrence. */
export function shownIn(places: readonly Place[]): Shown[] {
  return groupBy(places, ({ page, state }) => `${page}\n${state}`).flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return [{ page: first.page, state: first.state, modes: modesIn(same), environments: settingsOf(same) }];
  });
}

/** Lists the modes in their standard order, with ascending widths. */
export function settingsOf(places: readonly Place[]): string {
  return modesIn(places)
    .map((name) => `${modes[name].title} at ${widthsOf(places, name)} px`)
    .join("; ");
}

function widthsOf(places: readonly Place[], name: ModeName): string {
  const widths = new Set(places.filter(({ mode }) => mode === name).map(({ width }) => width));
  return list([...widths].sort((one, other) => one - other).map(String));
}

/** Words that require no quotes in a shell. */
const plain = /^[\w./:@%+=-]+$/;

export function commandFor({ page, state, mode, width }: Place, engine: string): string {
  const options = { page, state, mode, width: String(width), engine };
  return `npm run a11y -- ${Object.entries(options)
    .map(([name, value]) => `--${name} ${quoted(value)}`)
    .join(" ")}`;
}

function quoted(word: string): string {
  return plain.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

interface KindText {
  title: string;
  lead: string;
}

/** Sections of the findings, most severe first. Only the first two affect conformance at AA. */
export const kindTexts: Record<keyof Totals, KindText> = {
  failures: {
    title: "Failures at A and AA",
    lead: "Each failure is certain. The site does not meet WCAG 2.2 at AA until they are fixed.",
  },
  needsReview: {
    title: "To review",
    lead: "A person must evaluate these possible failures at A or AA.",
  },
  aaa: {
    title: "At AAA",
    lead: "The site does not claim conformance at AAA. Each fix still helps visitors.",
  },
  bestPractice: {
    title: "Best practice",
    lead: "No criterion requires these fixes. The authors of the rules recommend them.",
  },
  experimental: {
    title: "Experimental rules",
    lead: "These rules are experimental and may be wrong.",
  },
  excused: {
    title: "Accepted",
    lead: "Each accepted finding has a reason. The other totals do not include these findings.",
  },
};

export const kinds = Object.keys(kindTexts) as (keyof Totals)[];
