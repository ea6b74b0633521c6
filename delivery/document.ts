import { foldRules } from "./fold-rules.ts";
import loader from "./loader.js?raw";
import { pruneTokens, tokenLayer } from "./prune-tokens.ts";

/** A part of emotion’s critical CSS. */
export interface StyleChunk {
  /** "css" for the rules of classes; others hold for the whole document. */
  key: string;
  css: string;
}

/**
 * The page with all its CSS in one `<style>` at the end of its head: what holds for the whole document, the rules of its
 * classes, the font faces. What several rules say is said once, and tokens that the page does not read are left out.
 *
 * Emotion does not know this sheet as its own, so hydration brings the whole theme for whatever the visitor does next.
 */
export function putStylesInHead(html: string, chunks: StyleChunk[], fontFaces: string): string {
  const all = chunks.map(({ css }) => css).join("");
  const sheets = chunks.map(({ key, css }) => {
    if (key === "css") return foldRules(css);
    return css.includes(tokenLayer) ? pruneTokens(css, all + html) : css;
  });
  return insertBefore(html, "</head>", `<style>${sheets.join("")}${fontFaces}</style>`);
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
  return `${page}<template>${held}</template><script>${loader.replaceAll(/\n\s*/g, "")}</script>${withoutHints.slice(end)}`;
}

function insertBefore(html: string, mark: string, addition: string): string {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`delivery/document: the rendered page has no ${mark}`);
  return html.slice(0, at) + addition + html.slice(at);
}
