import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import type { practices, retreats } from "../../../data/homestead.ts";
import { Band } from "../../components/band.tsx";
import { PracticeCard } from "./practice-card.tsx";
import { RetreatCard } from "./retreat-card.tsx";

interface WhatHappensProps {
  retreats: typeof retreats;
  practices: typeof practices;
}

export function WhatHappens({ retreats, practices }: WhatHappensProps) {
  return (
    <Band width="wide">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "7fr 4fr" }} gap="gap">
        <RetreatCard {...retreats} />
        <Flex as="ul" direction="column" justifyContent="space-between" gap="gap">
          {practices.items.map((practice) => (
            <PracticeCard key={practice.title} {...practice} />
          ))}
        </Flex>
      </Grid>
    </Band>
  );
}
