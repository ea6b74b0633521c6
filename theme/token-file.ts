/** The parts of the design-token format (DTCG 2025.10) that the files in `tokens/` use. */
export interface TokenGroup {
  [key: string]: unknown;
  $type?: string;
  $value?: unknown;
}

export interface Source {
  /** Name of a file in `tokens/`. */
  $ref: string;
}

/** `resolver.json`: which files make the theme in each mode; a later file overrides an earlier one. */
export interface Resolver {
  sets: Record<string, { sources: readonly Source[] }>;
  modifiers: { mode: { contexts: Record<string, readonly Source[]> } };
  resolutionOrder: readonly Source[];
}

export interface Token {
  /** Dotted place in the tree: "color.clay.600". */
  path: string;
  type: string;
  /** As written, aliases and all. */
  raw: unknown;
  /** With every alias replaced by what it stands for. */
  value: unknown;
  file: string;
}

export type TokenFiles = Record<string, TokenGroup>;
