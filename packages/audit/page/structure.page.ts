import type { Reader } from "../checks/element-list.ts";
import type { StructureRule } from "../checks/structure.ts";

/** Finds headings, lists and tables made by styles and spaces. Runs in the page, sent as text. */
export function readLooks({ add, clean, isSeen, isShown, texts }: Reader<StructureRule>) {
  const longest = 80;
  /** Contexts whose own role explains the look of short text. */
  const explained = `h1, h2, h3, h4, h5, h6, [role=heading], a, button, label, legend, summary, caption, figcaption, th, td, dt, dd,
    li, nav, header, footer, svg, option, output, blockquote, address, time, figure, [role=status], [role=alert], [role=button],
    [role=link], [role=tab], [role=img], [aria-hidden=true], [tabindex="-1"]:focus`;
  const isBlock = (element: Element) => !/^(inline|contents|none)/.test(getComputedStyle(element).display);
  const wordsOf = (element: Element) => clean(element.textContent);
  const styleOfText = (element: Element) => {
    const first = texts(element).find(({ words }) => /\S/.test(words));
    if (!first) return { size: 0, weight: 400 };
    const { fontSize, fontWeight } = getComputedStyle(first.parent);
    return { size: Number.parseFloat(fontSize), weight: Number(fontWeight) };
  };
  /** True if all text of the element has one look, so that no part of a sentence is emphasized. */
  const isUniform = (element: Element) => {
    const own = styleOfText(element);
    return [...element.querySelectorAll("*")].every((part) => {
      const { size, weight } = styleOfText(part);
      return !/\S/.test(part.textContent ?? "") || (size === own.size && weight === own.weight);
    });
  };
  /** True if the text is in a rounded box, as on a button or a badge. */
  const isBoxed = (element: Element) => {
    for (let at = texts(element).find(({ words }) => /\S/.test(words))?.parent; at && element.contains(at); ) {
      const { borderTopLeftRadius, borderTopWidth, backgroundColor } = getComputedStyle(at);
      const isDrawn = borderTopWidth !== "0px" || !/^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor);
      if (borderTopLeftRadius !== "0px" && isDrawn) return true;
      at = at.parentElement ?? undefined;
    }
    return false;
  };
  const isText = (element: Element) => isBlock(element) && wordsOf(element) !== "" && isShown(element);
  /** Returns the block that follows an element, in it or after one of its ancestors. */
  const following = (element: Element): Element | undefined => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
        if (wordsOf(next) !== "" && next.checkVisibility()) return next;
      }
    }
    return undefined;
  };

  for (const element of document.body.querySelectorAll("p, div, span, b, strong, font, center, big")) {
    const words = wordsOf(element);
    // The innermost block that holds the whole text.
    const holdsBlocks = [...element.children].some(isText);
    if (words.length < 3 || words.length > longest || holdsBlocks || element.closest(explained) || !isText(element))
      continue;
    if (!isSeen(element) || isBoxed(element)) continue;
    if (
      /[.!?]\s|[.,;:!?…]["”’»]?$|^["“‘«]/.test(words) ||
      !/\p{L}{2}/u.test(words) ||
      element.querySelector("a, button, input, select")
    )
      continue;
    const next = following(element);
    if (!next || next.matches("h1, h2, h3, h4, h5, h6") || wordsOf(next).length < words.length * 2) continue;
    const [own, other] = [styleOfText(element), styleOfText(next)];
    const isBolder = own.weight >= 600 && other.weight < 600;
    const isLarger = own.size >= other.size * 1.2;
    const { bottom } = element.getBoundingClientRect();
    const { top } = next.getBoundingClientRect();
    if ((isBolder || isLarger) && isUniform(element) && own.size >= other.size && top >= bottom - 4)
      add(
        "heading-by-look",
        element,
        `“${words}” is ${isLarger ? "larger" : "bolder"} than the text below it, but it is not a heading.`,
      );
  }

  const marked = /^\s*([-–—•·*►▪●○]|\(?(\d{1,2}|[a-z])[.)])\s+\S/;
  for (const parent of document.body.querySelectorAll("*")) {
    if (!parent.checkVisibility() || parent.closest("ul, ol, dl, [role=list], pre, code, table, svg")) continue;
    const lines = [...parent.childNodes].filter(
      (node) => node instanceof Text || (node instanceof Element && !node.matches("br")),
    );
    const isBroken = parent.querySelector(":scope > br") !== null;
    const items = lines.filter((node) => {
      const isLine = node instanceof Element ? isBlock(node) || isBroken : isBroken;
      return isLine && marked.test(node.textContent ?? "");
    });
    if (items.length >= 2) add("list-by-look", parent, `${items.length} lines begin with a typed bullet or number.`);
  }

  for (const element of document.body.querySelectorAll("pre, [style*=pre]")) {
    if (element.closest("code, samp, kbd") || element.querySelector("code, samp, kbd") || !element.checkVisibility())
      continue;
    const rows = (element.textContent ?? "").split("\n").filter((row) => /\S( {3,}|\t+)\S/.test(row));
    if (rows.length >= 3) add("table-by-look", element, `${rows.length} lines have columns made of spaces.`);
  }

  for (const { parent, words } of texts()) {
    const spaced = /(?<!\S)\p{L} \p{L} \p{L} \p{L}(?!\S)/u.exec(words);
    if (spaced && parent.checkVisibility() && !parent.closest("code, pre, svg"))
      add("letters-spaced", parent, `“${spaced[0]}” has spaces between its letters, so it is not read as a word.`);
  }
}

/** Finds visible content that assistive technology does not get from anywhere. Runs in the page, sent as text. */
export function readHiddenContent({ add, isExposed, isSeen, tokens, referred, texts }: Reader<StructureRule>) {
  const hidden = [...document.querySelectorAll("body [aria-hidden=true]")].filter(
    (element) => !element.parentElement?.closest("[aria-hidden=true]"),
  );
  const exposed = texts()
    .filter(({ parent }) => isExposed(parent) && !parent.closest("script, style, template, noscript"))
    .map(({ words }) => words);
  for (const named of document.querySelectorAll(
    "[aria-label], [alt], [title], [aria-description], [aria-valuetext], [placeholder], option, input",
  )) {
    if (named.closest("[aria-hidden=true]")) continue;
    for (const name of "aria-label alt title aria-description aria-valuetext placeholder label value".split(" "))
      exposed.push(named.getAttribute(name) ?? "");
  }
  // A name or description may come from hidden content.
  for (const pointing of document.querySelectorAll("[aria-labelledby], [aria-describedby]"))
    exposed.push(referred(pointing, "aria-labelledby"), referred(pointing, "aria-describedby"));
  // The field says itself that it is required.
  if (document.querySelector("[required], [aria-required=true]")) exposed.push("required");
  const all = ` ${tokens(exposed.join(" ")).join(" ")} `;
  for (const element of hidden) {
    if (!isSeen(element)) continue;
    const visible = [element, ...element.querySelectorAll("*")].filter((part) => isSeen(part) && !part.closest("svg"));
    const words = visible.flatMap((part) =>
      [...part.childNodes].flatMap((node) => (node instanceof Text ? tokens(node.nodeValue ?? "") : [])),
    );
    const meant = words.filter((word) => /\p{L}{2}/u.test(word) || /\d{2}/.test(word));
    // Initials abbreviate a name beside them.
    const beside = tokens(element.closest("li, tr, article, section, figure")?.textContent ?? "");
    const initials = beside.map((word) => word.charAt(0)).join("");
    const isKnown = (word: string) => all.includes(` ${word} `) || (word.length === 2 && initials.includes(word));
    const missing = meant.filter((word) => !isKnown(word));
    const isIcon = /icon|symbol/i.test(getComputedStyle(element).fontFamily);
    if (missing.length > 0 && !isIcon) {
      const isSure = missing.length >= 3;
      const message = `“${words.join(" ").slice(0, 60)}” is visible, but assistive technology gets it neither here nor elsewhere.`;
      add(isSure ? "hidden-without-twin" : "may-be-hidden-without-twin", element, message);
    }
  }
}
