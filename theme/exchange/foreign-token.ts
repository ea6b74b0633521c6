import type { Mode } from "../conditions.ts";

export interface ForeignToken {
  /** Groups and name, outermost first: ["color", "clay", "600"]. */
  names: readonly string[];
  /** Mode of its file or column. Undefined if that isn't a mode of the theme. */
  mode?: Mode | undefined;
  /**
   * A value of the standard, an alias ("{color.clay.600}"), or text and numbers in the format of design tools and CSS.
   */
  value: unknown;
  /** Position in the file: a name or a line. */
  at: string;
  description?: string | undefined;
  /** True for Figma variables, which have no units, one typeface and opacity up to 100. */
  isFigma?: boolean;
}

export interface Refusal {
  at: string;
  /** Problem, then a semicolon and the fix. */
  problem: string;
}

export interface ForeignFile {
  /** "Figma's variables, from its REST API" */
  format: string;
  tokens: ForeignToken[];
  refused: Refusal[];
}

/** Thrown if the entire file is unreadable: too long, too deep, or not in its format. */
export class UnreadableFile extends Error {}
