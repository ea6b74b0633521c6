import type { StructureRule } from "../../checks/structure.ts";
import type { Reader } from "../element-list.ts";
import { isExposed, isSeen } from "../visibility.ts";
import { referred, texts, tokens } from "../words.ts";

const naming = "aria-label alt title aria-description aria-valuetext placeholder label value".split(" ");
const named = "[aria-label], [alt], [title], [aria-description], [aria-valuetext], [placeholder], option, input";

/** Finds visible text that is not exposed to assistive technology anywhere on the page. */
export function readHiddenContent({ add }: Reader<StructureRule>): void {
  const hidden = [...document.querySelectorAll("body [aria-hidden=true]")].filter(
    (element) => !element.parentElement?.closest("[aria-hidden=true]"),
  );
  const exposed = ` ${tokens(exposedTexts().join(" ")).join(" ")} `;
  for (const element of hidden) {
    if (!isSeen(element)) continue;
    const words = visibleWords(element);
    const missing = missingFrom(exposed, words, element);
    const isIcon = /icon|symbol/i.test(getComputedStyle(element).fontFamily);
    if (missing.length > 0 && !isIcon) {
      const isSure = missing.length >= 3 && !isDecoration(element) && !hasSpokenForm(element);
      const message = `“${words.join(" ").slice(0, 60)}” is visible, but assistive technology gets it neither here nor elsewhere.`;
      add(isSure ? "hidden-without-twin" : "may-be-hidden-without-twin", element, message);
    }
  }
}

/** True if the element is positioned, or cannot be clicked or selected, as in patterns and pictures made of letters. */
function isDecoration(element: Element): boolean {
  const { position, pointerEvents, userSelect } = getComputedStyle(element);
  return /^(absolute|fixed)$/.test(position) || pointerEvents === "none" || userSelect === "none";
}

/** True if text or a name near the element is only for screen readers. It may say the same in full. */
function hasSpokenForm(element: Element): boolean {
  const around = element.closest("p, li, dt, dd, td, th, figure, a, button, h1, h2, h3, h4, h5, h6, section, article");
  const parent = element === around ? element.parentElement : (around ?? element.parentElement);
  if (!parent || parent === document.body) return false;
  if (parent.closest("[aria-label], [aria-labelledby], [role=img]")) return true;
  return texts(parent).some(
    ({ parent: other, words }) =>
      /\p{L}/u.test(words) && isExposed(other) && !isSeen(other) && !element.contains(other),
  );
}

/** Returns all texts, names and descriptions of the page that are exposed to assistive technology. */
function exposedTexts(): string[] {
  const exposed = texts()
    .filter(({ parent }) => isExposed(parent) && !parent.closest("script, style, template, noscript"))
    .map(({ words }) => words);
  for (const element of document.querySelectorAll(named)) {
    if (element.closest("[aria-hidden=true]")) continue;
    for (const name of naming) exposed.push(element.getAttribute(name) ?? "");
  }
  // A name or description may come from hidden content.
  for (const pointing of document.querySelectorAll("[aria-labelledby], [aria-describedby]"))
    exposed.push(referred(pointing, "aria-labelledby"), referred(pointing, "aria-describedby"));
  // A required field itself exposes that it is required, so the word counts as exposed.
  if (document.querySelector("[required], [aria-required=true]")) exposed.push("required");
  return exposed;
}

function visibleWords(element: Element): string[] {
  const visible = [element, ...element.querySelectorAll("*")].filter((part) => isSeen(part) && !part.closest("svg"));
  return visible.flatMap((part) =>
    [...part.childNodes].flatMap((node) => (node instanceof Text ? tokens(node.nodeValue ?? "") : [])),
  );
}

/** Returns the meaningful words that are not exposed and do not abbreviate a text next to the element. */
function missingFrom(exposed: string, words: readonly string[], element: Element): string[] {
  const meant = words.filter((word) => /\p{L}{2}/u.test(word) || /\d{2}/.test(word));
  // Initials may abbreviate a name next to them.
  const beside = tokens(element.closest("li, tr, article, section, figure")?.textContent ?? "");
  const initials = beside.map((word) => word.charAt(0)).join("");
  const isKnown = (word: string) => exposed.includes(` ${word} `) || (word.length === 2 && initials.includes(word));
  return meant.filter((word) => !isKnown(word));
}
