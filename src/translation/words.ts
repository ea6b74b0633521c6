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

/** Restores the original text, which React compares with its own. Returns a function that restores the translation. */
export function restoreWords(root: HTMLElement): () => void {
  const translated = [...root.querySelectorAll("font")].flatMap((font) => {
    const text = originals.get(font);
    return text ? [{ font, text }] : [];
  });
  // Keeps the browser from translating the text again.
  root.translate = false;
  for (const { font, text } of translated) font.replaceWith(text);
  return () => {
    root.removeAttribute("translate");
    for (const { font, text } of translated) {
      if (text.parentNode && standIns.get(text) === font) text.replaceWith(font);
    }
    if (!document.querySelector("font")) return;
    // The browser ignored text that was added in the meantime. Re-inserting it triggers its translation.
    for (const text of textsIn(root)) if (!text.parentElement?.closest("font, script, style")) text.replaceWith(text);
  };
}

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Changed text must not get its old translation back. */
export function forget(text: Node): void {
  standIns.delete(text);
}
