import type { Box } from "./box.ts";
import type { Line } from "./line.ts";
import type { Edges, Surroundings } from "./surroundings.ts";

/** Properties that differ between lines. The element determines all others. */
export type LineOfElement = Pick<Line, "text" | "kind" | "box"> & Partial<Line>;

export interface LineCollector {
  elements: Element[];
  lines: Line[];
  isSeen(element: Element): boolean;
  add(element: Element, style: CSSStyleDeclaration, line: LineOfElement): void;
}

/** Runs in the page, sent as text. */
export function lineCollector({
  surroundings,
  popups,
}: {
  surroundings: (element: Element) => Surroundings;
  /** Selector of overlays. */
  popups: string;
}): LineCollector {
  const elements: Element[] = [];
  const lines: Line[] = [];
  const numbers = new Map<Element, number>();

  const numberOf = (element: Element) => {
    const number = numbers.get(element) ?? elements.length;
    if (number === elements.length) elements.push(element);
    numbers.set(element, number);
    return number;
  };

  /** Replaces infinite edges with large numbers, because JSON has no infinity. */
  const roomOf = (cut: Edges): Box | null => {
    if (!Object.values(cut).some(Number.isFinite)) return null;
    const [left, top, right, bottom] = [cut.left, cut.top, cut.right, cut.bottom].map((edge) =>
      Math.max(-1e6, Math.min(1e6, edge)),
    ) as [number, number, number, number];
    return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };

  const open = [...document.querySelectorAll(popups)]
    .filter((popup) => popup.checkVisibility())
    .map((popup) => ({ popup, box: popup.getBoundingClientRect() }));
  // Each overlay covers the elements before it in the document, as a dialog covers its backdrop.
  const isUnderPopup = (element: Element, { x, y, width, height }: Box) =>
    open
      .slice(open.findLastIndex(({ popup }) => popup.contains(element)) + 1)
      .some(({ box: { left, top, right, bottom } }) => {
        const isBeside = x >= right + scrollX || x + width <= left + scrollX;
        return !isBeside && y < bottom + scrollY && y + height > top + scrollY;
      });

  return {
    elements,
    lines,
    isSeen: (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    add(element, style, line) {
      const { cut, sight, pane, opacity } = surroundings(element);
      const { x, y, width, height } = line.box;
      const room = roomOf(cut);
      // Skips text for screen readers only, which is tiny or off the page.
      if (width <= 1 || height <= 1 || x + width <= 0 || y + height <= 0) return;
      if (room && (room.width < 3 || room.height < 3)) return;
      const middle = { x: x + width / 2, y: y + height / 2 };
      lines.push({
        element: numberOf(element),
        room,
        pane,
        isOutOfSight:
          isUnderPopup(element, line.box) ||
          middle.x < sight.left ||
          middle.x > sight.right ||
          middle.y < sight.top ||
          middle.y > sight.bottom,
        isTurned: false,
        isDisabled: element.closest(":disabled, [aria-disabled=true]") !== null,
        printsGround: style.getPropertyValue("print-color-adjust") === "exact",
        fontSize: Number.parseFloat(style.fontSize),
        fontWeight: Number(style.fontWeight),
        color: style.color,
        brokenWords: [],
        ...line,
        opacity: opacity * (line.opacity ?? 1),
      });
    },
  };
}
