import type { LineCollector } from "./line-collector.ts";

/**
 * Collects all lines of text on the page and in its drawings. Finding broken words needs a box per word, so it is
 * optional. Runs in the page, sent as text.
 */
export function collectText({ collector, withBrokenWords }: { collector: LineCollector; withBrokenWords: boolean }) {
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
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = text.nodeValue?.trim();
    if (!parent || !words || parent.closest(unread) || !collector.isSeen(parent)) continue;
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
        kind: drawing ? "drawing" : "text",
        box: { x: left + scrollX, y: top + scrollY, width, height },
        isTurned: parent.closest("textPath") !== null || (turn !== null && Math.abs(turn.b) > 0.01),
        fontSize: Number.parseFloat(style.fontSize) * (turn ? Math.hypot(turn.a, turn.b) : 1),
        color: drawing ? style.fill : style.color,
        opacity: drawing ? Number(style.fillOpacity) : 1,
        brokenWords: at === 0 ? brokenWords : [],
      });
  }
}
