import { hexToWrittenOklch } from "../../../theme/color.ts";
import type { Mode } from "../../../theme/conditions.ts";
import type { Suggestion } from "../../../theme/gate/mend.ts";

import { modeOf } from "./swatch.ts";
import type { TokenEntry } from "./token-entry.ts";

/** Where a color by purpose gets its value in a mode: in the mode’s own file. Undefined for a color that none has. */
export function entryToMend(entries: readonly TokenEntry[], token: string, mode: Mode): TokenEntry | undefined {
  return entries.find(({ file, path }) => modeOf(file) === mode && path === `color.${token}`);
}

/** A suggestion as a token file writes it: an alias, or a color in OKLCH. */
export function mendedValue({ hex, value }: Suggestion): unknown {
  return value.startsWith("{") ? value : { colorSpace: "oklch", components: hexToWrittenOklch(hex) };
}
