import type { ForeignToken, Refusal } from "./foreign-token.ts";
import type { OwnToken } from "./own-theme.ts";

/** A value that goes into a file of the theme. */
export interface Taken {
  /** With its new value. */
  token: OwnToken;
  /** What the file had before; undefined for a mode’s own value that is new. */
  before: unknown;
  /** What became of it on the way, such as a color that is named by its step. */
  notes: string[];
  from: ForeignToken;
}

/** What became of a foreign file. */
export interface Outcome {
  taken: Taken[];
  /** Tokens that are as they were, by where they stand in the theme. */
  same: { file: string; path: string; at: string }[];
  refused: Refusal[];
}
