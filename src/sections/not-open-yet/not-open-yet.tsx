import { Box, Text } from "@chakra-ui/react";
import type { WayOut, waysOutWords } from "../../../data/ways-out.ts";
import { SmartLink } from "../../components/links.tsx";
import { sampleId } from "../../components/outside-address.ts";
import { Eyebrow, H1, H2, Lead, Section } from "../../components/section.tsx";

interface NotOpenYetProps {
  words: typeof waysOutWords;
  /** Links whose addresses are samples. */
  ways: readonly WayOut[];
}

/** The followed link is the URL's target and hides the others. Without a target, all links appear. */
const onlyTheTarget = { "&:has(:target) > :not(:target)": { display: "none" } };

/** A visitor who followed no link has no other tab to go back to. */
const onTheTarget = { "li:not(:target) > &": { display: "none" } };

/** Placeholder for links whose addresses are still samples: the offer, its price, and the way back. */
export function NotOpenYet({ words, ways }: NotOpenYetProps) {
  return (
    <Section tone="tint" width="content" isTall labelledBy="not-open-title">
      <H1 id="not-open-title" tabIndex={-1} outline="none" boxShadow="[none]">
        {words.title}
      </H1>
      <Lead marginTop="6" maxWidth="measure">
        {ways.length > 0 ? words.lead : words.none}
      </Lead>
      <Box as="ul" marginTop="10" display="grid" gap="6" css={onlyTheTarget}>
        {ways.map(({ href, kind, what, price, back }) => (
          <Box
            as="li"
            key={href}
            id={sampleId(href)}
            // Keeps the page's heading in view.
            scrollMarginTop="[100vh]"
            padding={{ base: "6", md: "8" }}
            bg="bg.raised"
            borderTopWidth="thick"
            borderColor="marigold.solid"
          >
            <Eyebrow>{words.kinds[kind]}</Eyebrow>
            <H2 marginTop="3">{what}</H2>
            {price && <Lead marginTop="2">{price}</Lead>}
            <Text marginTop="5" css={onTheTarget}>
              {words.tab}
            </Text>
            <SmartLink link={back} variant="standalone" />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
