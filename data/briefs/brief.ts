import type { briefForm, briefStep, comeBrief, giveBrief, joinBrief, ledgerEntry } from "../checks/briefs.ts";
import type { Entry } from "../checks/entry.ts";

/** A short page with one purpose: it says what a thing is, what to do today, and ends in a form made ready for it. */
export type Brief = GiveBrief | ComeBrief | JoinBrief;

export type GiveBrief = Entry<typeof giveBrief>;

export type ComeBrief = Entry<typeof comeBrief>;

/** What a brief wears: its branch’s palette and name, or the whole organisation’s. */
export interface BranchLook {
  palette: "clay" | "night" | "plum" | "fern";
  /** Stands above the h1. */
  name: string;
}

export type JoinBrief = Entry<typeof joinBrief>;

export type BriefStep = Entry<typeof briefStep>;

export type BriefForm = Entry<typeof briefForm>;

export type LedgerEntry = Entry<typeof ledgerEntry>;
