import { resolver, tokenFiles } from "../token-files.ts";
import { lineOf } from "./line.ts";
import { meetings } from "./meetings.ts";
import { themeColors } from "./theme-colors.ts";
import { failures } from "./verdict.ts";

/** Maximum number of lines. More would fill the window, and they often have a single cause. */
const SHOWN = 8;

export function colorsToFix(): string {
  const lines = failures(meetings, themeColors(tokenFiles, resolver)).map(lineOf);
  const more = lines.length > SHOWN ? [`… and ${lines.length - SHOWN} more: npm run tokens`] : [];
  return [...lines.slice(0, SHOWN), ...more].join("\n");
}
