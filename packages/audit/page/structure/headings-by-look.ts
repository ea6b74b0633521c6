import type { StructureRule } from "../../checks/structure.ts";
import type { Reader } from "../element-list.ts";
import { isSeen, isShown, isTransparent } from "../visibility.ts";
import { clean, texts } from "../words.ts";

const maxHeadingLength = 80;

/** Contexts whose own role explains the look of short text. */
const explained = `h1, h2, h3, h4, h5, h6, [role=heading], a, button, label, legend, summary, caption, figcaption, th, td, dt, dd,
  li, nav, header, footer, svg, option, output, blockquote, address, time, figure, [role=status], [role=alert], [role=button],
  [role=link], [role=tab], [role=img], [aria-hidden=true], [tabindex="-1"]:focus`;

export function isBlock(element: Element): boolean {
  return !/^(inline|contents|none)/.test(getComputedStyle(element).display);
}

function wordsOf(element: Element): string {
  return clean(element.textContent);
}

/** Finds short text that is larger or bolder than the text below it, and isn't a heading. */
export function readHeadingsByLook({ add }: Reader<StructureRule>): void {
  for (const element of document.body.querySelectorAll("p, div, span, b, strong, font, center, big")) {
    if (!mayBeHeading(element)) continue;
    const words = wordsOf(element);
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
}

/** True for the innermost block of a short text, if it has no role and the text isn't a sentence. */
function mayBeHeading(element: Element): boolean {
  const words = wordsOf(element);
  const holdsBlocks = [...element.children].some(isText);
  if (
    words.length < 3 ||
    words.length > maxHeadingLength ||
    holdsBlocks ||
    element.closest(explained) ||
    !isText(element)
  )
    return false;
  if (!isSeen(element) || isBoxed(element)) return false;
  const isSentence = /[.!?]\s|[.,;:!?…]["”’»]?$|^["“‘«]/.test(words);
  return !isSentence && /\p{L}{2}/u.test(words) && !element.querySelector("a, button, input, select");
}

function isText(element: Element): boolean {
  return isBlock(element) && wordsOf(element) !== "" && isShown(element);
}

function firstText(element: Element): Element | undefined {
  return texts(element).find(({ words }) => /\S/.test(words))?.parent;
}

function styleOfText(element: Element): { size: number; weight: number } {
  const first = firstText(element);
  if (!first) return { size: 0, weight: 400 };
  const { fontSize, fontWeight } = getComputedStyle(first);
  return { size: Number.parseFloat(fontSize), weight: Number(fontWeight) };
}

/** True if all text of the element has one size and weight, so that no part of it is emphasized. */
function isUniform(element: Element): boolean {
  const own = styleOfText(element);
  return [...element.querySelectorAll("*")].every((part) => {
    const { size, weight } = styleOfText(part);
    return !/\S/.test(part.textContent ?? "") || (size === own.size && weight === own.weight);
  });
}

/** True if the text is in a rounded box, as on a button or a badge. */
function isBoxed(element: Element): boolean {
  for (let at = firstText(element); at && element.contains(at); at = at.parentElement ?? undefined) {
    const { borderTopLeftRadius, borderTopWidth, backgroundColor } = getComputedStyle(at);
    const isDrawn = borderTopWidth !== "0px" || !isTransparent(backgroundColor);
    if (borderTopLeftRadius !== "0px" && isDrawn) return true;
  }
  return false;
}

/** Returns the first visible element with words after an element or after one of its ancestors, or undefined. */
function following(element: Element): Element | undefined {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      if (wordsOf(next) !== "" && next.checkVisibility()) return next;
    }
  }
  return undefined;
}
