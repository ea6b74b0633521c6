import type { OfficeStatus } from "./office-status.ts";

export interface OfficeStatusWords {
  open: string;
  opensToday: string;
  opensTomorrow: string;
  opensLater: string;
}

/** A no-break space, which keeps a time on one line. */
const unbroken = "\u00a0";

/** Returns a sentence like "Closed now. Opens Monday at 9:00 AM EST". */
export function officeStatusText(status: OfficeStatus, words: OfficeStatusWords, zoneLabel: string): string {
  const time = `${twelveHour(status.open ? status.closes : status.opens)}${unbroken}${zoneLabel}`;
  if (status.open) return words.open.replace("{time}", time);
  const sentence = { 0: words.opensToday, 1: words.opensTomorrow }[status.daysAway] ?? words.opensLater;
  return sentence.replace("{day}", dayName(status)).replace("{time}", time);
}

/** Converts "15:00" to "3:00 PM". */
function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}${unbroken}${hour < 12 ? "AM" : "PM"}`;
}

/** Returns "Monday", or "Monday, January 4" from a week ahead, when the weekday is ambiguous. */
function dayName({ date, daysAway }: { date: string; daysAway: number }): string {
  const further = daysAway < 7 ? {} : ({ month: "long", day: "numeric" } as const);
  return new Intl.DateTimeFormat("en-US", { weekday: "long", ...further, timeZone: "UTC" }).format(Date.parse(date));
}
