/**
 * Shows and hides parts of the page according to the visitor's clock. A part is visible from the ISO time in
 * `data-from` until the ISO time in `data-until`. The prerendered page shows the parts that apply at build time.
 */

/** Milliseconds between updates. A single long timer would fire late on a device that sleeps. */
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
