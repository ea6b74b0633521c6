/** What the browser has put in the place of each text node that has left the page. */
const standIns = new WeakMap<Node, ChildNode>();
/** The text node in whose place a `<font>` of the browser’s is. */
const originals = new WeakMap<Node, Text>();

export function note(text: Text, standIn: ChildNode): void {
  standIns.set(text, standIn);
  if (!originals.has(standIn)) originals.set(standIn, text);
}

/** The node itself, if it is on the page, or what is there in its place. */
export function shownFor(node: Node): ChildNode | undefined {
  if (node.parentNode) return node as ChildNode;
  const standIn = standIns.get(node);
  return standIn && shownFor(standIn);
}

/** Puts the original words back, which React compares with its own; gives what puts the translated ones back. */
export function restoreWords(root: HTMLElement): () => void {
  const translated = [...root.querySelectorAll("font")].flatMap((font) => {
    const text = originals.get(font);
    return text ? [{ font, text }] : [];
  });
  // Otherwise the browser would translate them at once.
  root.translate = false;
  for (const { font, text } of translated) font.replaceWith(text);
  return () => {
    root.removeAttribute("translate");
    for (const { font, text } of translated) {
      if (text.parentNode && standIns.get(text) === font) text.replaceWith(font);
    }
    if (!document.querySelector("font")) return;
    // The browser has left alone what has come meanwhile, and looks at what is added.
    for (const text of textsIn(root)) if (!text.parentElement?.closest("font, script, style")) text.replaceWith(text);
  };
}

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** A text that has changed since is not to have its old translation back. */
export function forget(text: Node): void {
  standIns.delete(text);
}
