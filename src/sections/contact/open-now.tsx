import { Text } from "@chakra-ui/react/text";
import { useHydrated } from "../../components/use-hydrated.ts";
import { useNow } from "../../components/use-now.ts";
import {
  type Closure,
  type OfficeDay,
  type OfficeStatusWords,
  officeStatus,
  officeStatusText,
  zoneName,
} from "../../contact/office-status.ts";

interface OpenNowProps {
  days: readonly OfficeDay[];
  closures: readonly Closure[];
  timeZone: string;
  words: OfficeStatusWords;
}

/** Shows whether the office is open, once the visitor's clock is available. */
export function OpenNow({ days, closures, timeZone, words }: OpenNowProps) {
  const hydrated = useHydrated();
  const now = useNow();
  const status = officeStatus(now, days, timeZone, closures);
  return (
    // Reserves room for the text, two lines on a phone, so that nothing moves when it appears.
    <Text
      data-scripts="near"
      marginTop="2"
      minHeight={{ base: "[3em]", sm: "[1.5em]" }}
      textStyle="lead"
      color="colorPalette.fg"
    >
      {hydrated && officeStatusText(status, words, zoneName(now, status, timeZone))}
    </Text>
  );
}
