import { type Manual, manualCriteria } from "../../../manual.ts";
import type { CriterionToMeet } from "../why-it-matters.ts";
import type { CriterionState } from "./criterion-states.ts";

export const sheetFilters = { all: "all", open: "only open", failing: "only with a failure by the machine" } as const;

export type SheetFilter = keyof typeof sheetFilters;

export interface Criterion {
  number: CriterionToMeet;
  word: CriterionState["word"];
}

export function isChosen(filter: SheetFilter, { number, word }: Criterion, answers: Manual["answers"]): boolean {
  if (filter === "open") return !answers[number];
  return filter === "all" || word === "fails";
}

/** Returns the next unanswered criterion after `from` and wraps around, or `undefined` if all are answered. */
export function nextOpen<One extends Pick<Criterion, "number">>(
  criteria: readonly One[],
  answers: Manual["answers"],
  from: CriterionToMeet | null,
): One | undefined {
  const place = criteria.findIndex(({ number }) => number === from) + 1;
  return [...criteria.slice(place), ...criteria.slice(0, place)].find(({ number }) => !answers[number]);
}

export function shownWords(filter: SheetFilter, shown: number): string {
  if (shown > 0) return `${shown} of ${manualCriteria.length} shown.`;
  return filter === "open" ? "None shown: every criterion is answered." : "None shown: the machine found no failure.";
}
