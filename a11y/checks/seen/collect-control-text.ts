import type { LineCollector } from "./line-collector.ts";

/** Collects the text of fields: values, placeholders and selected options. Runs in the page, sent as text. */
export function collectControlText({ collector }: { collector: LineCollector }) {
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
    if (!collector.isSeen(control)) continue;
    const isSelect = control instanceof HTMLSelectElement;
    const value = isSelect ? (control.selectedOptions[0]?.label ?? "") : control.value;
    const text = value || (isSelect ? "" : control.placeholder);
    const style = getComputedStyle(control);
    const ink = value ? style : getComputedStyle(control, "::placeholder");
    const { left, top } = control.getBoundingClientRect();
    const room = {
      x: left + scrollX + pixels(style.borderLeftWidth) + pixels(style.paddingLeft),
      y: top + scrollY + pixels(style.borderTopWidth),
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
        kind: value ? "value" : "placeholder",
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
