import { append, attribute, createElement, type Document, elementsOf } from "../common/html.ts";
import { headOf } from "../common/style-chunks.ts";

/** Asks search engines to leave the page out, unless it has a robots tag already. */
export function excludePage(page: Document): void {
  const excluded = elementsOf(page).some(
    (element) => element.tagName === "meta" && attribute(element, "name") === "robots",
  );
  if (!excluded) append(headOf(page), createElement("meta", { name: "robots", content: "noindex" }));
}
