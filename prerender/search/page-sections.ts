import { attribute, type Document, type Element, elementsOf, textOf } from "../../common/html.ts";
import { hiddenClasses } from "./hidden-classes.ts";

type Node = Element["childNodes"][number];

/** Text below one heading. `hash` is "" for the start of the page, below its `<h1>`. */
export interface FoundSection {
  hash: string;
  heading: string;
  text: string;
}

/** Elements whose words are not part of the page's content. */
const passedOver = ["nav", "form", "button", "label", "select", "svg", "script", "style", "template", "noscript"];
/** Elements that can occur within a word. */
const inline = ["abbr", "b", "cite", "code", "em", "i", "mark", "q", "strong", "sub", "sup"];

/**
 * Returns the words of a page's `<main>` that a search can find, by section. A heading below the title with an id
 * starts a section. A heading without one is part of the current section's text. Leaves out hidden elements, controls,
 * and links and sections that lead to other pages.
 *
 * @param page rendered, with its style chunks
 */
export function pageSections(page: Document): FoundSection[] {
  const hidden = hiddenClasses(page);
  const main = elementsOf(page).find(({ tagName }) => tagName === "main");
  const start: FoundSection = { hash: "", heading: "", text: "" };
  const sections = [start];
  if (main) read(main);
  return sections
    .map(({ text, ...rest }) => ({
      ...rest,
      text: text
        .split(/\s+/)
        .filter(Boolean)
        .join(" ")
        .replace(/ ([.,;:!?)])/g, "$1"),
    }))
    .filter(({ hash, text }, index) => index === 0 || hash !== "" || text !== "");

  function read(node: Node): void {
    if ("value" in node) add(node.value);
    if (!("tagName" in node)) return;
    const hash = attribute(node, "id");
    if (/^h[2-4]$/.test(node.tagName) && hash && !isPassedOver(node)) {
      sections.push({ hash, heading: seenText(node).trim(), text: "" });
      return;
    }
    if (isPassedOver(node) || isHidden(node)) return;
    if (node.tagName === "h1") {
      start.heading = seenText(node).trim();
      return;
    }
    const space = inline.includes(node.tagName) ? "" : " ";
    add(space);
    for (const child of node.childNodes) read(child);
    add(space);
  }

  function seenText(node: Node): string {
    if ("value" in node) return node.value;
    if (!("tagName" in node) || isHidden(node)) return "";
    return node.childNodes.map(seenText).join("");
  }

  function isHidden(element: Element): boolean {
    const classes = attribute(element, "class")?.split(" ") ?? [];
    return classes.some((name) => hidden.has(name));
  }

  function add(text: string): void {
    const last = sections.at(-1);
    if (last) last.text += text;
  }
}

function isPassedOver(element: Element): boolean {
  return (
    passedOver.includes(element.tagName) ||
    attribute(element, "hidden") !== undefined ||
    attribute(element, "aria-hidden") === "true" ||
    attribute(element, "data-onward") !== undefined ||
    attribute(element, "role") === "status" ||
    isWayOn(element)
  );
}

/**
 * Returns true for a link on its own line, such as one that looks like a button: its words belong to the target page.
 * Headings, whole cards, mail and phone links and links within a sentence don't count.
 */
function isWayOn({ tagName, attrs, parentNode, childNodes }: Element): boolean {
  if (tagName !== "a" || /^(mailto|tel):/.test(attribute({ attrs }, "href") ?? "")) return false;
  if (!parentNode || !("tagName" in parentNode) || /^h[1-6]$/.test(parentNode.tagName)) return false;
  const isCard = childNodes.some((child) => "tagName" in child && !isPhrasing(child));
  return !isCard && parentNode.childNodes.every((beside) => !isPhrasing(beside) || textOf(beside).trim() === "");
}

/** True for content that shares a line with other content: text, drawings and inline elements other than links. */
function isPhrasing(node: Node): boolean {
  return "value" in node || ("tagName" in node && [...inline, "span", "svg"].includes(node.tagName));
}
