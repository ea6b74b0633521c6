import type { Page } from "@playwright/test";

/** How a state has left a page. Kept in the page itself, which loses it where it loses the state. */
interface Left {
  /** What it says, what stands in its fields, what is open. */
  standing: string;
  focused: Element | null;
  x: number;
  y: number;
}

/** Notes how a state has left the page. */
export function noteAsLeft(tab: Page): Promise<void> {
  return tab.evaluate(
    `window.asLeft = { standing: (${readStanding})(), focused: document.activeElement, x: scrollX, y: scrollY }; undefined`,
  );
}

/**
 * Whether a page stands as its state has left it, after a setting was changed under it or a check has walked it. Where it
 * does, the focus and the page are brought back to where they were.
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
