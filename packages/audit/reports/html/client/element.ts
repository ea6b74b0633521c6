/** Returns the element with this id. Throws if there is none, because the page and its script must match. */
export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found) return found;
  throw new Error(`the report has no element with the id “${id}”`);
}

export function elements(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}

export function say(words: string): void {
  element("said").textContent = words;
}
