import type { KeyboardEvent } from "react";

/**
 * Arrow keys in a box with a search field and links below it: down and up go from one to the next, up from the first
 * link back to the field. Tab does the same, as everywhere; Home and End stay the field’s.
 */
export function walkResults(press: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[press.key];
  if (!step || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return;
  const stops = [...press.currentTarget.querySelectorAll<HTMLElement>("input[type=search], a.place")];
  const here = stops.findIndex((stop) => stop.matches(":focus"));
  const next = stops[here + step];
  if (here < 0 || !next) return;
  press.preventDefault();
  next.focus();
  next.scrollIntoView({ block: "nearest" });
}
