import type { ElementList } from "./element-list.ts";

/** Nodes with the types of their listeners, as the debugger reports them. */
let noted: [node: Node, types: string[]][] = [];

export function noteListener(node: Node, types: string[]): void {
  noted.push([node, types]);
}

/**
 * Returns the recorded listeners and clears the record. `element` is `null` if they belong to the page, not to one
 * element.
 */
export function takeListeners({ numberOf }: ElementList): { element: number | null; types: string[] }[] {
  const taken = noted;
  noted = [];
  return taken.map(([node, types]) => ({ element: isOfPage(node) ? null : numberOf(node as Element), types }));
}

/** True for the roots of the page, at which frameworks listen for everything. */
function isOfPage(node: Node): boolean {
  const isRoot =
    !(node instanceof Element) ||
    node === document.documentElement ||
    node === document.body ||
    node.parentElement === document.body;
  return isRoot && !(node as Element).matches?.("button, a, input, select, textarea, [role], [tabindex]");
}
