import type { Place } from "./audit.ts";

const language = "en-US";
const figures = new Intl.NumberFormat(language);
const listed = new Intl.ListFormat(language);
const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
const clock = new Intl.DateTimeFormat(language, { timeStyle: "short", hourCycle: "h23", timeZone: "UTC" });

/** Formats a number with its noun, e.g. `1 page` or `2,310 visits`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${figures.format(number)} ${number === 1 ? one : many}`;
}

/** Describes a part of all findings, e.g. `10 findings` or `1 of 10 findings`. */
export function shownOf(shown: number, all: number): string {
  return shown === all ? count(all, "finding") : `${figure(shown)} of ${count(all, "finding")}`;
}

export function figure(number: number): string {
  return figures.format(number);
}

/** Joins items, e.g. `axe, keyboard, and targets`. */
export function list(items: readonly string[]): string {
  return listed.format(items);
}

export function dayOf(time: string): string {
  return day.format(new Date(time));
}

export function clockOf(time: string): string {
  return clock.format(new Date(time));
}

/** Formats a time, e.g. `November 22, 2026 at 09:12 UTC`. */
export function momentOf(time: string): string {
  return `${dayOf(time)} at ${clockOf(time)} UTC`;
}

/** Formats a duration, e.g. `4 min 05 s`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const minutes = Math.floor(whole / 60);
  return minutes > 0 ? `${minutes} min ${String(whole % 60).padStart(2, "0")} s` : `${whole} s`;
}

/** Describes a state, e.g. `menu open, dark, 390 px`. Returns only its name if mode and width are absent. */
export function stateInWords({ state, mode, width }: Omit<Place, "page">): string {
  return [state, mode, width && `${width} px`].filter(Boolean).join(", ");
}
