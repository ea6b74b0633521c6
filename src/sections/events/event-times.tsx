import { Text, type TextProps } from "@chakra-ui/react/text";
import { timeRange } from "../../components/dates.ts";
import { useWhenHydrated } from "../../components/use-hydrated.ts";
import type { EventSummary } from "../../events/event-summary.ts";
import { readerTime } from "../../events/reader-time.ts";

interface EventTimesProps extends TextProps {
  event: EventSummary;
  /** Name of the zone the event is stated in, or of the reader’s time. */
  zone: string;
}

/** When it begins and ends in its own zone. */
export function EventTimes({ event, zone, ...rest }: EventTimesProps) {
  return (
    <Text {...rest}>
      <time dateTime={event.startsAt}>{timeRange(event.startsAt, event.endsAt, event.timeZone)}</time> ({zone})
    </Text>
  );
}

/** The same in the reader’s zone, once their clock is known and if it differs. */
export function ReaderTimes({ event, zone, ...rest }: EventTimesProps) {
  const times = useWhenHydrated(readerTime(event, Intl.DateTimeFormat().resolvedOptions().timeZone), null);
  if (!times) return null;
  return (
    <Text {...rest}>
      {zone}: {times}
    </Text>
  );
}
