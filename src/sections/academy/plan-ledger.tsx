import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import type { PlanOffer } from "../../../data/plan-offers.ts";
import { PlanPayments } from "./plan-payments.tsx";

export function PlanLedger({ offers }: { offers: readonly PlanOffer[] }) {
  return (
    <Box marginTop="12">
      {offers.map((offer) => (
        <PlanLine key={offer.key} offer={offer} />
      ))}
    </Box>
  );
}

function PlanLine({ offer }: { offer: PlanOffer }) {
  return (
    <Grid
      rowGap="gap"
      columnGap="16"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "2fr 3fr" }}
      borderTopWidth="medium"
      borderColor="colorPalette.line"
      paddingY="gap"
    >
      <Grid gap="2" templateColumns="minmax(0, 1fr)" alignContent="start">
        <Heading as="h3" textStyle="h2">
          {offer.name}
        </Heading>
        <p>{`For ${offer.suits}.`}</p>
        {offer.contains && <strong>{offer.contains}</strong>}
        <List.Root>
          {offer.adds.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </List.Root>
      </Grid>
      <PlanPayments plan={offer.name} payments={offer.payments} />
    </Grid>
  );
}
