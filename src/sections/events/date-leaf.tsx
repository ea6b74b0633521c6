import { Box } from "@chakra-ui/react/box";
import { dateParts } from "../../events/date-parts.ts";

interface DateLeafProps {
  /** ISO date, with a time where there is one. */
  iso: string;
  /** IANA zone whose calendar it is read from. */
  timeZone: string;
}

/** A date as on a wall calendar: weekday, a large day, month and year. */
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
