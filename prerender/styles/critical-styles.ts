import { generate, type StyleSheet } from "css-tree";
import type { Document } from "../../shared/html.ts";
import type { StyleChunk } from "../style-chunks.ts";
import { foldRules } from "./fold-rules.ts";
import { inlineConstants } from "./inline-constants.ts";
import { pageFacts } from "./page-facts.ts";
import { pruneAbsent } from "./prune-absent.ts";
import { pruneAnimations } from "./prune-animations.ts";
import { pruneProperties } from "./prune-properties.ts";
import { pruneWideGamut } from "./prune-wide-gamut.ts";
import { shortenNames } from "./shorten-names.ts";
import { parseStylesheet, removeEmpty } from "./stylesheet.ts";
import { takeWithoutScripts } from "./without-scripts.ts";

export interface CriticalStyles {
  always: string;
  /** Rules for pages without scripts, with the condition removed. */
  withoutScripts: string;
}

/**
 * Minifies one page's CSS: merges duplicate rules and drops rules that match nothing. Shortens class and token names,
 * also in `page`.
 *
 * Emotion doesn't recognize the result, so hydration adds the whole theme for later interactions.
 */
export function criticalStyles(page: Document, chunks: readonly StyleChunk[]): CriticalStyles {
  const facts = pageFacts(page);
  const parsed = chunks.map(({ key, css }) => ({ key, sheet: parseStylesheet(css) }));
  const sheets = parsed.map(({ sheet }) => sheet);
  for (const sheet of sheets) {
    pruneWideGamut(sheet);
    pruneAbsent(sheet, facts);
  }
  inlineConstants(sheets, facts);
  pruneProperties(sheets, facts);
  pruneAnimations(sheets);
  for (const { key, sheet } of parsed) if (key === "css") foldRules(sheet);
  for (const sheet of sheets) removeEmpty(sheet);
  const withoutScripts = sheets.map(takeWithoutScripts);
  shortenNames(page, [...sheets, ...withoutScripts], facts);
  return { always: written(sheets), withoutScripts: written(withoutScripts) };
}

function written(sheets: readonly StyleSheet[]): string {
  return sheets.map((sheet) => generate(sheet)).join("");
}
