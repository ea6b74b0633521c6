import type { Reading } from "./describe-findings.ts";
import type { Edges, Surroundings } from "./layout-context.page.ts";
import type { Box } from "./pixels.ts";
import type { Target } from "./targets.ts";

/** Runs in the page, sent as text. */
export function collectTargets({
  surroundings,
}: {
  surroundings: (element: Element) => Surroundings;
}): Reading<Target[]> {
  const roles = ["button", "link", "checkbox", "radio", "switch", "tab", "menuitem", "option", "slider"];
  const selector = `a[href], area[href], button, input:not([type=hidden]), select, textarea, summary,
    ${roles.map((role) => `[role=${role}]`).join()}`;

  /** Returns the line boxes of an element, clipped to the edges. */
  const boxesOf = (element: Element, within: Edges): Box[] =>
    [...element.getClientRects()].flatMap((rect) => {
      const left = Math.max(rect.left + scrollX, within.left);
      const top = Math.max(rect.top + scrollY, within.top);
      const width = Math.min(rect.right + scrollX, within.right) - left;
      const height = Math.min(rect.bottom + scrollY, within.bottom) - top;
      // Skips boxes off the page, where forms have a field for machines.
      return width > 2 && height > 2 && left + width > 0 && top + height > 0
        ? [{ x: left, y: top, width, height }]
        : [];
    });

  /** True for an inline target among other text, whose line height limits its size. */
  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== "inline") return false;
    const block = element.parentElement?.closest("p, li, dd, dt, td, th, figcaption, blockquote, address, label, div");
    if (!block) return false;
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const isOther = /[\p{L}\p{N}]/u.test(text.nodeValue ?? "") && !text.parentElement?.closest(selector);
      if (isOther && text.parentElement?.checkVisibility()) return true;
    }
    return false;
  };

  /** True for a checkbox or radio button of the browser's default size. */
  const isUnstyled = (element: Element) => {
    const { appearance, width, height } = getComputedStyle(element);
    return (
      element.matches("[type=checkbox], [type=radio]") && appearance === "auto" && width === "13px" && height === "13px"
    );
  };

  const elements: Element[] = [];
  const values: Target[] = [];
  for (const element of document.body.querySelectorAll(selector)) {
    const isOff =
      element.matches(":disabled, [aria-disabled=true]") || getComputedStyle(element).pointerEvents === "none";
    if (isOff || !element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) continue;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const answering = [element, ...labels];
    const boxes = answering.flatMap((one) => boxesOf(one, surroundings(one).sight));
    if (boxes.length === 0) continue;
    const whole = answering.flatMap((one) => boxesOf(one, surroundings(one).cut));
    const area = (all: Box[]) => all.reduce((sum, { width, height }) => sum + width * height, 0);
    const name = element.getAttribute("aria-label") ?? labels[0]?.textContent ?? element.textContent ?? "";
    values.push({
      element: elements.push(element) - 1,
      name: name.trim().replace(/\s+/g, " ").slice(0, 60),
      boxes,
      isInSentence: isInSentence(element),
      isUnstyled: isUnstyled(element),
      isPartlyScrolledAway: area(boxes) < area(whole),
      does: element instanceof HTMLAnchorElement ? element.href : null,
      pane: surroundings(element).pane,
    });
  }
  return { values, elements };
}
