import { Text } from "@chakra-ui/react";
import { Flow, Lead } from "../../components/section.tsx";
import { builtAt } from "../../components/use-hydrated.ts";
import { closureText } from "../../contact/office-status.ts";
import { type Office, officeStatusAttribute } from "../../contact/show-office-status.ts";

/**
 * Shows a closure today or within a week. A script adds whether the office is open, because that depends on the
 * visitor's clock.
 */
export function OpenNow(office: Office) {
  const closure = closureText(builtAt, office.timeZone, office.closures, office.copy);
  return (
    <Flow rhythm="tight" {...{ [officeStatusAttribute]: JSON.stringify(office) }} color="colorPalette.fg">
      {/* Reserves room for the text, two lines on a phone, so that nothing moves when it appears. */}
      <Lead minHeight={{ base: "[3em]", sm: "[1.5em]" }} />
      <Text hidden={!closure}>{closure}</Text>
    </Flow>
  );
}
