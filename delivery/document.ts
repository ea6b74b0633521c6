import loader from "./loader.js?raw";
import { pruneTokens, tokenLayer } from "./prune-tokens.ts";

export interface StyleChunk {
  key: string;
  ids: string[];
  css: string;
}

/**
 * The page with emotion’s critical CSS as `<style>` elements at the end of its head.
 *
 * Of the theme’s tokens only those stay that the page reads. The sheet they stand in loses the name under which emotion
 * would find it again, so that hydration brings the whole sheet for whatever the visitor does next.
 */
export function putStylesInHead(html: string, chunks: StyleChunk[]): string {
  const sheets = chunks.filter((chunk) => chunk.css);
  const pageCss = sheets.map((sheet) => sheet.css).join("");
  const styles = sheets.map(({ key, ids, css }) =>
    css.includes(tokenLayer)
      ? `<style>${pruneTokens(css, pageCss + html)}</style>`
      : `<style data-emotion="${[key, ...ids].join(" ")}">${css}</style>`,
  );
  return insertBefore(html, "</head>", styles.join(""));
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
