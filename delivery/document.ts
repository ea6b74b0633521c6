import loader from "./loader.js?raw";
import { pruneTokens, tokenLayer } from "./prune-tokens.ts";

/** Emotion’s name for the rules of its classes; its other keys hold for the whole document. */
const classKey = "css";

/** A part of emotion’s critical CSS. */
export interface StyleChunk {
  key: string;
  css: string;
}

/**
 * The page with its CSS at the end of its head: one `<style>` with the font faces and what holds for the whole document,
 * and one with the rules of emotion’s classes.
 *
 * Of the theme’s tokens only those stay that the page reads. Emotion does not know the first `<style>` as its own, so
 * hydration brings the whole theme for whatever the visitor does next; the second one it takes over (src/style-cache.ts).
 */
export function putStylesInHead(html: string, fontFaces: string, chunks: StyleChunk[]): string {
  const documentCss = chunks.filter(({ key }) => key !== classKey).map(({ css }) => css);
  const classCss = chunks.filter(({ key }) => key === classKey).map(({ css }) => css);
  const all = [...documentCss, ...classCss].join("");
  const pruned = documentCss.map((css) => (css.includes(tokenLayer) ? pruneTokens(css, all + html) : css));
  const styles =
    `<style>${pruned.join("")}${fontFaces}</style>` + `<style data-emotion="${classKey}">${classCss.join("")}</style>`;
  return insertBefore(html, "</head>", styles);
}

/**
 * The page with the framework’s scripts in a `<template>` at the end of the body and the loader that puts them in place
 * after it (see loader.js). Preload hints for them leave the head: they would compete with the first paint.
 */
export function holdBackScripts(html: string): string {
  const withoutHints = html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
  const start = withoutHints.indexOf("<script>window.__reactRouterContext = ");
  const end = withoutHints.indexOf("</body>");
  if (start < 0 || end < start) {
    throw new Error(
      "delivery/document: the rendered page has no framework scripts at the end of its body to hold back",
    );
  }
  const held = withoutHints.slice(start, end);
  const page = withoutHints.slice(0, start);
  return `${page}<template id="held-scripts">${held}</template><script>${loader.trim()}</script>${withoutHints.slice(end)}`;
}

function insertBefore(html: string, mark: string, addition: string): string {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`delivery/document: the rendered page has no ${mark}`);
  return html.slice(0, at) + addition + html.slice(at);
}
