/** The element of this id. Throws where the page has none: page and script are made together. */
export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found) return found;
  throw new Error(`the report has no element with the id “${id}”`);
}

export function elements(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}

/** Says something to those who listen, and to nobody else. */
export function say(words: string): void {
  element("said").textContent = words;
}
