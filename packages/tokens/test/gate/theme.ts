import type { ColorPair, PairRules } from "../../gate/pairs.ts";
import { type ThemeColors, themeColors } from "../../gate/theme-colors.ts";
import { theme } from "../theme.ts";

export const modes = ["light", "dark", "light-more-contrast", "dark-more-contrast"] as const;
type Mode = (typeof modes)[number];

const ratios = { body: [7, 9], text: [4.5, 7], graphic: [3, 4.5] } as const;
type Purpose = keyof typeof ratios;

export const rules: PairRules<Purpose, Mode> = {
  ratioFor: (purpose, mode) => ratios[purpose][mode.endsWith("more-contrast") ? 1 : 0],
  file: "pairs.ts",
};

export const pairs: readonly ColorPair<Purpose>[] = [
  ...["bg.canvas", "bg.raised", "clay.tint"].flatMap((background): ColorPair<Purpose>[] => [
    { purpose: "body", foreground: "fg.default", background },
    { purpose: "text", foreground: "fg.muted", background },
    { purpose: "text", foreground: "clay.fg", background },
  ]),
  { purpose: "text", foreground: "clay.contrast", background: "clay.solid" },
  { purpose: "graphic", foreground: "clay.line", background: "bg.canvas" },
];

/** Returns the colors of the theme, or of one with other files. */
export function readColors(files = theme.files): ThemeColors<Mode> {
  return themeColors({ ...theme, files }, modes);
}
