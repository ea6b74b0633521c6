export interface TextOfParent {
  text: Text;
  parent: Element;
  words: string;
}

/** Returns text without its extra spaces. */
export function clean(text: string | null | undefined): string {
  return (text ?? "").replaceAll(/\s+/g, " ").trim();
}

/** Returns the words of a text in lower case. */
export function tokens(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the text of the elements to which an attribute of ids refers. */
export function referred(element: Element, attribute: string): string {
  const ids = (element.getAttribute(attribute) ?? "").split(/\s+/);
  return clean(ids.map((id) => (id && document.getElementById(id)?.textContent) || "").join(" "));
}

/** Returns the text nodes of the page or of an element, with their parents. */
export function texts(within: Element = document.body): TextOfParent[] {
  const found: TextOfParent[] = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text.parentElement) found.push({ text: text as Text, parent: text.parentElement, words: text.nodeValue ?? "" });
  return found;
}

/** Returns the words that name an element: those of its attributes, of its labels, or of its content. */
export function nameOf(element: Element): string {
  const alternatives = [...element.querySelectorAll("img[alt], [aria-label]")].map(
    (part) => part.getAttribute("aria-label") ?? part.getAttribute("alt"),
  );
  const labels = [...((element as Partial<HTMLInputElement>).labels ?? [])]
    .map(({ textContent }) => textContent)
    .join(" ");
  return (
    referred(element, "aria-labelledby") ||
    clean(element.getAttribute("aria-label")) ||
    clean(labels) ||
    clean(`${element.textContent} ${alternatives.join(" ")}`)
  );
}

/** Returns an identity that a control has on every page. Leaves out class names, which differ between pages. */
export function identify(element: Element): string {
  return `${element.localName} ${element.getAttribute("role")} ${clean(element.ariaLabel ?? element.textContent).slice(0, 60)}`;
}

/** True if a button or a choice has a name that matches the pattern, such as “Pause”. */
export function hasControl(pattern: RegExp): boolean {
  const controls = "button, [role=button], select, input[type]:not([type=text])";
  return [...document.querySelectorAll(controls)].some((control) => {
    const { value, labels } = control as Partial<HTMLInputElement>;
    const words = [control.textContent, control.getAttribute("aria-label"), value, labels?.[0]?.textContent];
    return pattern.test(words.join(" "));
  });
}
