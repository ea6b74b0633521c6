import type { Place, Report } from "../mistake.ts";
import type { TokenType } from "../words.ts";

/** What the reading of one kind of value has at hand. Whatever is undefined has been reported. */
export interface ValueReader {
  report: Report;
  /** A value of this type, or what the alias in its place refers to. */
  valueOf: (type: TokenType, raw: unknown, at: Place) => unknown;
  /** A part that is no type of its own, such as a unit: as it is, or what the `$ref` in its place points at. */
  partOf: (raw: unknown, at: Place) => unknown;
}

/** Checks a value, all references in it followed; undefined where it is wrong, which has been reported. */
export type ReadValue = (raw: unknown, at: Place, reader: ValueReader) => unknown;
