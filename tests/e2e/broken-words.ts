import type { Page } from "@playwright/test";

/** Returns words that break across lines at a place other than a hyphen, slash or dash. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      // Text in an SVG may follow a curve.
      if (!parent?.checkVisibility() || parent.closest("svg") || getComputedStyle(parent).hyphens === "auto") continue;
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
        // A drop cap sits higher than the rest; only a new line starts further left.
        if (rects.some(({ left }, at) => at > 0 && left <= (rects[at - 1]?.left ?? 0))) broken.push(word);
      }
    }
    return broken;
  });
}
