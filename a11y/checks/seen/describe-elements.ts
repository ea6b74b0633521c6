import type { Found } from "../../finding.ts";

/** Selector, markup and place of the elements with these numbers. Runs in the page, sent as text. */
export function describeElements({ elements }: { elements: Element[] }, numbers: number[]): Found["element"][] {
  const isAlone = (selector: string) => document.querySelectorAll(selector).length === 1;

  /** From the nearest ancestor with an id of its own; ids that a library numbered differ from visit to visit. */
  const selectorOf = (element: Element): string => {
    if (element === document.documentElement || element === document.body) return element.localName;
    const id = `#${CSS.escape(element.id)}`;
    if (/^[a-z][\w-]*$/i.test(element.id) && isAlone(id)) return id;
    const { parentElement: parent, localName } = element;
    if (!parent) return localName;
    const alike = [...parent.children].filter((child) => child.localName === localName);
    const step = alike.length === 1 ? localName : `${localName}:nth-of-type(${alike.indexOf(element) + 1})`;
    return `${selectorOf(parent)} > ${step}`;
  };

  return numbers.map((number) => {
    const element = elements[number] ?? document.documentElement;
    const { x, y, width, height } = element.getBoundingClientRect();
    const shallow = element.cloneNode(false) as Element;
    return {
      selector: selectorOf(element),
      markup: shallow.outerHTML.slice(0, 300),
      box: {
        x: Math.round(x + scrollX),
        y: Math.round(y + scrollY),
        width: Math.round(width),
        height: Math.round(height),
      },
    };
  });
}
