import type { Link } from "./link.ts";

/** A page of promises in plain words. */
export interface Policy {
  title: string;
  /** The whole page in two or three sentences. */
  lead: string;
  /** The same page in a handful of lines, for readers who stop here. */
  inShort: { heading: string; points: readonly string[] };
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: string;
  /** Says that the page still waits for a lawyer, where one has to read it; removed with the last placeholder. */
  draft?: { text: string; placeholder: true };
  sections: readonly PolicySection[];
}

export interface PolicySection {
  /** Fragment of its address; never changed once published, since others link to it. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  table?: PolicyTable;
  /** Where to go next from here. */
  links?: readonly Link[];
  /** True while something in it must be confirmed. */
  placeholder?: true;
  /** What must be confirmed, and by whom; for the staff, not shown. */
  confirm?: string;
}

export interface PolicyTable {
  caption: string;
  /** Headings of the columns; the first column names the row. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Stands on every policy that no lawyer has read yet. */
export const awaitingLawyer = {
  text: "We wrote this page ourselves, in plain words. A lawyer still has to read it, and it may become more exact when one has.",
  placeholder: true,
} as const;

export const policyWords = { updated: "Last changed on", contents: "On this page" } as const;
