import type { Audit, Totals } from "../../../audit.ts";
import { widths } from "../../../modes.ts";
import { clockOf, count, dayOf, duration, list } from "../../../words.ts";
import { modesOf } from "./matrix.ts";

export interface Verdict {
  palette: "error" | "warning" | "success";
  headline: string;
  scope: string;
  brokenOff: string | null;
  caution: string;
}

export function verdictOf(audit: Audit): Verdict {
  const { failures, needsReview } = audit.totals;
  const reviews = `${count(needsReview, "finding")} to look at`;
  return {
    palette: failures > 0 ? "error" : needsReview > 0 ? "warning" : "success",
    headline:
      failures > 0
        ? `${count(failures, "failure")} at level A or AA`
        : needsReview > 0
          ? `The machine found no failure at A or AA; ${reviews}`
          : "The machine found no failure at A or AA",
    scope: scopeOf(audit),
    brokenOff: brokenOffWords(audit),
    caution:
      "Machines find some kinds of barriers and are blind to others. Whether the site meets WCAG 2.2 is for a person to say, on the sheet of checks by hand.",
  };
}

function scopeOf(audit: Audit): string {
  const { visits, looked, startedAt, endedAt } = audit;
  const pages = new Set(visits.map(({ page }) => page)).size;
  const states = new Set(visits.map(({ page, state }) => `${page}\n${state}`)).size;
  const used = Object.keys(widths).filter((width) => visits.some((visit) => String(visit.width) === width));
  return [
    `${count(pages, "page")} in ${count(states, "state")}, visited ${count(visits.length, "time")}`,
    `in ${count(modesOf(audit).length, "mode")} and at ${list(used)} px`,
    `by ${count(looked.filter((each) => each.visits > 0).length, "engine and check", "engines and checks")},`,
    `on ${dayOf(endedAt)} from ${clockOf(startedAt)} to ${clockOf(endedAt)} UTC (${duration(startedAt, endedAt)}).`,
  ].join(" ");
}

function brokenOffWords({ visits }: Audit): string | null {
  const brokenOff = visits.filter(({ error }) => error !== undefined).length;
  return brokenOff > 0 ? `${count(brokenOff, "visit was", "visits were")} not looked at to the end` : null;
}

export function trend(name: keyof Totals, { totals, previous }: Pick<Audit, "totals" | "previous">): string | null {
  if (!previous) return null;
  const change = totals[name] - previous.totals[name];
  if (change === 0) return "as many as before";
  return `${Math.abs(change)} ${change < 0 ? "fewer" : "more"} than before`;
}
