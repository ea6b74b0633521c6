import type { Mode } from "../conditions.ts";

/** A token as another program wrote it. */
export interface ForeignToken {
  /** Groups and name, outermost first: ["color", "clay", "600"]. */
  names: readonly string[];
  /** The mode that its file or column is for; none where it names no mode of the theme. */
  mode?: Mode | undefined;
  /** A value of the standard, an alias ("{color.clay.600}"), or text and numbers as design tools and CSS write them. */
  value: unknown;
  /** Where in the file: its name there, or a line. */
  at: string;
  /** What it is for, where its file says so. */
  description?: string | undefined;
  /** Whether it is one of Figma’s variables, which have no units, one typeface, and opacity up to 100. */
  isFigma?: boolean;
}

/** What was not taken, and why. */
export interface Refusal {
  at: string;
  /** What is wrong, and after a semicolon what to do. */
  problem: string;
}

/** What a file brings, before anybody has asked what the theme makes of it. */
export interface ForeignFile {
  /** "Figma’s variables, from its REST API" */
  format: string;
  tokens: ForeignToken[];
  refused: Refusal[];
}

/** The file as a whole cannot be read: too long, too deep, not of its format. */
export class UnreadableFile extends Error {}
