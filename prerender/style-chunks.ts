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
} from "../markup/html.ts";

/**
 * A part of a rendered page’s styles. By `key`: "css" the rules of emotion’s classes, "fonts" the files of the theme’s
 * fonts, "stand-ins" the fonts of the visitor’s own machine that are shown until those have come; any other key holds
 * for the whole document.
 */
export interface StyleChunk {
  key: string;
  css: string;
}

const mark = "data-chunk";

/** A rendered page with its styles at the end of its head, an element each, for finish.ts to take up. */
export function addStyleChunks(html: string, chunks: readonly StyleChunk[]): string {
  const page = parse(html);
  append(headOf(page), ...chunks.map(({ key, css }) => createElement("style", { [mark]: key }, css)));
  return serialize(page);
}

/** Takes the styles that `addStyleChunks` has added out of the page. */
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
