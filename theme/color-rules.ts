import type { ColorRules } from "@kindred-ground/tokens/gate/judge.ts";
import { type Mode, modes, modeTraits } from "./conditions.ts";
import { type ContrastPair, type Purpose, pairRules, paletteRules } from "./contrast-pairs.ts";

/** Returns the rules by which the build, the commands and the workbench judge colors. */
export function colorRules(pairs: readonly ContrastPair[]): ColorRules<Purpose, Mode> {
  return {
    pairs,
    pairRules,
    paletteRules,
    schemes: {
      of: Object.fromEntries(modes.map((mode) => [mode, modeTraits[mode].scheme])) as Record<Mode, "light" | "dark">,
      text: "fg.default",
      page: "bg.canvas",
    },
  };
}
