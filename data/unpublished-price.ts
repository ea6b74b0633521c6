import { site } from "./site.ts";

/** Sentence for everything whose price is not published. `what` begins it: "Tuition". */
export function unpublishedPrice(what: string): string {
  return `${what} is not published yet. Write to us, and we’ll send it ${site.responsePromise}.`;
}
