import { createHash } from "node:crypto";
import { type Document, elementsOf, textOf } from "../markup/html.ts";

/** What a page said on which day it last changed. */
export interface PageDate {
  /** ISO day. */
  day: string;
  /** Stands for all that it says. */
  says: string;
}

/** By the paths of pages. */
export type PageDates = Readonly<Record<string, PageDate>>;

/** The days that the record knows to be true: of pages that say what they said then. `said` has `saidBy` by path. */
export function lastChanges(said: ReadonlyMap<string, string>, record: PageDates): Map<string, string> {
  return new Map(
    [...said].flatMap(([path, says]): [string, string][] => {
      const known = record[path];
      return known?.says === says ? [[path, known.day]] : [];
    }),
  );
}

/** The record as it should be: pages that say something else than it knows have changed on `day`. */
export function renewed(said: ReadonlyMap<string, string>, record: PageDates, day: string): PageDates {
  const dates = [...said].map(([path, says]): [string, PageDate] => {
    const known = record[path];
    return [path, known?.says === says ? known : { day, says }];
  });
  return Object.fromEntries(dates.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The words of a page’s own part, as a few digits. What surrounds them, and how they look, is no change of the page. */
export function saidBy(page: Document): string {
  const main = elementsOf(page).find(({ tagName }) => tagName === "main");
  const words = main ? textOf(main) : "";
  return createHash("sha256").update(words.split(/\s/).filter(Boolean).join(" ")).digest("hex").slice(0, 12);
}
