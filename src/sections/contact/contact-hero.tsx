import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { ContactPage } from "../../../data/contact.ts";
import { Band } from "../../components/band.tsx";

const radii = [70, 130, 190, 250, 310];

/**
 * The rings of two stones thrown into one pond: two people, and their overlap. For a deep background: beside the text
 * on wide screens, below it on narrow ones.
 */
function Ripples() {
  return (
    <chakra.svg
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
      position="absolute"
      bottom="0"
      insetInlineEnd="0"
      width={{ base: "full", lg: "[50%]" }}
      height={{ base: "[clamp(12rem, 42vw, 19rem)]", lg: "full" }}
      fill="transparent"
      stroke="colorPalette.deepLine"
      strokeWidth="3"
    >
      {radii.map((radius) => (
        <circle key={radius} cx="410" cy="380" r={radius} opacity={1 - radius / 360} />
      ))}
      <g strokeDasharray="1 13" strokeLinecap="round" strokeWidth="5">
        {radii.map((radius) => (
          <circle key={radius} cx="640" cy="190" r={radius} opacity={1 - radius / 360} />
        ))}
      </g>
      <chakra.g fill="marigold.solid" stroke="transparent">
        <circle cx="410" cy="380" r="26" />
        <circle cx="640" cy="190" r="18" />
      </chakra.g>
    </chakra.svg>
  );
}

export function ContactHero({ title, lead, aside }: ContactPage["hero"]) {
  return (
    <Band
      isStatic
      tone="deep"
      colorPalette="river"
      labelledBy="contact-title"
      overflow="hidden"
      backdrop={<Ripples />}
      paddingBottom={{ base: "[clamp(13rem, 44vw, 20rem)]", lg: "band" }}
    >
      <Box maxWidth={{ md: "[32rem]" }}>
        <Heading as="h1" id="contact-title" textStyle="display">
          {title}
        </Heading>
        <Text textStyle="lead" marginTop="6">
          {lead}
        </Text>
        <Text marginTop="4">{aside}</Text>
      </Box>
    </Band>
  );
}
