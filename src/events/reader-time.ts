import { timeRange, weekdayDate } from "../components/dates.ts";
import { deviceZone } from "../components/device-zone.ts";

interface Span {
  startsAt: string;
  endsAt: string;
  /** IANA zone of the event. */
  timeZone: string;
}

/**
 * Returns the span in `readerZone` (IANA), with the day if it differs. Returns null if the text is the same in both
 * zones.
 */
export function readerTime({ startsAt, endsAt, timeZone }: Span, readerZone: string): string | null {
  const day = weekdayDate(startsAt, readerZone);
  const times = timeRange(startsAt, endsAt, readerZone);
  const sameDay = day === weekdayDate(startsAt, timeZone);
  if (sameDay && times === timeRange(startsAt, endsAt, timeZone)) return null;
  return sameDay ? times : `${day}, ${times}`;
}

/** Attribute of the lines that `showReaderTimes` fills. Its value is the span in its own zone and a label, as JSON. */
export const readerTimeAttribute = "data-reader-time";

/** Fills and shows the lines with an event's times in the reader's zone, if that differs from the event's. */
export function showReaderTimes(): void {
  const lines = document.querySelectorAll<HTMLElement>(`[${readerTimeAttribute}][hidden]`);
  // Creates no formatter if there are no lines: a browser takes 30 ms to load the data of its first formatter.
  if (lines.length === 0) return;
  for (const line of lines) {
    const { label, ...span } = JSON.parse(line.getAttribute(readerTimeAttribute) ?? "");
    const times = readerTime(span, deviceZone(span.timeZone));
    if (!times) continue;
    line.textContent = `${label}: ${times}`;
    line.hidden = false;
  }
}
