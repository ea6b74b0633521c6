import { Box, Text } from "@chakra-ui/react";
import { Lead } from "../../components/section.tsx";
import { useHydrated, useNow } from "../../components/use-hydrated.ts";
import {
  type Closure,
  closureText,
  type OfficeDay,
  type OfficeStatusCopy,
  officeStatus,
  officeStatusText,
  zoneName,
} from "../../contact/office-status.ts";

interface OpenNowProps {
  days: readonly OfficeDay[];
  closures: readonly Closure[];
  timeZone: string;
  copy: OfficeStatusCopy & Parameters<typeof closureText>[3];
}

/** Shows closures of this week, and whether the office is open once the visitor's clock is available. */
export function OpenNow({ days, closures, timeZone, copy }: OpenNowProps) {
  const hydrated = useHydrated();
  const now = useNow();
  const status = officeStatus(now, days, timeZone, closures);
  const closure = closureText(now, timeZone, closures, copy);
  return (
    <Box data-scripts="near" marginTop="2" color="colorPalette.fg">
      {/* Reserves room for the text, two lines on a phone, so that nothing moves when it appears. */}
      <Lead minHeight={{ base: "[3em]", sm: "[1.5em]" }}>
        {hydrated && officeStatusText(status, copy, zoneName(now, status, timeZone))}
      </Lead>
      {closure && <Text marginTop="1">{closure}</Text>}
    </Box>
  );
}
