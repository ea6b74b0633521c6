import type { CriterionNumber } from "./criteria.ts";
import type { Finding, Place } from "./finding.ts";

/** A screenshot of an element in its context, taken when the finding was made. */
export interface Picture {
  finding: string;
  /** File beside the report, e.g. `pictures/3f2a.png`. */
  file: string;
  alternative: string;
}

/** An engine or a check, and its scans. */
export interface Looked {
  name: string;
  looksFor: string;
  criteria: CriterionNumber[];
  visits: number;
  /** Reason for the environments and states it runs in. */
  because: string;
  /** Package version of an engine. For the project's own checks, the commit. */
  version: string;
}

/** Numbers of findings by severity. Excused findings count only as `excused`. */
export interface Totals {
  /** At level A or AA. */
  failures: number;
  needsReview: number;
  bestPractice: number;
  experimental: number;
  aaa: number;
  excused: number;
}

/** One run of the audit: the contents of `report.json` and the source of all other reports. */
export interface Audit {
  format: 1;
  /** ISO 8601, like `endedAt`. */
  startedAt: string;
  endedAt: string;
  origin: string;
  /** True if the audit built and served the site, false if the site was already running. */
  isOwnBuild: boolean;
  /** The project's commit, with `+` if files have changed since. `null` outside its repository. */
  commit: string | null;
  /** Hash of the policy, to tell if two audits used the same rules. */
  policy: string;
  /** Versions of the engines, the browser and Node, by name. */
  versions: Record<string, string>;
  /** Command-line options that narrowed the run, or `null` for a full run. */
  narrowedTo: string | null;
  /** `error` is the reason why a scan was not completed. An audit with such a scan has failed. */
  visits: (Place & { seconds: number; checks: string[]; error?: string })[];
  looked: Looked[];
  findings: Finding[];
  pictures: Picture[];
  totals: Totals;
  /** The previous audit, if its report was found. */
  previous: { endedAt: string; totals: Totals } | null;
  /** Sentences that explain the gaps of the policy. */
  notChecked: string[];
}
