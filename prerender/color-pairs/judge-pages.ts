import type { Document } from "../../markup/html.ts";
import { lineOf } from "../../theme/gate/line.ts";
import { allMeetings, promised, type ShownPairs } from "../../theme/gate/meetings.ts";
import { themeColors } from "../../theme/gate/theme-colors.ts";
import { failures } from "../../theme/gate/verdict.ts";
import { resolver, tokenFiles } from "../../theme/token-files.ts";
import { shownPairs } from "./shown-pairs.ts";

/**
 * Which page shows which pair of colors; throws an error with a line for each that is too near to its ground. Takes the
 * styles out of the pages.
 */
export function judgePages(pages: readonly { path: string; page: Document }[]): ShownPairs {
  const colors = themeColors(tokenFiles, resolver);
  const shown = shownPairs(pages, [...colors.modes.light.keys()], promised);
  const failed = failures(allMeetings([], shown), colors).map((failure) => `  ${lineOf(failure)}`);
  if (failed.length > 0) throw new Error(`prerender/color-pairs: ${failed.length} to fix\n${failed.join("\n")}`);
  return shown;
}
