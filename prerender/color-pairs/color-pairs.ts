import { html } from "parse5";
import { type Document, type Element, elementsOf, textOf } from "../../shared/html.ts";
import { decorative } from "../../theme/contrast-pairs.ts";
import type { Meeting } from "../../theme/gate/verdict.ts";
import { takeStyleChunks } from "../style-chunks.ts";
import { type Paint, paintsOf } from "./paints.ts";
import { styleRules } from "./style-rules.ts";

export interface PageColors {
  /** Text on its background, and control borders on theirs. */
  pairs: Meeting[];
  /** Every color that the styles reference, for overlaps that depend on position or state. */
  named: Set<string>;
}

/** Elements with running text, if they have at least LEAST_RUNNING characters. */
const RUNNING_TEXT = ["p", "li", "dd", "td", "blockquote"];
const LEAST_RUNNING = 80;
const CONTROLS = ["input", "select", "textarea"];
const SILENT = ["script", "style", "template", "title", "noscript"];

/**
 * Returns the color pairs of a rendered page and removes its style chunks. `names` maps custom properties to color
 * tokens: "--k-colors-fg-default" is "fg.default". Overlaps from positioning go undetected here. The accessibility
 * audit measures those on screen.
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

/** Skips SVG, where backgrounds are shapes beside the text. contrast-pairs.ts lists those pairs. */
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
