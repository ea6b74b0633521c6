/** The browser's replacements, keyed by the text node that each one replaced. */
const standIns = new WeakMap<Node, ChildNode>();
/** Original text nodes, keyed by the browser's `<font>` that replaced each one. */
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

/** Forgets the translation of a text node, because changed text must not get its old translation back. */
export function forget(text: Node): void {
  standIns.delete(text);
}
