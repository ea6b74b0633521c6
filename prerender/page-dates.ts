import { createHash } from "node:crypto";
import { type Document, elementsOf, textOf } from "../shared/html.ts";

export interface PageDate {
  /** ISO date. */
  day: string;
  /** Hash of the page's words. */
  says: string;
}

/** Keyed by page path. */
export type PageDates = Readonly<Record<string, PageDate>>;

/** Returns the recorded days of pages whose words haven't changed since. `said` maps paths to `saidBy` hashes. */
export function lastChanges(said: ReadonlyMap<string, string>, record: PageDates): Map<string, string> {
  return new Map(
    [...said].flatMap(([path, says]): [string, string][] => {
      const known = record[path];
      return known?.says === says ? [[path, known.day]] : [];
    }),
  );
}

/** Returns the updated record: new and changed pages get `day`. */
export function renewed(said: ReadonlyMap<string, string>, record: PageDates, day: string): PageDates {
  const dates = [...said].map(([path, says]): [string, PageDate] => {
    const known = record[path];
    return [path, known?.says === says ? known : { day, says }];
  });
  return Object.fromEntries(dates.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns a short hash of the words in `<main>`. Changes outside it, or in the design, don't count. */
export function saidBy(page: Document): string {
  const main = elementsOf(page).find(({ tagName }) => tagName === "main");
  const words = main ? textOf(main) : "";
  return createHash("sha256").update(words.split(/\s/).filter(Boolean).join(" ")).digest("hex").slice(0, 12);
}
