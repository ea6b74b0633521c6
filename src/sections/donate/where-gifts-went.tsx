import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Text } from "@chakra-ui/react/text";
import type { GiftUse, GivingPage } from "../../../data/giving.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-heading.tsx";
import type { Slice } from "../../drawings/gift-ring.ts";
import { GiftRing } from "../../drawings/gift-ring.tsx";
import { GiftTable } from "./gift-table.tsx";

interface WhereGiftsWentProps {
  words: GivingPage["where"];
  uses: readonly GiftUse[];
  /** One slice for each use, in the same order. */
  slices: readonly Slice[];
}

export function WhereGiftsWent({ words, uses, slices }: WhereGiftsWentProps) {
  return (
    <Band isStatic width="wide" id="where" labelledBy="where-title">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "5fr 6fr" }} columnGap="20" rowGap="10" alignItems="center">
        <GiftRing slices={slices} maxWidth="[36rem]" marginX="auto" order={{ base: "1", lg: "0" }} />
        <Box>
          <SectionHeading id="where-title" title={words.title} lead={words.lead} />
          <GiftTable words={words} uses={uses} />
          <Text marginTop="5" maxWidth="measure">
            {words.pool.text} <SmartLink link={words.pool.link} />
          </Text>
        </Box>
      </Grid>
    </Band>
  );
}
