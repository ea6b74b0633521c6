import type { briefForm, briefLetter, briefStep, comeBrief, joinBrief } from "../checks/briefs.ts";
import type { Entry } from "../checks/rules.ts";

/**
 * A short single-purpose page: it explains one thing, and ends with a form, or with what to write on the contact page.
 */
export type Brief = ComeBrief | JoinBrief;

export type ComeBrief = Entry<typeof comeBrief>;

/** The palette and name of a brief's branch, or those of the whole organization. */
export interface BranchStyle {
  palette: "clay" | "night" | "plum" | "fern";
  /** Shown above the h1. */
  name: string;
}

export type JoinBrief = Entry<typeof joinBrief>;

export type BriefStep = Entry<typeof briefStep>;

export type BriefForm = Entry<typeof briefForm>;

export type BriefLetter = Entry<typeof briefLetter>;
