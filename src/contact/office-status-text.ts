import type { OfficeStatus } from "./office-status.ts";

/** Sentences for each case; `{time}` and `{day}` are filled in. */
export interface OfficeStatusWords {
  open: string;
  opensToday: string;
  opensTomorrow: string;
  opensLater: string;
}

/** A space that no line breaks at: a time stays whole. */
const unbroken = "\u00a0";

/** "Closed now. Opens Monday at 9:00 AM EST" */
export function officeStatusText(status: OfficeStatus, words: OfficeStatusWords, zoneLabel: string): string {
  const time = `${twelveHour(status.open ? status.closes : status.opens)}${unbroken}${zoneLabel}`;
  if (status.open) return words.open.replace("{time}", time);
  const sentence = { 0: words.opensToday, 1: words.opensTomorrow }[status.daysAway] ?? words.opensLater;
  return sentence.replace("{day}", dayName(status)).replace("{time}", time);
}

/** "15:00" as "3:00 PM" */
function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}${unbroken}${hour < 12 ? "AM" : "PM"}`;
}

/** "Monday"; from a week on, when there is more than one, "Monday, January 4". */
function dayName({ date, daysAway }: { date: string; daysAway: number }): string {
  const further = daysAway < 7 ? {} : ({ month: "long", day: "numeric" } as const);
  return new Intl.DateTimeFormat("en-US", { weekday: "long", ...further, timeZone: "UTC" }).format(Date.parse(date));
}
