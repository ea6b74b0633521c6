import { Box, Text, type TextProps } from "@chakra-ui/react";
import { timeRange, unbrokenTimes } from "../../components/dates.ts";
import type { EventSummary } from "../../events/event-rules.ts";
import { readerTimeAttribute } from "../../events/reader-time.ts";

interface EventTimesProps extends TextProps {
  event: EventSummary;
  /** Name of the event's time zone, or of the reader's local time. */
  zone: string;
}

export function EventTimes({ event, zone, ...rest }: EventTimesProps) {
  return (
    <Text {...rest}>
      <time dateTime={event.startsAt}>{unbrokenTimes(timeRange(event.startsAt, event.endsAt, event.timeZone))}</time> (
      {zone})
    </Text>
  );
}

/** A hidden line that the page's script replaces with the times in the reader's time zone, and shows if they differ. */
export function ReaderTimes({ event, zone, ...rest }: EventTimesProps) {
  const { startsAt, endsAt, timeZone } = event;
  return (
    <Text {...rest} {...{ [readerTimeAttribute]: JSON.stringify({ label: zone, startsAt, endsAt, timeZone }) }} hidden>
      {zone}
    </Text>
  );
}

function dateParts(iso: string, timeZone: string) {
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

interface DateLeafProps {
  /** ISO date, optionally with a time. */
  iso: string;
  /** IANA time zone of the date. */
  timeZone: string;
}

export function DateLeaf({ iso, timeZone }: DateLeafProps) {
  const { weekday, day, month, year } = dateParts(iso, timeZone);
  return (
    <Box asChild textStyle="label" color="colorPalette.fg">
      <time dateTime={iso}>
        {weekday}{" "}
        <Box
          as="span"
          display="block"
          textStyle="display"
          fontVariantNumeric="lining-nums tabular-nums"
          lineHeight="flat"
        >
          {day}
        </Box>{" "}
        {month} {year}
      </time>
    </Box>
  );
}
