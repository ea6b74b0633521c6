/** Snapshot of a page after the steps of its state. A reload discards it together with the state. */
interface Snapshot {
  /** Address, text, field values, and the number of open, pressed or invalid elements. */
  content: string;
  focused: Element | null;
  x: number;
  y: number;
}

let snapshot: Snapshot | undefined;

const opened = ":popover-open, dialog[open], details[open], [aria-expanded=true], [aria-pressed=true], [aria-invalid]";

function readContent(): string {
  const fields = [...document.querySelectorAll("input, select, textarea")].map((field) => {
    const { value, checked } = field as HTMLInputElement;
    return checked ? `${value} (checked)` : value;
  });
  return [location.href, document.body.textContent, ...fields, document.querySelectorAll(opened).length].join("\n");
}

export function takeSnapshot(): void {
  snapshot = { content: readContent(), focused: document.activeElement, x: scrollX, y: scrollY };
}

/**
 * Restores the focus and the scroll position if the page still matches its snapshot, after a change of environment or a
 * check. Returns true if this succeeds.
 */
export function restoreSnapshot(): boolean {
  if (snapshot?.content !== readContent()) return false;
  const { focused, x, y } = snapshot;
  if (document.activeElement !== focused) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
  scrollTo({ left: x, top: y, behavior: "instant" });
  return document.activeElement === focused;
}

/** Scrolls to the top and resets the focus to the start of the page, so that Tab begins there. */
export function beginAtTop(): void {
  const start = document.createElement("span");
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
  scrollTo({ top: 0, behavior: "instant" });
}
