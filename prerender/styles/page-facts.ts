import type { CssNode } from "css-tree";
import { html } from "parse5";
import { attribute, type Document, type Element, elementsOf } from "../../common/html.ts";
import { parseAttribute } from "./stylesheet.ts";

/** An attribute that contains CSS: `style`, or an SVG attribute that reads a custom property. */
export interface StyledAttribute {
  element: Element;
  name: string;
  tree: CssNode;
}

export interface PageFacts {
  /** Tag names. */
  elements: Set<string>;
  attributes: Set<string>;
  styled: StyledAttribute[];
}

/**
 * Collects the tag names, attributes and styled attributes that a page has, or can have without scripts. Treats every
 * form that posts as having errors, because without scripts the intake returns the same page with them.
 * Treats every navigation as having a current link, because scripts mark one on the pages below it.
 */
export function pageFacts(page: Document): PageFacts {
  const facts: PageFacts = { elements: new Set(), attributes: new Set(), styled: [] };
  for (const element of elementsOf(page)) {
    facts.elements.add(element.tagName);
    if (element.tagName === "form" && attribute(element, "method") === "post") facts.attributes.add("aria-invalid");
    if (element.tagName === "nav") facts.attributes.add("aria-current");
    for (const { name, value } of element.attrs) {
      facts.attributes.add(name);
      const isStyled = name === "style" || (element.namespaceURI === html.NS.SVG && value.includes("var("));
      if (isStyled) facts.styled.push({ element, name, tree: parseAttribute(name, value) });
    }
  }
  return facts;
}
