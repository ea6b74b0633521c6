import type { Document } from "../../shared/html.ts";
import { lineOf } from "../../theme/gate/line.ts";
import { allMeetings, promised, type ShownPairs } from "../../theme/gate/meetings.ts";
import { themeColors } from "../../theme/gate/theme-colors.ts";
import { failures } from "../../theme/gate/verdict.ts";
import { resolver, tokenFiles } from "../../theme/token-files.ts";
import { colorPairs, type PageColors } from "./color-pairs.ts";
import { colorNames, shownPairs } from "./shown-pairs.ts";

/** Collects the colors of all pages, then checks them together. */
export function colorJudge() {
  const colors = themeColors(tokenFiles, resolver);
  const names = colorNames(colors.modes.light.keys());
  const looked: (PageColors & { path: string })[] = [];
  return {
    /** Removes the styles from the page. */
    look(path: string, page: Document): void {
      looked.push({ path, ...colorPairs(page, path, names) });
    },
    /** Returns the page that shows each color pair. Throws with one line per pair that has too little contrast. */
    verdict(): ShownPairs {
      const shown = shownPairs(looked, promised);
      const failed = failures(allMeetings([], shown), colors).map((failure) => `  ${lineOf(failure)}`);
      if (failed.length > 0) throw new Error(`prerender/color-pairs: ${failed.length} to fix\n${failed.join("\n")}`);
      return shown;
    },
  };
}
