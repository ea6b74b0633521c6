import { site } from "../../../data/site.ts";

const { timeZone } = site;

const day = new Intl.DateTimeFormat("en-US", {
  timeZone,
  weekday: "long",
  month: "long",
  day: "numeric",
  year: "numeric",
});
const time = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit", timeZoneName: "short" });

/** Example: "Saturday, November 21, 2026", in the office's time zone. */
export function dayOf(at: number): string {
  return day.format(at);
}

/** Example: "Saturday, November 21, 2026, 2:47 AM EST", in the office's time zone. */
export function timeOf(at: number): string {
  // Intl puts narrow no-break spaces into times, which some mail programs show as boxes.
  return `${day.format(at)}, ${time.format(at).replace(/\s/g, " ")}`;
}
