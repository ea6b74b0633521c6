import { judgeColors } from "@kindred-ground/tokens/gate/judge.ts";
import { locator } from "@kindred-ground/tokens/gate/locate.ts";
import type { ThemeColors } from "@kindred-ground/tokens/gate/theme-colors.ts";
import { colorRules } from "../../../theme/color-rules.ts";
import type { Mode } from "../../../theme/conditions.ts";
import type { ContrastPair } from "../../../theme/contrast-pairs.ts";
import { tokenFolder } from "../../../theme/read-tokens.ts";

/**
 * Returns a line for each color that the build would refuse, with file, line and fix. `texts` are the edited token
 * files by name.
 */
export function judgeEdits(
  colors: ThemeColors<Mode>,
  pairs: readonly ContrastPair[],
  texts: Readonly<Record<string, string>>,
): string[] {
  const byPath = Object.fromEntries(Object.entries(texts).map(([name, text]) => [tokenFolder + name, text]));
  return judgeColors(colors, colorRules(pairs), locator(colors, byPath)).lines;
}
