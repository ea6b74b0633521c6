import { Box } from "@chakra-ui/react/box";

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
