/** Returns start and end as hours on the clock of `timeZone`: 14 and 17.5. Times are ISO 8601, and on the same day. */
export function hoursOf({ startsAt, endsAt, timeZone }: { startsAt: string; endsAt: string; timeZone: string }) {
  const from = hourAt(startsAt, timeZone);
  const length = (Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000;
  return { from, to: from + length };
}

function hourAt(iso: string, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "numeric", hourCycle: "h23", timeZone });
  const parts = new Map(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, Number(value)]));
  return (parts.get("hour") ?? 0) + (parts.get("minute") ?? 0) / 60;
}
