import { entry, list, matching, rule, text, wholeNumber } from "./rules.ts";

const rerun = "run the whole audit again, which writes this file";

const amount = wholeNumber("is not a valid count", rerun);

const atLeast = (field: "pages" | "states") =>
  rule(
    (value: number, summary: Record<"pages" | "states", number>) => value >= summary[field],
    `is fewer than the ${field}`,
    rerun,
  );

/** The full audit's results, for `/accessibility/audit`. */
export const lastAuditEntry = entry({
  /** ISO 8601 timestamp in UTC. */
  endedAt: matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, "is not a time", rerun),
  /** The project's commit; `null` outside a Git repository. */
  commit: text.nullable(),
  /** Duration in seconds. Absent from older files. */
  seconds: amount.optional(),
  pages: amount,
  /** Number of page states. */
  states: amount.test(atLeast("pages")),
  scans: amount.test(atLeast("states")),
  /** Readable labels, such as `forced colors, dark`. */
  modes: list(text),
  /** CSS pixels. */
  widths: list(amount),
  checked: list(entry({ name: text, version: text, purpose: text })),
  /** Failures at levels A and AA. */
  failures: amount,
  needsReview: amount,
  excused: amount,
  /** Findings at AAA, by criterion. `pages` counts the affected pages. */
  aaa: list(
    entry({
      criterion: matching(/^\d\.\d\.\d+$/, "is not a criterion", rerun),
      title: text,
      findings: amount,
      pages: amount,
    }),
  ),
  /** Full sentences. */
  notChecked: list(text),
});
