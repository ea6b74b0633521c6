import { flatName } from "../../theme/exchange/token-names.ts";

/** Returns a token's custom property as Chakra names it: "--k-font-sizes-h1" for fontSizes and "h1". */
export function variableOf(category: string, name: string): string {
  return `--k-${flatName([category, ...name.split(".")])}`;
}
