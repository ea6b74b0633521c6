/** Replacements by the browser, by the text node that each one replaced. */
const standIns = new WeakMap<Node, ChildNode>();
/** Original text nodes, by the browser's `<font>` that replaced each. */
const originals = new WeakMap<Node, Text>();

export function note(text: Text, standIn: ChildNode): void {
  standIns.set(text, standIn);
  if (!originals.has(standIn)) originals.set(standIn, text);
}

export function shownFor(node: Node): ChildNode | undefined {
  if (node.parentNode) return node as ChildNode;
  const standIn = standIns.get(node);
  return standIn && shownFor(standIn);
}

/** Changed text must not get its old translation back. */
export function forget(text: Node): void {
  standIns.delete(text);
}
