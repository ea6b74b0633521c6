/**
 * Keeps React safe on a page that the browser translates: Chrome and Edge put a `<font>` in the place of each text node,
 * and React keeps the node that has left. To remove it, or to insert before it, would throw, and the error page would
 * take the place of the whole page; to write into it would change nothing that is seen.
 */
import { forget, note, shownFor } from "./words.ts";

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
      // A new node: the browser may know the old one as translated.
      const text = new Text(value);
      shown.replaceWith(text);
      note(this as Text, text);
    }
  },
});
