import { number, string } from "yup";
import type { LastAudit } from "../last-audit.ts";
import { entry, list } from "./entry.ts";
import { mistakesIn } from "./mistakes.ts";
import { matching, rule, text } from "./rules.ts";
import { says } from "./sentences.ts";

const rerun = "run the whole audit again, which writes this file";

const noCount = says("is no number of things", rerun);

const amount = number().typeError(noCount).required(noCount).integer(noCount).min(0, noCount);

const atLeast = (field: "pages" | "states") =>
  rule(
    (value: number, summary: Record<"pages" | "states", number>) => value >= summary[field],
    `is fewer than the ${field}`,
    rerun,
  );

/** What a full audit leaves behind for `/accessibility` and the recipes of the design system. */
export const lastAuditEntry = entry({
  /** ISO 8601, in UTC. */
  endedAt: matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, "is no time", rerun),
  /** The project’s commit; `null` outside its repository. */
  commit: string().nullable().defined(),
  pages: amount,
  /** Pages in their states. */
  states: amount.test(atLeast("pages")),
  visits: amount.test(atLeast("states")),
  /** In words, e.g. `forced colors, dark`. */
  modes: list(text),
  /** CSS pixels. */
  widths: list(amount),
  looked: list(entry({ name: text, version: text, looksFor: text })),
  /** At A and AA. */
  failures: amount,
  needsReview: amount,
  excused: amount,
  /** Findings at AAA, by criterion; `pages` are those on which they show. */
  aaa: list(
    entry({
      criterion: matching(/^\d\.\d\.\d+$/, "is no criterion", rerun),
      title: text,
      findings: amount,
      pages: amount,
    }),
  ),
  /** At A and AA, in what the design system’s pages show of each recipe. */
  recipes: list(entry({ name: text, failures: amount })),
  /** In sentences. */
  notChecked: list(text),
});

/** Nothing is wrong with an audit that has not been. */
export function lastAuditMistakes(lastAudit: LastAudit | null): string[] {
  return mistakesIn({
    file: "data/last-audit.json",
    entries: lastAudit ? [lastAudit] : [],
    schema: lastAuditEntry,
    nameOf: ({ endedAt }) => endedAt,
  });
}
