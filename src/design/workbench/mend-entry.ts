import { hexToWrittenOklch } from "../../../theme/color.ts";
import type { Mode } from "../../../theme/conditions.ts";
import type { Suggestion } from "../../../theme/gate/mend.ts";

import { modeOf } from "./swatch.ts";
import type { TokenEntry } from "./token-entry.ts";

/**
 * Where a color by purpose gets its value in a mode: in the mode’s own file, else, where that leaves it as it usually is,
 * in the file of light or dark. Undefined for a color that no file has.
 */
export function entryToMend(entries: readonly TokenEntry[], token: string, mode: Mode): TokenEntry | undefined {
  const usual = mode.startsWith("dark") ? "dark" : "light";
  const inFile = (wanted: Mode) =>
    entries.find(({ file, path }) => modeOf(file) === wanted && path === `color.${token}`);
  return inFile(mode) ?? inFile(usual);
}

/** A suggestion as a token file writes it: an alias, or a color in OKLCH. */
export function mendedValue({ hex, value }: Suggestion): unknown {
  return value.startsWith("{") ? value : { colorSpace: "oklch", components: hexToWrittenOklch(hex) };
}
