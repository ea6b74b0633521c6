import type { StructureRule } from "../../checks/structure.ts";
import type { Reader } from "../element-list.ts";
import { isSeen } from "../visibility.ts";
import { clean } from "../words.ts";

const minParts = 3;
const numbered = /^\s*(?:step\s*|no\.?\s*)?(\d{1,2})(?=[.):\s]|$)/i;
const ordinals = ["first", "second", "third", "fourth", "fifth"];

/** Finds parts of text that styles show in a different order from the document's. */
export function readReadingOrder({ add }: Reader<StructureRule>): void {
  for (const container of document.body.querySelectorAll("*")) {
    if (container.childElementCount < minParts || container.matches("svg, svg *, select, table, tbody, thead, tr"))
      continue;
    const parts = [...container.children].filter(
      (child) => isSeen(child) && /\p{L}{2}/u.test(clean(child.textContent)),
    );
    if (parts.length < minParts) continue;
    const seen = parts.toSorted(bySight);
    if (seen.every((part, at) => part === parts[at])) continue;
    if (!isReordered(container, parts) && !isCounted(seen)) continue;
    const [first = "", second = ""] = seen.map((part) => clean(part.textContent).slice(0, 30));
    add(
      "order-differs",
      container,
      `On the screen, “${first}” comes before “${second}”. The document has its parts in another order.`,
    );
  }
}

/** Orders parts as they are read: from top to bottom, and within a row in the direction of the text. */
function bySight(one: Element, other: Element): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  if (a.bottom <= b.top + 1) return -1;
  if (b.bottom <= a.top + 1) return 1;
  const isFromRight = getComputedStyle(one.parentElement ?? one).direction === "rtl";
  return isFromRight ? b.left - a.left : a.left - b.left;
}

function isReordered(container: Element, parts: readonly Element[]): boolean {
  const { display, flexDirection } = getComputedStyle(container);
  if (!/flex|grid/.test(display)) return false;
  const isReversed = display.includes("flex") && flexDirection.endsWith("reverse");
  return isReversed || parts.some((part) => getComputedStyle(part).order !== "0");
}

/** True if all parts start with a number, and the numbers increase in the order on the screen. */
function isCounted(seen: readonly Element[]): boolean {
  const numbers = seen.map((part) => numberOf(clean(part.textContent)));
  return numbers.every((number, at) => number !== undefined && (at === 0 || number > (numbers[at - 1] ?? 0)));
}

function numberOf(text: string): number | undefined {
  const [word = ""] = text.toLowerCase().split(/\W/, 1);
  const ordinal = ordinals.indexOf(word) + 1;
  return ordinal || (numbered.exec(text)?.[1] === undefined ? undefined : Number(numbered.exec(text)?.[1]));
}
