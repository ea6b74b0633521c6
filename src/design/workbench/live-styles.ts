/** Data that turns a finished page's styles back into the rendered ones, with every token as a variable. */
export interface LivePage {
  /** Maps short class names to emotion's: `c0` to `css-1a2b3c`. */
  classes: Record<string, string>;
  /**
   * Attributes that differ on the finished page, with their rendered values. `place` is the index among the page’s
   * elements without `uncounted`.
   */
  attributes: [place: number, name: string, value: string][];
}

/**
 * Data with which the workbench shows finished pages with other tokens. The build writes it (prerender/live-styles.ts).
 */
export interface LiveStyles {
  /** Rules of all rendered pages: document-wide rules, and each class once. */
  css: string;
  /** Keyed by path. */
  pages: Record<string, LivePage>;
  /** Maps a custom property to the pages that read it, as indexes into the paths of `pages`. */
  uses: Record<string, number[]>;
}

export const liveStylesPath = "/design/live-styles.json";

/** Elements that `prerender/finish.ts` moves or adds. They don’t count toward the places of elements. */
export const uncounted = ["html", "head", "meta", "title", "link", "style", "script", "template"];
