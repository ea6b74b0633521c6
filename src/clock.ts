/**
 * Shows and hides parts of the page by the visitor's clock. Attributes `data-from` and `data-until` are ISO times.
 * A part shows from the first one until the second one. The build shows the parts of its time.
 */

/** Milliseconds between two looks at the clock. A single timer would be late on a device that sleeps. */
const interval = 60_000;

const timed = "[data-from], [data-until]";

export function followClock(): void {
  if (!document.querySelector(timed)) return;
  update();
  setInterval(update, interval);
  // A page may return from the back/forward cache after days.
  addEventListener("pageshow", ({ persisted }) => persisted && update());
}

export function isDue({ dataset: { from, until } }: HTMLElement, now = Date.now()): boolean {
  return !(from && now < Date.parse(from)) && !(until && now >= Date.parse(until));
}

function update(): void {
  const now = Date.now();
  for (const part of document.querySelectorAll<HTMLElement>(timed)) part.hidden = !isDue(part, now);
  dispatchEvent(new Event("clock"));
}
