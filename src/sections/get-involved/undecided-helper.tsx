import { Box } from "@chakra-ui/react/box";
import type { unsure } from "../../../data/get-involved.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-heading.tsx";
import { WheelArt } from "../../drawings/wheel-art.tsx";

export function UndecidedHelper({ title, text, link }: typeof unsure) {
  return (
    <Band width="wide" labelledBy="unsure" overflow="hidden">
      <Box maxWidth="[30rem]" position="relative" zIndex="base">
        <SectionHeading id="unsure" title={title} lead={text} marginBottom="6" />
        <SmartButton link={link} size="lg" />
      </Box>
      <WheelArt
        variant="outline"
        hideBelow="md"
        position="absolute"
        top="-32"
        insetStart="[max(54%, 34rem)]"
        width="[44rem]"
        maxWidth="none"
      />
    </Band>
  );
}
