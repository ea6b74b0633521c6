export function dateParts(iso: string, timeZone: string) {
  const format = new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone,
  });
  const parts = new Map(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return { weekday: part("weekday"), day: part("day"), month: part("month"), year: part("year") };
}
