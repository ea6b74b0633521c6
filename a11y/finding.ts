import type { CriterionNumber } from "./criteria.ts";
import type { Setting } from "./modes.ts";

/** A, AA and AAA as WCAG has them; what is only good practice, or a rule still on trial, is reported apart. */
export type Conformance = "A" | "AA" | "AAA" | "best practice" | "experimental";

/** Whether it is asked for at the level that is audited for, AA. */
export function isDemanded({ conformance }: { conformance: Conformance }): boolean {
  return conformance === "A" || conformance === "AA";
}

/** One barrier at one element, as an engine or a check found it in one visit. */
export interface Found {
  /** The engine’s or the check’s own name of the rule, e.g. `color-contrast`. */
  rule: string;
  /** The success criteria of WCAG 2.2 that it fails; none for good practice. */
  criteria: CriterionNumber[];
  conformance: Conformance;
  /** `fails` where the machine is sure, `needs review` where a person has to look. */
  certainty: "fails" | "needs review";
  element: {
    /** A CSS selector that finds this element alone; `html` for the page as a whole. */
    selector: string;
    /** Its outer markup without what it contains; where that is long, its start (`excerpt` in element.ts). */
    markup: string;
    /** Where it stands, in CSS pixels from the top left of the page. */
    box?: { x: number; y: number; width: number; height: number };
    /** The id of the section that it stands in; none where that has no id. */
    section?: string;
  };
  /** What is wrong, in a sentence with the figures measured. */
  message: string;
  /** What to do about it, in a sentence. */
  help: string;
  /** Where the rule is explained. */
  helpUrl?: string;
}

/** Where something was looked at. */
export interface Place extends Setting {
  /** The page’s path, e.g. `/shop`. */
  page: string;
  /** The state’s name, e.g. `menu open`. */
  state: string;
}

/** A barrier as the reports have it: one however many engines name it and in however many places it shows. */
export interface Finding extends Found {
  /** Stays the same from audit to audit while the barrier stays: made of rule, page and element. */
  id: string;
  /** The engines and checks that name it, by their names, the one whose words these are first. */
  foundBy: string[];
  places: Place[];
  /** Why policy lets it stand. */
  excuse?: { reason: string; link: string };
}
