export type { Token } from "./dtcg/read-context.ts";

/** Parsed JSON of a token file (DTCG 2025.10). */
export type TokenGroup = Readonly<Record<string, unknown>>;

/** A file with tokens. `$ref` is its name in `tokens/`. */
export interface Source {
  $ref: string;
}

/** Parsed JSON of `resolver.json` (DTCG 2025.10, resolver), which lists the files of each mode. */
export type Resolver = Readonly<Record<string, unknown>>;

/** Keyed by the names in the resolver. */
export type TokenFiles = Readonly<Record<string, TokenGroup>>;
