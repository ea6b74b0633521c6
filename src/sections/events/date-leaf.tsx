import { Box } from "@chakra-ui/react/box";
import { dateParts } from "../../events/date-parts.ts";

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
