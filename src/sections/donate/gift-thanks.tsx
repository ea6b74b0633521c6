import { Box, Text } from "@chakra-ui/react";
import type { giftThanks } from "../../../data/giving.ts";
import { LinkList } from "../../components/lists.tsx";
import { H1, Paragraphs, Section, SectionHeading } from "../../components/section.tsx";
import { WheelOutline } from "../../drawings/wheel-outline.tsx";

/** Return page after a gift's payment. Anyone can open it, so it claims no payment. */
export function GiftThanks({ title, paragraphs, tax, ways }: typeof giftThanks) {
  return (
    <Section
      tone="tint"
      labelledBy="thanks-title"
      overflow="hidden"
      isTall
      paddingBottom={{ base: "[40vw]", lg: "band" }}
      backdrop={
        <WheelOutline
          lit={1}
          arriving
          position="absolute"
          width={{ base: "[80vw]", lg: "[30rem]", xl: "[38rem]" }}
          right={{ base: "[-10vw]", lg: "[-8rem]" }}
          bottom={{ base: "[-48vw]", lg: "[-8rem]" }}
        />
      }
    >
      <Box maxWidth={{ base: "measure", lg: "[58%]" }}>
        <H1 id="thanks-title" tabIndex={-1} outline="none">
          {title}
        </H1>
        <Paragraphs of={paragraphs} textStyle="lead" marginTop="6" />
        <SectionHeading title={tax.title} size="h3" marginTop="10" />
        <Text marginTop="3">{tax.text}</Text>
        <LinkList links={ways} marginTop="6" />
      </Box>
    </Section>
  );
}
