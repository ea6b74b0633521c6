import { html } from "parse5";
import { type Document, type Element, elementsOf, textOf } from "../../markup/html.ts";
import { decorative } from "../../theme/contrast-pairs.ts";
import type { Meeting } from "../../theme/gate/verdict.ts";
import { takeStyleChunks } from "../style-chunks.ts";
import { type Paint, paintsOf } from "./paints.ts";
import { styleRules } from "./style-rules.ts";

/** What a page shows of the theme’s colors. */
export interface PageColors {
  /** Text on its ground, and the edges of controls on theirs. */
  pairs: Meeting[];
  /** Every color that its styles name, for what lies on one another only by its place or in a state. */
  named: Set<string>;
}

/** Text that is read and not only looked at: whole sentences. */
const RUNNING_TEXT = ["p", "li", "dd", "td", "blockquote"];
const LEAST_RUNNING = 80;
const CONTROLS = ["input", "select", "textarea"];
const SILENT = ["script", "style", "template", "title", "noscript"];

/**
 * The pairs of a page as it is rendered, its styles still in the chunks that the prerender leaves; takes those out.
 * `names` has the color tokens by their custom properties: "--k-colors-fg-default" is "fg.default". What lies over
 * something else by its position alone is not seen: the audit measures that on the screen.
 */
export function colorPairs(page: Document, path: string, names: ReadonlyMap<string, string>): PageColors {
  const rules = styleRules(takeStyleChunks(page).map(({ css }) => css));
  const paints = paintsOf(page, rules);
  const pairs = new Map<string, Meeting>();
  const named = new Set<string>();

  function add(purpose: Meeting["purpose"], over: string | undefined, under: string | undefined): void {
    const [foreground, background] = [names.get(over ?? ""), names.get(under ?? "")];
    if (!foreground || !background || decorative.includes(foreground)) return;
    pairs.set(`${purpose} ${foreground} ${background}`, { purpose, foreground, background, page: path });
  }

  for (const element of elementsOf(page)) {
    const paint = paints.get(element);
    if (!paint) continue;
    for (const name of paint.named) named.add(names.get(name) ?? "");
    if (saysSomething(element)) add(isRunning(element) ? "body" : "text", paint.color, paint.ground);
    if (CONTROLS.includes(element.tagName)) add("graphic", paint.edge, groundAround(element, paints));
  }
  named.delete("");
  return { pairs: [...pairs.values()], named };
}

/** Not in a drawing, where grounds are shapes beside the text and not around it: contrast-pairs.ts lists those. */
function saysSomething({ tagName, namespaceURI, childNodes }: Element): boolean {
  if (SILENT.includes(tagName) || namespaceURI !== html.NS.HTML) return false;
  return childNodes.some((node) => node.nodeName === "#text" && "value" in node && node.value.trim() !== "");
}

function isRunning(element: Element): boolean {
  return RUNNING_TEXT.includes(element.tagName) && textOf(element).length >= LEAST_RUNNING;
}

function groundAround({ parentNode }: Element, paints: ReadonlyMap<Element, Paint>): string | undefined {
  return parentNode && "tagName" in parentNode ? paints.get(parentNode)?.ground : undefined;
}
