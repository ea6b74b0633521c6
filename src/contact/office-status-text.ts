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
  return sentence.replace("{day}", dayName(status.day)).replace("{time}", time);
}

/** "15:00" as "3:00 PM" */
function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}${unbroken}${hour < 12 ? "AM" : "PM"}`;
}

function dayName(day: number): string {
  const aSunday = Date.UTC(2023, 0, 1);
  return new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" }).format(aSunday + day * 86_400_000);
}
