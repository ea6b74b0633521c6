import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { StudyOffer as Offer } from "../../../data/study.ts";
import { checkoutLink } from "../../analytics/track.ts";
import { Band } from "../../components/band.tsx";
import { ExternalButton } from "../../components/links.tsx";
import { Split } from "../../components/split.tsx";

interface StudyOfferProps {
  offer: Offer;
  tone: "canvas" | "tint" | "deep";
  words: { pay: string; once: string };
}

export function StudyOffer({ offer, tone, words }: StudyOfferProps) {
  const { key, name, suits, cost, contains, plainly, href, checkout } = offer;
  const titleId = `${key}-title`;
  return (
    <Band tone={tone} width="wide" id={key} labelledBy={titleId}>
      <Split>
        <Box>
          <Heading as="h2" id={titleId} textStyle="h1">
            {name}
          </Heading>
          <Text marginTop="3">{`For ${suits}.`}</Text>
          <Text marginTop="6">
            <Text as="span" textStyle="numeral">
              {cost}
            </Text>
            {` ${words.once}`}
          </Text>
        </Box>
        <Box>
          <List.Root variant="ruled" borderColor={tone === "deep" ? "colorPalette.deepLine" : "colorPalette.line"}>
            {contains.map((item) => (
              <List.Item key={item} textStyle="lead" paddingY="4">
                {item}
              </List.Item>
            ))}
          </List.Root>
          <Text marginTop="4" maxWidth="measure">
            {plainly}
          </Text>
          <ExternalButton
            href={href}
            size="lg"
            marginTop="6"
            variant={tone === "deep" ? "onDeep" : "solid"}
            {...checkoutLink(checkout)}
          >
            <span>
              {`${words.pay} ${cost}`}
              <VisuallyHidden>{` for ${name}`}</VisuallyHidden>
            </span>
          </ExternalButton>
        </Box>
      </Split>
    </Band>
  );
}
