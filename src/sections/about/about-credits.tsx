import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { credits } from "../../../data/about.ts";
import { Band } from "../../components/band.tsx";
import { ExternalLink } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";

export function AboutCredits({ title, lead, works }: typeof credits) {
  return (
    <Band tone="tint" colorPalette="plum" width="wide" labelledBy="credits">
      <Box maxWidth="measure">
        <SectionHeading id="credits" title={title} lead={lead} marginTop="5" />
      </Box>
      <Grid columnGap="20" rowGap="10" marginTop="12" templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }}>
        {works.map(({ title, text, link }) => (
          <Box key={title} borderTopWidth="medium" borderColor="colorPalette.line" paddingTop="5">
            <Heading as="h3" textStyle="h3" color="colorPalette.fg">
              {title}
            </Heading>
            <Text marginY="4">{text}</Text>
            {/* If the label wraps, the new-tab icon follows its last word. */}
            <ExternalLink
              href={link.href}
              variant="standalone"
              display={{ base: "inline-block", lg: "inline-flex" }}
              gap="0"
              textWrap="balance"
              color="colorPalette.fg"
              css={{ "& svg": { marginStart: "2" } }}
            >
              {link.label}
            </ExternalLink>
          </Box>
        ))}
      </Grid>
    </Band>
  );
}
