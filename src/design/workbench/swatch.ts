import { type Mode, modes } from "../../../theme/conditions.ts";
import type { LiveTheme } from "./live-theme.ts";
import type { TokenEntry } from "./token-entry.ts";

/** Returns the mode of a file with semantic colors, undefined for files that apply in every mode. */
export function modeOf(file: string): Mode | undefined {
  return modes.find((mode) => file === `semantic.${mode}.tokens.json`);
}

export function swatchOf({ file, path, type }: TokenEntry, { colors }: LiveTheme): string | undefined {
  if (type !== "color") return undefined;
  const mode = modeOf(file);
  if (mode) return colors.modes[mode].get(path.slice("color.".length))?.hex;
  const ramp = colors.ramps.get(path.slice(0, path.lastIndexOf(".")));
  return ramp?.find((step) => step.path === path)?.hex;
}
