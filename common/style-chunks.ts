import {
  append,
  attribute,
  createElement,
  type Document,
  elementsOf,
  parse,
  remove,
  serialize,
  textOf,
} from "./html.ts";

/**
 * Part of a rendered page's styles. `key` is "css" for the rules of Emotion's classes, "fonts" for the theme's font
 * files and "stand-ins" for local fallback fonts. Chunks with other keys apply to the whole document.
 */
export interface StyleChunk {
  key: string;
  css: string;
}

const mark = "data-chunk";

export function addStyleChunks(html: string, chunks: readonly StyleChunk[]): string {
  const page = parse(html);
  append(headOf(page), ...chunks.map(({ key, css }) => createElement("style", { [mark]: key }, css)));
  return serialize(page);
}

/** Removes the chunks that `addStyleChunks` added to the page, and returns them. */
export function takeStyleChunks(page: Document): StyleChunk[] {
  return elementsOf(headOf(page)).flatMap((element) => {
    const key = attribute(element, mark);
    if (key === undefined) return [];
    remove(element);
    return [{ key, css: textOf(element) }];
  });
}

export function headOf(page: Document) {
  const head = elementsOf(page).find(({ tagName }) => tagName === "head");
  if (!head) throw new Error("prerender: the rendered page has no head");
  return head;
}
