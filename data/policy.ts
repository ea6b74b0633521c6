import type { Link } from "./link.ts";

export interface Policy {
  title: string;
  /** The whole page in two or three sentences. */
  lead: string;
  /** The whole page in a few lines, for readers who stop here. */
  inShort: { heading: string; points: readonly string[] };
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: string;
  /** Notice that a lawyer still has to review the page. Remove it with the last placeholder. */
  draft?: { text: string; placeholder: true };
  /** Follows the day of the last change. */
  note?: string;
  sections: readonly PolicySection[];
  /** Last section of the page, with links to next steps. */
  closing?: { title: string; links: readonly Link[] };
}

export interface PolicySection {
  /** Fragment ID in the page's URL. Never change it after publication, because other sites link to it. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  table?: PolicyTable;
  links?: readonly Link[];
  /** True while the section has facts to confirm. */
  placeholder?: true;
  /** Facts to confirm, and the person who confirms them. For staff; not shown. */
  confirm?: string;
}

export interface PolicyTable {
  caption: string;
  /** Column headings. The first column labels the rows. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Shown on every policy that a lawyer has not reviewed yet. */
export const awaitingLawyer = {
  text: "A lawyer has not read this page yet, so its wording may become more exact.",
  placeholder: true,
} as const;

export const policyWords = { updated: "Last changed on", contents: "On this page" } as const;
