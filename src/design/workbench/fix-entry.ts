import { hexToWrittenOklch } from "../../../theme/color.ts";
import type { Mode } from "../../../theme/conditions.ts";
import type { Suggestion } from "../../../theme/gate/fix.ts";

import { modeOf } from "./swatch.ts";
import type { TokenEntry } from "./token-entry.ts";

/**
 * Finds a semantic color's entry for a mode, in that mode's own file. Returns undefined if the file doesn't define it.
 */
export function entryToFix(entries: readonly TokenEntry[], token: string, mode: Mode): TokenEntry | undefined {
  return entries.find(({ file, path }) => modeOf(file) === mode && path === `color.${token}`);
}

export function fixedValue({ hex, value }: Suggestion): unknown {
  return value.startsWith("{") ? value : { colorSpace: "oklch", components: hexToWrittenOklch(hex) };
}
