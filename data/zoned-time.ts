/** By time zone: to make one takes longer than to use it a hundred times. */
const offsetFormats = new Map<string, Intl.DateTimeFormat>();

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const known = offsetFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  offsetFormats.set(timeZone, format);
  return format;
}

/** Distance from UTC that the clocks of `timeZone` (IANA) have at that moment: "-05:00". */
export function zoneOffset(at: Date, timeZone: string): string | undefined {
  const zone = offsetFormat(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value;
  return zone === "GMT" ? "+00:00" : zone?.slice("GMT".length);
}

/** The moment at which a clock in `timeZone` shows `wall` ("2026-12-12T14:00:00"), as ISO with its offset from UTC. */
export function zonedTime(wall: string, timeZone: string): string {
  const nearby = zoneOffset(new Date(`${wall}Z`), timeZone);
  // A few hours off, summer time may have begun or ended.
  return `${wall}${zoneOffset(new Date(`${wall}${nearby}`), timeZone)}`;
}

/** The midnight that ends `day` ("2026-12-31") in `timeZone`. */
export function endOfDay(day: string, timeZone: string): string {
  return zonedTime(`${daysLater(day, 1)}T00:00:00`, timeZone);
}

/** The ISO date `days` after `day`. */
export function daysLater(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
