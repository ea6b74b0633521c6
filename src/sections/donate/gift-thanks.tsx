import { Text } from "@chakra-ui/react";
import type { giftThanks } from "../../../data/giving.ts";
import { LinkList } from "../../components/lists.tsx";
import { Flow, H1, Paragraphs, Section, SectionHeading } from "../../components/section.tsx";
import { WheelOutline } from "../../drawings/wheel-outline.tsx";

/** Return page after a gift's payment. Anyone can open it, so it doesn't say that a payment was made. */
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
      <Flow maxWidth={{ base: "measure", lg: "[58%]" }}>
        <H1 id="thanks-title" tabIndex={-1} outline="none">
          {title}
        </H1>
        <Paragraphs of={paragraphs} textStyle="lead" />
        <SectionHeading title={tax.title} size="h3" />
        <Text>{tax.text}</Text>
        <LinkList links={ways} />
      </Flow>
    </Section>
  );
}
