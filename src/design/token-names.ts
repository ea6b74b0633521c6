import { flatName } from "../../theme/exchange/token-names.ts";

/** Returns a token's custom property as Chakra names it: "--k-font-sizes-h1" for fontSizes and "h1". */
export function variableOf(category: string, name: string): string {
  return `--k-${flatName([category, ...name.split(".")])}`;
}

/** Returns a ramp's name without its category: "clay" or "spoke.1". */
export function rampName(path: string): string {
  return path.slice(path.indexOf(".") + 1);
}

/** Returns the last part of a step's path: "600". */
export function stepName(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}
