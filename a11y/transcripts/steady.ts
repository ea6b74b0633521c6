import type { Page } from "@playwright/test";

/** Removes differences between builds from the page before it is recorded: dates, and the order of lists with dates. */
export function steady(tab: Page, selector: string): Promise<void> {
  return tab.evaluate((within) => {
    const root = document.querySelector(within);
    const byWords = (one: Element, other: Element) => (one.textContent ?? "").localeCompare(other.textContent ?? "");
    for (const time of root?.querySelectorAll("time") ?? []) time.textContent = "(a date)";
    const dated = [...(root?.querySelectorAll("ul, ol") ?? [])].filter((list) => list.querySelector("time"));
    for (const list of dated) list.append(...[...list.children].toSorted(byWords));
    const shown = root?.querySelector<HTMLSelectElement>("select[name=event]");
    if (!shown) return;
    // Uses a copy, because the page's scripts reset the original to the visitor's choice.
    const events = shown.cloneNode(true) as HTMLSelectElement;
    shown.replaceWith(events);
    events.append(...[...events.options].toSorted(byWords));
    // The page preselects the next event.
    for (const option of events.options) option.toggleAttribute("selected", option === events.options[0]);
    events.selectedIndex = 0;
  }, selector);
}

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const days = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";
const date = RegExp(`(?:(?:${days}), )?(?:${months}) \\d{1,2}(?:, 20\\d\\d)?`, "g");
const year = /\b20[2-9]\d\b/g;
const officeStatus = /^(?:Open|Closed) now\b.*/;
const zone = /\bE[SD]T\b/g;

/** Replaces the parts of a phrase that change from build to build: dates, years, time zones and the office status. */
export function steadyPhrase(phrase: string): string {
  return phrase
    .replace(officeStatus, "(whether the office is open)")
    .replaceAll(date, "(a date)")
    .replaceAll(year, "(a year)")
    .replaceAll(zone, "ET");
}
