import type { ElementList } from "../checks/element-list.ts";
import type { Line } from "../checks/lines.ts";
import type { Box } from "../checks/pixels.ts";
import type { Context, Edges } from "./layout-context.page.ts";

/** Properties that differ between lines. The element determines all others. */
type LineOfElement = Pick<Line, "text" | "box"> & Partial<Line>;

interface LineCollector {
  lines: Line[];
  add(element: Element, style: CSSStyleDeclaration, line: LineOfElement): void;
}

/** `popups` is a selector of overlays. Runs in the page, sent as text. */
export function lineCollector(
  { numberOf }: ElementList,
  { surroundings, popups }: { surroundings: (element: Element) => Context; popups: string },
): LineCollector {
  const lines: Line[] = [];

  /** Replaces infinite edges with large numbers, because JSON has no infinity. */
  const roomOf = (cut: Edges): Box | null => {
    if (!Object.values(cut).some(Number.isFinite)) return null;
    const [left, top, right, bottom] = [cut.left, cut.top, cut.right, cut.bottom].map((edge) =>
      Math.max(-1e6, Math.min(1e6, edge)),
    ) as [number, number, number, number];
    return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };

  const leadsToRest = ({ nextElementSibling: next }: Element) =>
    next?.matches("a[href], button") === true && /\b(full|whole|more|all|rest)\b/i.test(next.textContent ?? "");
  const disabled = ":disabled, [aria-disabled=true]";
  /** True for the text and the labels of a disabled control. */
  const isOfDisabled = (element: Element) =>
    element.closest(disabled) !== null ||
    element.closest("label")?.control?.matches(disabled) === true ||
    (element.id !== "" &&
      document.querySelector(`:is(${disabled})[aria-labelledby~="${CSS.escape(element.id)}"]`) !== null);

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
    lines,
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
        isDrawing: false,
        isTurned: false,
        isDisabled: isOfDisabled(element),
        isShadowed: style.textShadow !== "none",
        isShortened: style.textOverflow === "ellipsis" || leadsToRest(element),
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
 * Collects all lines of text on the page and in its drawings. Finding broken words needs a box per word, so it is
 * optional. Runs in the page, sent as text.
 */
export function collectText(
  { isShown, texts }: ElementList,
  { collector, withBrokenWords }: { collector: LineCollector; withBrokenWords: boolean },
) {
  const range = document.createRange();

  /** Returns words that break across lines without a hyphen, slash or dash. */
  const brokenWordsOf = (text: Node) =>
    [...(text.nodeValue ?? "").matchAll(/[\p{L}\p{N}’']{2,}/gu)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      // A drop cap is taller than the rest of its word. Only a new line starts farther left.
      return rects.some(({ left }, at) => at > 0 && left <= (rects[at - 1]?.left ?? 0)) ? [word] : [];
    });

  const unread = "option, script, style, template, textarea, title, desc";
  for (const { text, parent, words: written } of texts()) {
    const words = written.trim();
    if (words === "" || parent.closest(unread) || !isShown(parent)) continue;
    const style = getComputedStyle(parent);
    const drawing = parent.closest("svg") !== null;
    const turn = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()];
    // Letters in a drawing may follow a curve, hyphens mark a break, and email addresses have no place to break.
    const mayBreak = drawing || words.includes("@") || style.hyphens === "auto" || rects.length < 2;
    const brokenWords = withBrokenWords && !mayBreak ? brokenWordsOf(text) : [];
    for (const [at, { left, top, width, height }] of rects.entries())
      collector.add(parent, style, {
        text: words.slice(0, 60),
        isDrawing: drawing,
        box: { x: left + scrollX, y: top + scrollY, width, height },
        isTurned: parent.closest("textPath") !== null || (turn !== null && Math.abs(turn.b) > 0.01),
        fontSize: Number.parseFloat(style.fontSize) * (turn ? Math.hypot(turn.a, turn.b) : 1),
        color: drawing ? style.fill : style.color,
        opacity: drawing ? Number(style.fillOpacity) : 1,
        brokenWords: at === 0 ? brokenWords : [],
      });
  }
}

/** Collects the text of fields: values, placeholders and selected options. Runs in the page, sent as text. */
export function collectControlText({ isShown, boxOf }: ElementList, collector: LineCollector) {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  if (!canvas) throw new Error("no canvas in this browser");
  const pixels = (length: string) => Number.parseFloat(length) || 0;

  const widthOf = (text: string, style: CSSStyleDeclaration) => {
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    canvas.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
    canvas.wordSpacing = style.wordSpacing;
    return canvas.measureText(text).width;
  };

  /** Returns the width of each wrapped line. Breaks words that are wider than a line if the style allows it. */
  const linesOf = (text: string, style: CSSStyleDeclaration, room: number) => {
    const widths: number[] = [];
    const space = widthOf(" ", style);
    for (const word of text.split(/\s+/)) {
      const width = widthOf(word, style);
      const before = widths.at(-1);
      if (before !== undefined && before + space + width <= room) widths[widths.length - 1] = before + space + width;
      else if (width <= room || style.overflowWrap === "normal") widths.push(width);
      else widths.push(...Array.from({ length: Math.ceil(width / room) }, () => room));
    }
    return widths;
  };

  const unwritten = "[type=checkbox], [type=radio], [type=range], [type=file], [type=color], [type=hidden]";
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    `input:not(${unwritten}), textarea, select`,
  );
  for (const control of controls) {
    if (!isShown(control)) continue;
    const isSelect = control instanceof HTMLSelectElement;
    const value = isSelect ? (control.selectedOptions[0]?.label ?? "") : control.value;
    const text = value || (isSelect ? "" : control.placeholder);
    const style = getComputedStyle(control);
    const ink = value ? style : getComputedStyle(control, "::placeholder");
    const { x, y } = boxOf(control);
    const room = {
      x: x + pixels(style.borderLeftWidth) + pixels(style.paddingLeft),
      y: y + pixels(style.borderTopWidth),
      width: control.clientWidth - pixels(style.paddingLeft) - pixels(style.paddingRight),
      height: control.clientHeight,
    };
    if (!text || room.width < 3) continue;
    const wraps = control.localName === "textarea";
    // Visitors can move through typed text with the caret, but options and button labels must fit.
    const hasToFit = !wraps && (isSelect || !value || control.type === "submit" || control.type === "button");
    const natural =
      isSelect && style.whiteSpace === "normal" ? linesOf(text, style, room.width) : [widthOf(text, style)];
    const lineHeight = pixels(style.lineHeight) || pixels(style.fontSize) * 1.2;
    const above = wraps ? pixels(style.paddingTop) : (room.height - natural.length * lineHeight) / 2;
    for (const [at, width] of natural.entries())
      collector.add(control, style, {
        text: text.slice(0, 60),
        box: {
          x: room.x,
          y: room.y + above + at * lineHeight,
          width: hasToFit ? width : Math.min(width, room.width),
          height: lineHeight,
        },
        ...(hasToFit && { room }),
        color: ink.color,
        opacity: value ? 1 : Number(ink.opacity),
      });
  }
}
