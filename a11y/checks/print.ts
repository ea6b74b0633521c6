import type { Check } from "../check.ts";
import { contrast, readColor } from "./contrast.ts";
import { failuresOf, oncePerElement, readFrom } from "./describe-findings.ts";
import { isLarge, type Line, readLines } from "./lines.ts";

const white = { red: 255, green: 255, blue: 255, alpha: 1 };

const failure = failuresOf({
  "print-pale": ["experimental", "Use a dark color for printed text."],
  "print-closed": ["experimental", "Show the content of closed disclosures in print."],
  "print-covers": ["experimental", "Hide the element in print, or position it in the page."],
});

const messages = {
  "print-closed": "The content of the closed disclosure does not print.",
  "print-covers": "The element is fixed, so it covers text on every printed sheet.",
};

/** Checks pages in print. WCAG does not require it, but people who cannot read a screen for long need it. */
export const print: Check = {
  name: "print",
  looksFor:
    "Finds printed text that is too pale, disclosures that stay closed, and fixed content that covers every sheet.",
  criteria: [],
  runs: {
    settings: ["light 1280", "dark 1280"],
    states: "pages as opened",
    because: "Paper has one width. It is white in dark mode, too.",
  },
  alters: "focus",
  async look({ tab }) {
    await tab.emulateMedia({ media: "print" });
    const { values, found } = await readLines(tab);
    const pale = values
      .filter(isPale)
      .map(({ element, text, color }) =>
        failure("print-pale", element, `The text “${text}” prints in ${color} on white paper.`),
      );
    const parts = await readFrom(tab, await tab.evaluateHandle(readParts));
    const lost = await parts.found(parts.values.map(({ element, rule }) => failure(rule, element, messages[rule])));
    await tab.emulateMedia({ media: null });
    return [...(await found(oncePerElement(pale))), ...lost];
  },
};

/** Browsers don't print backgrounds unless the page sets `print-color-adjust: exact`. */
function isPale(line: Line): boolean {
  const ink = readColor(line.color);
  if (!ink || line.printsGround || line.isDrawing) return false;
  return contrast({ ...ink, alpha: ink.alpha * line.opacity }, white) < (isLarge(line) ? 3 : 4.5);
}

/** Runs in the page, sent as text. */
function readParts() {
  const elements: Element[] = [];
  const values: { element: number; rule: keyof typeof messages }[] = [];
  for (const element of document.body.querySelectorAll("*")) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { width, height, right, bottom } = element.getBoundingClientRect();
    const isDrawn = width > 2 && height > 2 && right > 0 && bottom > 0;
    const isFixed = isDrawn && getComputedStyle(element).position === "fixed" && /\S/.test(element.textContent ?? "");
    const hidden = [...element.children].find((child) => child.localName !== "summary" && !child.checkVisibility());
    const isClosed = element.localName === "details" && hidden !== undefined;
    if (isFixed || isClosed)
      values.push({ element: elements.push(element) - 1, rule: isFixed ? "print-covers" : "print-closed" });
  }
  return { elements, values };
}
