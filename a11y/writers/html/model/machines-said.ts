import { count, list } from "../../../words.ts";
import type { CriterionState } from "./criterion-states.ts";

export function machinesSaid({ looked, failures, reviews }: CriterionState): string {
  const found = [
    failures.length > 0 && count(failures.length, "failure"),
    reviews.length > 0 && `${count(reviews.length, "finding")} to look at`,
  ].filter((each) => each !== false);
  if (looked.length === 0 && found.length === 0) return "No machine looks for failures of it.";
  const machines = looked.length > 0 ? `Looked for by ${list(looked.map(({ name }) => name))}: ` : "Found on the way: ";
  return `${machines}${found.length > 0 ? list(found) : "nothing found, which does not mean that there is nothing"}.`;
}
