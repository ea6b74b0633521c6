import type { Page } from "@playwright/test";

/**
 * Snapshot of a page after the steps of its state. It is stored in the page, so that a reload discards it together with
 * the state.
 */
interface Left {
  /** Address, text, field values and number of open elements. */
  standing: string;
  focused: Element | null;
  x: number;
  y: number;
}

export function noteAsLeft(tab: Page): Promise<void> {
  return tab.evaluate(
    `window.asLeft = { standing: (${readStanding})(), focused: document.activeElement, x: scrollX, y: scrollY }; undefined`,
  );
}

/**
 * Returns true if the page still matches its snapshot, after a change of environment or a check. If so, restores the
 * focus and the scroll position.
 */
export async function returnAsLeft(tab: Page): Promise<boolean> {
  const isStanding = await tab.evaluate<boolean>(`window.asLeft?.standing === (${readStanding})()`);
  return isStanding && tab.evaluate(bringBack);
}

/** Runs in the page, sent as text. */
function readStanding(): string {
  const opened =
    ":popover-open, dialog[open], details[open], [aria-expanded=true], [aria-pressed=true], [aria-invalid]";
  const fields = [...document.querySelectorAll("input, select, textarea")].map((field) => {
    const { value, checked } = field as HTMLInputElement;
    return checked ? `${value} (checked)` : value;
  });
  return [location.href, document.body.textContent, ...fields, document.querySelectorAll(opened).length].join("\n");
}

/** Runs in the page. */
function bringBack(): boolean {
  const { focused, x, y } = (window as unknown as { asLeft: Left }).asLeft;
  if (document.activeElement !== focused) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
  scrollTo({ left: x, top: y, behavior: "instant" });
  return document.activeElement === focused;
}
