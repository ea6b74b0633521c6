import type { Page } from "@playwright/test";

/** Words of the page that a line breaks inside, where nothing in them (a hyphen, a slash, a dash) allows it. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      // The letters of a drawing may follow a curve.
      if (!parent?.checkVisibility() || parent.closest("svg") || getComputedStyle(parent).hyphens === "auto") continue;
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
        // A large first letter stands higher than the rest; only a new line goes back to the left.
        if (rects.some(({ left }, at) => at > 0 && left <= (rects[at - 1]?.left ?? 0))) broken.push(word);
      }
    }
    return broken;
  });
}
