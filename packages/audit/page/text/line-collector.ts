import type { Line } from "../../checks/helpers/lines.ts";
import type { Box } from "../../checks/helpers/pixels.ts";
import type { ElementList } from "../element-list.ts";
import { popups } from "../popups.ts";
import { contextFinder, type Edges } from "./layout-context.ts";

/** Properties that differ between lines. The element determines all others. */
type LineOfElement = Pick<Line, "text" | "box"> & Partial<Line>;

export interface LineCollector {
  lines: Line[];
  add(element: Element, style: CSSStyleDeclaration, line: LineOfElement): void;
}

export function lineCollector({ numberOf }: ElementList): LineCollector {
  const lines: Line[] = [];
  const surroundings = contextFinder();
  const isUnderPopup = popupFinder();
  return {
    lines,
    add(element, style, line) {
      const { cut, sight, pane, opacity } = surroundings(element);
      const { x, y, width, height } = line.box;
      const room = roomOf(cut);
      // Skips text for screen readers only, which is tiny or off the page.
      if (width <= 1 || height <= 1 || x + width <= 0 || y + height <= 0) return;
      if (room && (room.width < 3 || room.height < 3)) return;
      lines.push({
        element: numberOf(element),
        room,
        pane,
        isOutOfSight: isUnderPopup(element, line.box) || !isIn(sight, { x: x + width / 2, y: y + height / 2 }),
        isDrawing: false,
        isTurned: false,
        isDisabled: isOfDisabled(element),
        isShadowed: style.textShadow !== "none",
        isShortened: endsWithEllipsis(element) || leadsToRest(element),
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

/**
 * Returns the box of an area, or `null` if it has no bounds. Replaces infinite edges with large numbers, because JSON
 * has no infinity.
 */
function roomOf(cut: Edges): Box | null {
  if (!Object.values(cut).some(Number.isFinite)) return null;
  const [left, top, right, bottom] = [cut.left, cut.top, cut.right, cut.bottom].map((edge) =>
    Math.max(-1e6, Math.min(1e6, edge)),
  ) as [number, number, number, number];
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

function isIn({ left, right, top, bottom }: Edges, { x, y }: { x: number; y: number }): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** True if the block around the text ends cut text with an ellipsis, including after a maximum number of lines. */
function endsWithEllipsis(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { textOverflow, display, webkitLineClamp } = getComputedStyle(at);
    if (textOverflow === "ellipsis" || !["", "none"].includes(webkitLineClamp)) return true;
    if (display !== "inline") return false;
  }
  return false;
}

function leadsToRest({ nextElementSibling: next }: Element): boolean {
  return next?.matches("a[href], button") === true && /\b(full|whole|more|all|rest)\b/i.test(next.textContent ?? "");
}

const disabled = ":disabled, [aria-disabled=true]";

/** True for the text and the labels of a disabled control. */
function isOfDisabled(element: Element): boolean {
  return (
    element.closest(disabled) !== null ||
    element.closest("label")?.control?.matches(disabled) === true ||
    (element.id !== "" &&
      document.querySelector(`:is(${disabled})[aria-labelledby~="${CSS.escape(element.id)}"]`) !== null)
  );
}

/** Returns a function that returns true for a box under an overlay that is open now. */
function popupFinder(): (element: Element, box: Box) => boolean {
  const open = [...document.querySelectorAll(popups)]
    .filter((popup) => popup.checkVisibility())
    .map((popup) => ({ popup, box: popup.getBoundingClientRect() }));
  // Each overlay covers the elements before it in the document, as a dialog covers its backdrop.
  return (element, { x, y, width, height }) =>
    open
      .slice(open.findLastIndex(({ popup }) => popup.contains(element)) + 1)
      .some(({ box: { left, top, right, bottom } }) => {
        const isBeside = x >= right + scrollX || x + width <= left + scrollX;
        return !isBeside && y < bottom + scrollY && y + height > top + scrollY;
      });
}
