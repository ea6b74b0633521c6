import loader from "./loader.js?raw";

export interface StyleChunk {
  key: string;
  ids: string[];
  css: string;
}

/** The page with emotion’s critical CSS as `<style>` elements at the end of its head. */
export function putStylesInHead(html: string, chunks: StyleChunk[]): string {
  const styles = chunks
    .filter((chunk) => chunk.css)
    .map(({ key, ids, css }) => `<style data-emotion="${[key, ...ids].join(" ")}">${css}</style>`)
    .join("");
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
