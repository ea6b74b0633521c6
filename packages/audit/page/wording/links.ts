import type { WordingRule } from "../../checks/wording.ts";
import type { Reader } from "../element-list.ts";
import { isExposed } from "../visibility.ts";
import { clean, nameOf, tokens } from "../words.ts";

const saysNothing =
  /^(click )?(here|more|this|link|details|go|read more|learn more|see more|more info|continue|view|next|download|html|pdf|epub|csv|docx?|plain text|txt|zip)[.…>»→ ]{0,9}$/i;

/** Words that name no action and no kind of file. */
const pointsOnly = /^(click )?(here|more|this|link|go)\b/i;

/** Finds links whose text and context say nothing about their purpose. */
export function readLinks(reader: Reader<WordingRule>): void {
  for (const link of document.querySelectorAll("a[href], [role=link]")) {
    if (!isExposed(link) || link.matches("[role]:not([role=link])")) continue;
    const words = nameOf(link);
    if (link.matches("[aria-label], [title], [aria-describedby]")) continue;
    if (saysNothing.test(words)) judgeContext(reader, link, words);
    else if (isAloneInParagraph(link, words) && !link.closest("nav, header, footer"))
      reader.add("link-may-lack-context", link, `The link “${words}” is one word in a paragraph without others.`);
  }
}

function isAloneInParagraph(link: Element, words: string): boolean {
  const paragraph = link.closest("p");
  return paragraph !== null && clean(paragraph.textContent) === words && /^\p{L}+$/u.test(words);
}

function judgeContext({ add }: Reader<WordingRule>, link: Element, words: string): void {
  const own = tokens(words);
  const cell = link.closest("td, th");
  const row = cell?.closest("tr");
  if (contextOf(link).filter((word) => !own.includes(word)).length === 0) {
    const message = `The link is “${words}”, and nothing around it says more`;
    if (hasSubject(link) || isActionInList(link, words))
      add("link-may-lack-context", link, `${message} than a heading or the name of a part.`);
    else add("link-without-context", link, `${message}.`);
  }
  // Text in other cells of a row belongs to the link only if it is in a header cell.
  else if (
    cell?.matches("td") &&
    clean(cell.textContent) === words &&
    row &&
    !row.querySelector("th") &&
    row.querySelectorAll("td").length > 1
  )
    add("link-may-lack-context", link, `The link is “${words}”, and its row has no header cell.`);
}

/** True for a link such as “Download” or “PDF” in a navigation or a list, which may explain its purpose. */
function isActionInList(link: Element, words: string): boolean {
  return !pointsOnly.test(words) && link.closest("nav, [role=navigation], ul, ol, menu") !== null;
}

/** True if a heading before the link, or the name of a part of the page around it, may say what the link is about. */
function hasSubject(link: Element): boolean {
  if (link.closest("[aria-label], [aria-labelledby], [title], dl, figure, fieldset")) return true;
  return [...document.querySelectorAll("h1, h2, h3, h4, h5, h6, [role=heading]")].some(
    (heading) =>
      clean(heading.textContent) !== "" &&
      (heading.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

/**
 * Returns the words around a link that belong to it. They are in its paragraph or other block of text, its list items,
 * its table cell and the header cells.
 */
function contextOf(link: Element): string[] {
  const around: (Element | null | undefined)[] = [link.closest("p"), link.closest("blockquote, dd, figure")];
  for (let item = link.closest("li"); item; item = item.parentElement?.closest("li") ?? null) around.push(item);
  const cell = link.closest("td, th");
  const row = cell?.closest("tr");
  around.push(
    cell,
    ...(row ? [...row.querySelectorAll("th")] : []),
    ...(cell?.closest("table")?.querySelectorAll("thead th, tr:first-child th") ?? []),
  );
  const block = around.every((one) => !one) ? link.parentElement : null;
  // Without any of these, the context is the text of the parent, unless the parent is the body or `main`.
  const beside = block && block !== document.body && block.localName !== "main" ? clean(block.textContent) : "";
  return tokens(`${around.map((one) => textAround(one, link)).join(" ")} ${beside}`);
}

/** Returns the text of an element. In a list item, leaves out nested lists that contain the link. */
function textAround(one: Element | null | undefined, link: Element): string {
  if (!one?.matches("li")) return clean(one?.textContent);
  return [...one.childNodes]
    .map((node) => (node instanceof Element && node.matches("ul, ol") && node.contains(link) ? "" : node.textContent))
    .join(" ");
}
