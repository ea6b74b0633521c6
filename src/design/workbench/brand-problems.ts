import type { ThemeColors } from "@kindred-ground/tokens/gate/theme-colors.ts";
import brand from "../../../theme/brand.json?raw";
import { brandMistakes } from "../../../theme/check-brand.ts";
import type { Mode } from "../../../theme/conditions.ts";

/**
 * Returns a line for each mistake in theme/brand.json, such as a color that the theme has changed. The workbench writes
 * only token files.
 */
export function brandProblems(colors: ThemeColors<Mode>): string[] {
  return brandMistakes(colors, brand);
}
