import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { FoundingOffer } from "../../../data/plan-offers.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink, SmartLink } from "../../components/links.tsx";
import { Split } from "../../components/split.tsx";
import { useNow } from "../../components/use-now.ts";
import { isOver } from "../../programs/founding-offer.ts";

export function FoundingBand({ offer }: { offer: FoundingOffer }) {
  const { name, price, terms, text, extras, how, join, ended } = offer;
  const over = isOver(offer, useNow());
  return (
    <Band data-until={offer.endsAt} width="wide" bg="marigold.solid" color="marigold.contrast">
      <Split>
        <div>
          <Heading as="h3" textStyle="h2">
            {name}
          </Heading>
          <Text textStyle="display">{price}</Text>
          <strong>{over ? ended.terms : terms}</strong>
        </div>
        <Grid gap="5" templateColumns="minmax(0, 1fr)" maxWidth="measure" alignContent="start">
          <p>{text}</p>
          <List.Root>
            {extras.map((extra) => (
              <li key={extra}>{extra}</li>
            ))}
          </List.Root>
          <p>{over ? ended.text : how}</p>
          {over ? (
            // Same height as the button, so that nothing below moves when the button disappears.
            <SmartLink link={ended.link} variant="standalone" minHeight="14" />
          ) : (
            <ButtonLink
              to={join.to}
              size="lg"
              justifySelf="start"
              bg="marigold.contrast"
              color="marigold.solid"
              _hover={{ bg: "marigold.contrast", textDecoration: "underline" }}
            >
              {join.label}
            </ButtonLink>
          )}
        </Grid>
      </Split>
    </Band>
  );
}
