import { boxOf, isShown, isTransparent } from "../visibility.ts";
import type { LineCollector } from "./line-collector.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const unwritten = "[type=checkbox], [type=radio], [type=range], [type=file], [type=color], [type=hidden]";

/** Measures the width of text in a style. */
type Measure = (text: string, style: CSSStyleDeclaration) => number;

/** Collects the text of fields: values, placeholders and selected options. */
export function collectControlText(collector: LineCollector): void {
  const widthOf = measure();
  const controls = document.querySelectorAll<Control>(`input:not(${unwritten}), textarea, select`);
  for (const control of controls) if (isShown(control)) collectControl(control, collector, widthOf);
}

function measure(): Measure {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  if (!canvas) throw new Error("no canvas in this browser");
  return (text, style) => {
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    canvas.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
    canvas.wordSpacing = style.wordSpacing;
    return canvas.measureText(text).width;
  };
}

function collectControl(control: Control, collector: LineCollector, widthOf: Measure): void {
  const isSelect = control instanceof HTMLSelectElement;
  const value = isSelect ? (control.selectedOptions[0]?.label ?? "") : control.value;
  const text = value || (isSelect ? "" : control.placeholder);
  const style = getComputedStyle(control);
  const ink = value ? style : getComputedStyle(control, "::placeholder");
  const room = roomIn(control, style);
  // A label that moves out of its field covers a placeholder that is blank or invisible.
  const isUnseen = isTransparent(ink.color) || Number(ink.opacity) === 0;
  if (text.trim() === "" || (!value && isUnseen) || room.width < 3) return;
  const wraps = control.localName === "textarea";
  // Visitors can move through typed text with the caret, but options and button labels must fit.
  const hasToFit = !wraps && (isSelect || !value || control.type === "submit" || control.type === "button");
  const natural =
    isSelect && style.whiteSpace === "normal"
      ? widthsOf(text, style, { room: room.width, widthOf })
      : [widthOf(text, style)];
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
      // A placeholder isn't a label, so a person judges whether its cut text matters.
      ...(!isSelect && !value && { isShortened: true }),
      color: ink.color,
      opacity: value ? 1 : Number(ink.opacity),
    });
}

function roomIn(control: Control, style: CSSStyleDeclaration) {
  const { x, y } = boxOf(control);
  return {
    x: x + pixels(style.borderLeftWidth) + pixels(style.paddingLeft),
    y: y + pixels(style.borderTopWidth),
    width: control.clientWidth - pixels(style.paddingLeft) - pixels(style.paddingRight),
    height: control.clientHeight,
  };
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** Returns the width of each wrapped line. Breaks words that are wider than a line if the style allows it. */
function widthsOf(text: string, style: CSSStyleDeclaration, { room, widthOf }: { room: number; widthOf: Measure }) {
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
}
