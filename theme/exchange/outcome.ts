import type { ForeignToken, Refusal } from "./foreign-token.ts";
import type { OwnToken } from "./own-theme.ts";

/** A value to write into a file of the theme. */
export interface Taken {
  /** Token with its new value. */
  token: OwnToken;
  /** Previous value in the file. Undefined for a new value of a mode. */
  before: unknown;
  /** Conversions along the way, such as a color that becomes a reference to its step. */
  notes: string[];
  from: ForeignToken;
}

export interface Outcome {
  taken: Taken[];
  /** Unchanged tokens, by their position in the theme. */
  same: { file: string; path: string; at: string }[];
  refused: Refusal[];
}
