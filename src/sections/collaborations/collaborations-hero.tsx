import { Box, List, Text } from "@chakra-ui/react";
import type { collaborations } from "../../../data/collaborations.ts";
import { Actions } from "../../components/links.tsx";
import { Columns, PageHeading, Section, SectionHeading } from "../../components/section.tsx";
import { Closing } from "../../components/shared-sections.tsx";
import { SectionEdge } from "../../drawings/section-edge.tsx";
import { WheelOutline } from "../../drawings/wheel-outline.tsx";

/** A wheel that extends beyond the page's corner, as if someone else were holding it. */
const wheel = (
  <Box position="absolute" inset="0" overflow="hidden" aria-hidden="true">
    <Box
      position="absolute"
      top={{ base: "-40", lg: "-32" }}
      right={{ base: "-32", lg: "-20" }}
      width="[clamp(18rem, 52vw, 46rem)]"
    >
      <WheelOutline />
    </Box>
  </Box>
);

export function CollaborationsHero({ title, lead }: (typeof collaborations)["hero"]) {
  return (
    <Section tone="tint" colorPalette="clay" backdrop={wheel} paddingTop={{ base: "40", md: "band" }}>
      <Box maxWidth="[44rem]">
        <PageHeading title={title} lead={lead} maxWidth="[36rem]" />
      </Box>
    </Section>
  );
}

export function Agreement({ title, intro, terms }: (typeof collaborations)["agreement"]) {
  return (
    <Section tone="sunken" labelledBy="agreement" colorPalette="fern">
      <Columns lg="minmax(0, 4fr) minmax(0, 7fr)" gap="gap" columnGap={{ lg: "20" }}>
        <Box>
          <SectionHeading id="agreement" title={title} lead={intro} color="fg.muted" />
        </Box>
        <List.Root
          as="ol"
          variant="ruled"
          bg="bg.raised"
          borderRadius="panel"
          paddingX={{ base: "5", md: "10" }}
          paddingY="4"
        >
          {terms.map((term, index) => (
            <List.Item
              key={term.title}
              display="grid"
              gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "4rem minmax(0, 1fr)" }}
              paddingY="6"
              _first={{ borderTopWidth: "[0]" }}
            >
              <Text aria-hidden="true" textStyle="h2" color="colorPalette.fg">
                {index + 1}
              </Text>
              <Box>
                <SectionHeading level="h3" title={term.title} text={term.text} size="h4" />
              </Box>
            </List.Item>
          ))}
        </List.Root>
      </Columns>
    </Section>
  );
}

export function Invitation({ title, text, links }: (typeof collaborations)["invitation"]) {
  return (
    <Closing
      id="invitation"
      title={title}
      lead={text}
      tone="deep"
      colorPalette="clay"
      backdrop={<SectionEdge motif="arc" tone="deep" />}
    >
      <Actions links={links} on="deep" justifyContent="center" />
    </Closing>
  );
}
