import type { CriterionNumber } from "./criteria.ts";
import type { Finding, Place } from "./finding.ts";

/** A picture of an element in its surroundings, taken when a finding was made. */
export interface Picture {
  /** The finding’s `id`. */
  finding: string;
  /** A file beside the report, e.g. `pictures/3f2a.png`. */
  file: string;
  /** What it shows, for those who do not see it. */
  alternative: string;
}

/** An engine or a check, and what it looked at. */
export interface Looked {
  name: string;
  looksFor: string;
  criteria: CriterionNumber[];
  /** How often it looked. */
  visits: number;
  /** The reason why it runs where it runs. */
  because: string;
  /** Its version; a check of our own has the project’s commit. */
  version: string;
}

/** Numbers of findings that stand, by weight. */
export interface Totals {
  /** A and AA, excused ones left out. */
  failures: number;
  needsReview: number;
  bestPractice: number;
  experimental: number;
  aaa: number;
  excused: number;
}

/** One run of the audit: what `report.json` holds and all other reports are written from. */
export interface Audit {
  format: 1;
  /** ISO 8601. */
  startedAt: string;
  endedAt: string;
  /** Where the site was served. */
  origin: string;
  /** Whether the audit built and served it itself; else it was running there already. */
  isOwnBuild: boolean;
  /** The project’s commit, with `+` where files were changed since; `null` outside its repository. */
  commit: string | null;
  /** A hash of the policy, so that two audits are known to have meant the same. */
  policy: string;
  /** Engines, browser, Node, by name. */
  versions: Record<string, string>;
  /** Whether all that policy names was run; else what it was narrowed to, as it was typed. */
  narrowedTo: string | null;
  /** `error` says why one could not be looked at to its end; an audit with such a visit has failed. */
  visits: (Place & { seconds: number; checks: string[]; error?: string })[];
  looked: Looked[];
  findings: Finding[];
  pictures: Picture[];
  totals: Totals;
  /** The audit before, where its report was found. */
  previous: { endedAt: string; totals: Totals } | null;
  /** In sentences: what policy leaves out and why. */
  notChecked: string[];
}
