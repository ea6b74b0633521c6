import type { Page } from "@playwright/test";

/**
 * Takes out of a page what differs from build to build: dates, and the order in which lists have what is dated. Done in
 * the page just before it is heard.
 */
export function steady(tab: Page, selector: string): Promise<void> {
  return tab.evaluate((within) => {
    const root = document.querySelector(within);
    const byWords = (one: Element, other: Element) => (one.textContent ?? "").localeCompare(other.textContent ?? "");
    for (const time of root?.querySelectorAll("time") ?? []) time.textContent = "(a date)";
    const dated = [...(root?.querySelectorAll("ul, ol") ?? [])].filter((list) => list.querySelector("time"));
    for (const list of dated) list.append(...[...list.children].toSorted(byWords));
    const shown = root?.querySelector<HTMLSelectElement>("select[name=event]");
    if (!shown) return;
    // A copy, which the page’s own scripts do not set back to what a visitor has chosen.
    const events = shown.cloneNode(true) as HTMLSelectElement;
    shown.replaceWith(events);
    events.append(...[...events.options].toSorted(byWords));
    // Which is chosen for a visitor, and marked so, is the one that comes next.
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

/** The same phrase in every build: dates, years, the zone of the season, and whether the office is open. */
export function steadyPhrase(phrase: string): string {
  return phrase
    .replace(officeStatus, "(whether the office is open)")
    .replaceAll(date, "(a date)")
    .replaceAll(year, "(a year)")
    .replaceAll(zone, "ET");
}
