import type { ElementList } from "../element-list.ts";
import { isShown } from "../visibility.ts";
import { type TextOfParent, texts } from "../words.ts";
import { collectControlText } from "./control-text.ts";
import { type LineCollector, lineCollector } from "./line-collector.ts";

/**
 * Returns all lines of text of the page, of its drawings and of its fields, as JSON. Playwright takes three times as
 * long to transfer hundreds of lines as values. Finding broken words requires a box per word, so it is optional.
 */
export function readLines(list: ElementList, withBrokenWords: boolean): string {
  const collector = lineCollector(list);
  const range = document.createRange();
  for (const text of texts()) collectText(text, { collector, range, withBrokenWords });
  collectControlText(collector);
  return JSON.stringify(collector.lines);
}

const unread = "option, script, style, template, textarea, title, desc";

interface Collecting {
  collector: LineCollector;
  range: Range;
  withBrokenWords: boolean;
}

function collectText(
  { text, parent, words: written }: TextOfParent,
  { collector, range, withBrokenWords }: Collecting,
) {
  const words = written.trim();
  if (words === "" || parent.closest(unread) || !isShown(parent)) return;
  const style = getComputedStyle(parent);
  const drawing = parent.closest("svg") !== null;
  const turn = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  range.selectNodeContents(text);
  const rects = [...range.getClientRects()];
  // Letters in a drawing may follow a curve, hyphens mark a break, and email addresses have no place to break.
  const mayBreak = drawing || words.includes("@") || style.hyphens === "auto" || rects.length < 2;
  const brokenWords = withBrokenWords && !mayBreak ? brokenWordsOf(text, range) : [];
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

/** Returns words that break across lines without a hyphen, slash or dash. */
function brokenWordsOf(text: Node, range: Range): string[] {
  return [...(text.nodeValue ?? "").matchAll(/[\p{L}\p{N}’']{2,}/gu)].flatMap(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    // A drop cap is taller than the rest of its word. Only a new line starts farther left.
    return rects.some(({ left }, at) => at > 0 && left <= (rects[at - 1]?.left ?? 0)) ? [word] : [];
  });
}
