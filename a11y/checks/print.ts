import type { Check } from "../check.ts";
import { contrast, readColor } from "./contrast.ts";
import { isLarge, type Line, readLines } from "./lines.ts";
import { type Failure, oncePerElement, readFrom } from "./page-elements.ts";

const white = { red: 255, green: 255, blue: 255, alpha: 1 };

const experimental = { criteria: [], conformance: "experimental", certainty: "fails" } satisfies Partial<Failure>;

/** Checks pages in print. WCAG does not require it, but people who cannot read a screen for long need it. */
export const print: Check = {
  name: "print",
  looksFor:
    "Printed pages with text too pale for paper, closed answers, or parts that lie over the text of every sheet.",
  criteria: [],
  runs: {
    settings: [
      { mode: "light", width: 1280 },
      { mode: "dark", width: 1280 },
    ],
    states: "pages as opened",
    because: "Paper has one width, and is white also for those who read in dark.",
  },
  alters: "focus",
  async look({ tab }) {
    await tab.emulateMedia({ media: "print" });
    const { values, found } = await readLines(tab);
    const pale = values.lines.filter(isPale).map(paleFailure);
    const parts = await readFrom(tab, await tab.evaluateHandle(readParts));
    const lost = await parts.found(parts.values.map(({ element, kind }) => ({ ...partFailures[kind], element })));
    await tab.emulateMedia({ media: null });
    return [...(await found(oncePerElement(pale))), ...lost];
  },
};

/** Browsers don't print backgrounds unless the page sets `print-color-adjust: exact`. */
function isPale(line: Line): boolean {
  const ink = readColor(line.color);
  if (!ink || line.printsGround || line.kind === "drawing") return false;
  return contrast({ ...ink, alpha: ink.alpha * line.opacity }, white) < (isLarge(line) ? 3 : 4.5);
}

function paleFailure({ element, text, color }: Line): Failure {
  return {
    ...experimental,
    rule: "print-pale",
    element,
    message: `“${text}” is printed in ${color} on white paper.`,
    help: "Give printed text a dark color.",
  };
}

const partFailures = {
  closed: {
    ...experimental,
    rule: "print-closed",
    message: "What it holds is not printed while it is closed.",
    help: "Show the contents of closed details in print.",
  },
  fixed: {
    ...experimental,
    rule: "print-covers",
    message: "It keeps its place in the window, so it is printed over the text of every sheet.",
    help: "Do not print it, or give it a place in the page.",
  },
} satisfies Record<string, Omit<Failure, "element">>;

/** Runs in the page, sent as text. */
function readParts() {
  const elements: Element[] = [];
  const values: { element: number; kind: "closed" | "fixed" }[] = [];
  for (const element of document.body.querySelectorAll("*")) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { width, height, right, bottom } = element.getBoundingClientRect();
    const isDrawn = width > 2 && height > 2 && right > 0 && bottom > 0;
    const isFixed = isDrawn && getComputedStyle(element).position === "fixed" && /\S/.test(element.textContent ?? "");
    const hidden = [...element.children].find((child) => child.localName !== "summary" && !child.checkVisibility());
    const isClosed = element.localName === "details" && hidden !== undefined;
    if (isFixed || isClosed) values.push({ element: elements.push(element) - 1, kind: isFixed ? "fixed" : "closed" });
  }
  return { elements, values };
}
