import { attribute, type Element, elementsOf, parse, textOf } from "../../../../common/html.ts";
import { pagePolicy } from "../../../../common/page-policy.ts";

export class Inspected {
  readonly html: string;
  readonly elements: Element[];
  constructor(html: string) {
    this.html = html;
    this.elements = elementsOf(parse(html));
  }

  byId(id: string): Element {
    const found = this.elements.find((element) => attribute(element, "id") === id);
    if (!found) throw new Error(`the page has no '${id}'`);
    return found;
  }

  tags(name: string): Element[] {
    return this.elements.filter(({ tagName }) => tagName === name);
  }

  /** Returns true if the page's policy matches its inline scripts and styles. */
  isCovered(): boolean {
    const said = this.tags("meta").find((meta) => attribute(meta, "http-equiv") === "Content-Security-Policy");
    return said !== undefined && attribute(said, "content") === pagePolicy(parse(this.html));
  }
}

/**
 * Returns the value that a browser would submit for an untouched control, or undefined for an unchecked box or a
 * control without a value.
 */
export function sentBy(control: Element): string | undefined {
  if (attribute(control, "type") === "checkbox")
    return attribute(control, "checked") === undefined ? undefined : attribute(control, "value");
  if (control.tagName === "textarea") return textOf(control);
  if (control.tagName !== "select") return attribute(control, "value");
  const options = elementsOf(control).filter(({ tagName }) => tagName === "option");
  const chosen = options.findLast((option) => attribute(option, "selected") !== undefined) ?? options[0];
  return chosen && attribute(chosen, "value");
}
