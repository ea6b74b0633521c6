import type { KeyboardEvent } from "react";

/**
 * Handles arrow keys in a container with a search field and result links. Down and Up move between them, and Up on the
 * first link returns to the field. Tab works as usual, and Home and End stay with the field.
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
