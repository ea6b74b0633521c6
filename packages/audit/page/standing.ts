/** Snapshot of a page after the steps of its state. A reload discards it together with the state. */
interface Left {
  /** Address, text, field values and number of open elements. */
  standing: string;
  focused: Element | null;
  x: number;
  y: number;
}

let left: Left | undefined;

const opened = ":popover-open, dialog[open], details[open], [aria-expanded=true], [aria-pressed=true], [aria-invalid]";

function readStanding(): string {
  const fields = [...document.querySelectorAll("input, select, textarea")].map((field) => {
    const { value, checked } = field as HTMLInputElement;
    return checked ? `${value} (checked)` : value;
  });
  return [location.href, document.body.textContent, ...fields, document.querySelectorAll(opened).length].join("\n");
}

export function noteAsLeft(): void {
  left = { standing: readStanding(), focused: document.activeElement, x: scrollX, y: scrollY };
}

/**
 * Returns true if the page still matches its snapshot, after a change of environment or a check. If so, restores the
 * focus and the scroll position.
 */
export function returnAsLeft(): boolean {
  if (left?.standing !== readStanding()) return false;
  const { focused, x, y } = left;
  if (document.activeElement !== focused) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
  scrollTo({ left: x, top: y, behavior: "instant" });
  return document.activeElement === focused;
}

/** Resets the focus to the start of the page, so that Tab begins there. */
export function beginAtTop(): void {
  const start = document.createElement("span");
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
  scrollTo({ top: 0, behavior: "instant" });
}
