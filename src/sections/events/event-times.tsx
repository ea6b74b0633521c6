import { Text, type TextProps } from "@chakra-ui/react/text";
import { useEffect } from "react";
import { timeRange } from "../../components/dates.ts";
import type { EventSummary } from "../../events/event-rules.ts";
import { readerTimeAttribute, showReaderTimes } from "../../events/reader-time.ts";

interface EventTimesProps extends TextProps {
  event: EventSummary;
  /** Name of the event's time zone, or of the reader's local time. */
  zone: string;
}

export function EventTimes({ event, zone, ...rest }: EventTimesProps) {
  return (
    <Text {...rest}>
      <time dateTime={event.startsAt}>{timeRange(event.startsAt, event.endsAt, event.timeZone)}</time> ({zone})
    </Text>
  );
}

/** Shows the times in the reader's time zone. The page's own script reveals them if the zone differs. */
export function ReaderTimes({ event, zone, ...rest }: EventTimesProps) {
  const { startsAt, endsAt, timeZone } = event;
  // Covers rows that React draws later.
  useEffect(showReaderTimes, []);
  return (
    <Text
      {...rest}
      {...{ [readerTimeAttribute]: JSON.stringify({ label: zone, startsAt, endsAt, timeZone }) }}
      hidden
      suppressHydrationWarning
    >
      {zone}
    </Text>
  );
}
