/** Date formats of the site, in American English. Formatters take ISO 8601 strings and an IANA time zone. */

/** Formats a date: "December 12, 2026". */
export function longDate(iso: string, timeZone: string): string {
  return format(iso, { dateStyle: "long", timeZone });
}

/** Formats a date with its weekday: "Saturday, December 12, 2026". */
export function fullDate(iso: string, timeZone: string): string {
  return format(iso, { dateStyle: "full", timeZone });
}

/** Formats a date with its weekday, but without the year: "Saturday, December 12". */
export function weekdayDate(iso: string, timeZone: string): string {
  return format(iso, { weekday: "long", month: "long", day: "numeric", timeZone });
}

/** Formats a span in `timeZone`, with the zone's abbreviation on that day: "1:00 PM–3:00 PM EST". */
export function timeRange(startIso: string, endIso: string, timeZone: string): string {
  const start = format(startIso, { hour: "numeric", minute: "2-digit", timeZone });
  const end = format(endIso, { hour: "numeric", minute: "2-digit", timeZone, timeZoneName: "short" });
  return `${start}–${end}`;
}

/** Returns the text with no-break spaces, so that no line begins with AM or PM. */
export function unbrokenTimes(text: string): string {
  return text.replaceAll(/ (?=[AP]M)/g, "\u00a0");
}

function format(iso: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new Error(`dates: '${iso}' is not an ISO 8601 date`);
  // Engines disagree on the space before AM and PM. Normalizing it keeps prerendered and client text equal.
  return new Intl.DateTimeFormat("en-US", options).format(date).replaceAll("\u202f", " ");
}
