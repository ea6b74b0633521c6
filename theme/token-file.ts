export type { Token } from "./dtcg/read-context.ts";

/** The content of a token file (DTCG 2025.10), as JSON gives it. */
export type TokenGroup = Readonly<Record<string, unknown>>;

/** A source of tokens that is a file: `$ref` is its name in `tokens/`. */
export interface Source {
  $ref: string;
}

/** `resolver.json` (DTCG 2025.10, resolver), as JSON gives it: which files make the theme in each mode. */
export type Resolver = Readonly<Record<string, unknown>>;

/** By the names the resolver uses. */
export type TokenFiles = Readonly<Record<string, TokenGroup>>;
