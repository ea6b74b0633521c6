/** Returns an instant in iCalendar's format: "20261212T190000Z". `iso` is ISO 8601 with its offset. */
export function utcStamp(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d+/g, "");
}
