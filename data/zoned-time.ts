/** Cache by time zone: creating a format takes longer than using it a hundred times. */
const offsetFormats = new Map<string, Intl.DateTimeFormat>();

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const known = offsetFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  offsetFormats.set(timeZone, format);
  return format;
}

/** Returns the UTC offset of `timeZone` (an IANA name) at a point in time: "-05:00". */
export function zoneOffset(at: Date, timeZone: string): string | undefined {
  const zone = offsetFormat(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value;
  return zone === "GMT" ? "+00:00" : zone?.slice("GMT".length);
}

/** Returns the ISO timestamp, with UTC offset, when a clock in `timeZone` shows `wall` ("2026-12-12T14:00:00"). */
export function zonedTime(wall: string, timeZone: string): string {
  const nearby = zoneOffset(new Date(`${wall}Z`), timeZone);
  // Corrects the offset, because `nearby` may be on the other side of a daylight saving change.
  return `${wall}${zoneOffset(new Date(`${wall}${nearby}`), timeZone)}`;
}

/** Returns the ISO timestamp of midnight at the end of `day` ("2026-12-31") in `timeZone`. */
export function endOfDay(day: string, timeZone: string): string {
  return zonedTime(`${daysLater(day, 1)}T00:00:00`, timeZone);
}

export function daysLater(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
