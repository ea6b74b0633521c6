import { readerTime } from "./reader-time.ts";

/** Attribute of the lines that `showReaderTimes` fills; its value is the span in its own zone, as JSON. */
export const readerTimeAttribute = "data-reader-time";

/** Fills and shows the lines with an event's times in the reader's zone, if that differs from the event's. */
export function showReaderTimes(): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const line of document.querySelectorAll<HTMLElement>(`[${readerTimeAttribute}][hidden]`)) {
    const { label, ...span } = JSON.parse(line.getAttribute(readerTimeAttribute) ?? "");
    const times = readerTime(span, zone);
    if (!times) continue;
    line.textContent = `${label}: ${times}`;
    line.hidden = false;
  }
}
