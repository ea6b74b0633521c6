import { forget, note, shownFor } from "./words.ts";

/**
 * Keeps React working on a page that the browser translates. Chrome and Edge replace each text node with a `<font>`,
 * while React still references the removed node. Removing that node or inserting before it would throw, and the whole
 * island would stop working. Writing to it would have no visible effect.
 */

new MutationObserver((changes) => {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
    const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
    for (const node of removedNodes) if (font && node instanceof Text) note(node, font as HTMLElement);
  }
}).observe(document, { childList: true, subtree: true });

const { insertBefore, removeChild } = Node.prototype;
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue") as PropertyDescriptor;

Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  if (child.parentNode === this) removeChild.call(this, child);
  else shownFor(child)?.remove();
  return child;
};

Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
  const shown = next && shownFor(next);
  insertBefore.call(this, child, shown?.parentNode === this ? shown : null);
  return child;
};

Object.defineProperty(Node.prototype, "nodeValue", {
  ...nodeValue,
  set(this: Node, value: string) {
    nodeValue.set?.call(this, value);
    const shown = shownFor(this);
    if (shown === this) forget(this);
    else if (shown) {
      // Needs a new node, because the browser may treat the old one as already translated.
      const text = new Text(value);
      shown.replaceWith(text);
      note(this as Text, text);
    }
  },
});
