import type { Place, Report } from "../mistake.ts";
import type { TokenType } from "../words.ts";

/** Helpers for readers of values. Undefined results have already been reported. */
export interface ValueReader {
  report: Report;
  /** Reads a value of this type, or resolves the alias in its place. */
  valueOf: (type: TokenType, raw: unknown, at: Place) => unknown;
  /** Returns a part without a token type, such as a unit, or the target of the `$ref` in its place. */
  partOf: (raw: unknown, at: Place) => unknown;
}

/** Checks a value and resolves its references. Reports mistakes and returns undefined for them. */
export type ReadValue = (raw: unknown, at: Place, reader: ValueReader) => unknown;
