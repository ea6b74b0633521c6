import type { CssNode } from "css-tree";
import { html } from "parse5";
import { attribute, type Document, type Element, elementsOf } from "../../markup/html.ts";
import { parseAttribute } from "./stylesheet.ts";

/** An attribute that is CSS: `style`, or a property of SVG's that reads a custom property. */
export interface StyledAttribute {
  element: Element;
  name: string;
  tree: CssNode;
}

/** What a page has that its styles can speak of. */
export interface PageFacts {
  /** Names of its elements. */
  elements: Set<string>;
  /** Names of its attributes. */
  attributes: Set<string>;
  styled: StyledAttribute[];
}

/**
 * Reads a page once. Forms count as having errors: where scripts do not run, the intake answers with the same page. A
 * navigation counts as having a current place: where a page lies below it, scripts mark the link that is there already.
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
