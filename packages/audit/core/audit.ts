import type { CriterionNumber, CriterionToMeet } from "./criteria.ts";
import type { Issue } from "./issues.ts";
import type { Environment } from "./modes.ts";
import type { Totals } from "./severity.ts";

/** WCAG levels, plus one for best practices and one for experimental rules. */
export type Conformance = "A" | "AA" | "AAA" | "best practice" | "experimental";

/** True for A and AA, the levels that the site claims. */
export function isDemanded({ conformance }: { conformance: Conformance }): boolean {
  return conformance === "A" || conformance === "AA";
}

/** One barrier at one element, as an engine or a check found it in one scan. */
export interface Found {
  /** The rule's name in its engine or check, e.g. `color-contrast`. */
  rule: string;
  /** Success criteria of WCAG 2.2 that the element fails, or may fail. Empty for best practices. */
  criteria: CriterionNumber[];
  conformance: Conformance;
  /** `needs review` means that a person must decide. */
  certainty: "fails" | "needs review";
  element: {
    /** A CSS selector that matches only this element, or `html` for the page as a whole. */
    selector: string;
    /** Outer HTML without the content. Long markup is shortened. */
    markup: string;
    /** A short label, text alternative or text of the element. */
    name?: string;
    /** Position in CSS pixels from the top left of the page. */
    box?: { x: number; y: number; width: number; height: number };
    /** Id of the closest section that has one. */
    section?: string;
  };
  /** The problem, in a sentence with the measured values. */
  message: string;
  help: string;
  helpUrl?: string;
}

export interface Place extends Environment {
  /** The page's path, e.g. `/shop`. */
  page: string;
  /** The state's name, e.g. `menu open`. */
  state: string;
}

/** A barrier in the reports. Has one entry, even if several engines report it in several places. */
export interface Finding extends Found {
  /** Stable from audit to audit: a hash of barrier, page and element. */
  id: string;
  /** Names of the engines and checks that report it. The message is from the first. */
  foundBy: string[];
  places: Place[];
  excuse?: { reason: string; link: string };
  /** Findings of the same page that disappear with this one. They don't have their own entries. */
  consequences?: Finding[];
  /** The issue of a signed checklist, if a person made the finding. Then `places` have neither mode nor width. */
  issue?: Issue;
}

/** A screenshot of an element in its context, taken when the finding was made. */
export interface Picture {
  finding: string;
  /** Path relative to the report, e.g. `pictures/3f2a.png`. */
  file: string;
  alternative: string;
}

/** An engine or a check, with its number of scans. */
export interface Checked {
  name: string;
  purpose: string;
  criteria: CriterionNumber[];
  scans: number;
  /** Reason for the environments and states it runs in. */
  because: string;
  /** Package version of an engine. For the project's own checks, the commit. */
  version: string;
}

/** Facts about the audited site, for the reports. */
export interface SiteFacts {
  name: string;
  /** Public origin of the site. Reports about a local build give its pages this origin. */
  origin: string;
  /** Email address of the people responsible for the site. */
  email: string;
}

/** Steps of the manual check of a criterion. */
export interface HowToTest {
  /** Paths and groups of pages, such as `/shop/*`. Empty if every page must be checked. */
  pages: readonly string[];
  steps: readonly string[];
  expect: string;
}

/** Pages that a person checks (WCAG-EM, step 3). The audit itself covers every page. */
export interface Sample {
  /** Common pages, main functions, and one page of each kind. */
  structured: readonly string[];
  random: readonly string[];
  processes: readonly { name: string; steps: readonly { page: string; step: string }[] }[];
}

/** One run of the audit: the contents of `report.json` and the source of all other reports. */
export interface Audit {
  format: 3;
  site: SiteFacts;
  /** ISO 8601, like `endedAt`. */
  startedAt: string;
  endedAt: string;
  origin: string;
  /** True if the audit built and served the site, false if the site was already running. */
  isOwnBuild: boolean;
  /** The project's commit, with `+` if files have changed since. `null` outside its repository. */
  commit: string | null;
  /** Hash of the checks and settings, to tell if two audits used the same ones. See `setupDigest`. */
  policy: string;
  versions: Record<string, string>;
  /** Command-line options that narrowed the run, or `null` for a full run. */
  narrowedTo: string | null;
  /** True if only `--page` narrowed the run. A person can then evaluate its pages and sign them as a sample. */
  isSample?: boolean;
  /** `error` is the reason why a scan was not completed. An audit with such a scan has failed. */
  scans: (Place & { seconds: number; checks: string[]; error?: string })[];
  checked: Checked[];
  findings: Finding[];
  pictures: Picture[];
  totals: Totals;
  /** Sentences that explain the gaps of the audit. */
  notChecked: string[];
  howToTest: Readonly<Record<CriterionToMeet, HowToTest>>;
  sample: Sample;
  /** Hash of each page, to tell if it has changed (see `hashPages`). Absent from older reports. */
  pageHashes?: Record<string, string>;
  /** Comparison with the audit that `--against` named. */
  against?: Retest;
}

/** A finding of an earlier audit that this audit does not have. */
export interface Earlier extends Pick<Finding, "id" | "criteria" | "message"> {
  page: string;
}

/** Comparison of failures and reviews at A and AA with an earlier audit. */
export interface Retest {
  endedAt: string;
  commit: string | null;
  new: string[];
  open: string[];
  fixed: Earlier[];
  /** Findings whose page, state or check was not part of this audit. */
  unchecked: Earlier[];
  /** Pages whose hash differs, or is unknown. */
  changedPages: string[];
}
