import { type Mode, modes } from "../../theme/conditions.ts";
import type { Shade, ThemeColors } from "../../theme/gate/theme-colors.ts";

export interface ColorRow {
  /** Name without its group: "solid". */
  role: string;
  shades: { mode: Mode; shade: Shade }[];
}

export interface ColorGroup {
  name: string;
  rows: ColorRow[];
}

export function colorGroups(colors: ThemeColors): ColorGroup[] {
  const groups = new Map<string, ColorRow[]>();
  for (const name of colors.modes.light.keys()) {
    const [group = "", ...role] = name.split(".");
    const shades = modes.flatMap((mode) => {
      const shade = colors.modes[mode].get(name);
      return shade ? [{ mode, shade }] : [];
    });
    groups.set(group, [...(groups.get(group) ?? []), { role: role.join("."), shades }]);
  }
  return [...groups].map(([name, rows]) => ({ name, rows }));
}

/** Returns a ramp's name without its category: "clay" or "spoke.1". */
export function rampName(path: string): string {
  return path.slice(path.indexOf(".") + 1);
}

/** Returns the last part of a step's path: "600". */
export function stepName(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}
