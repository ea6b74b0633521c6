import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Partner } from "../../../data/partners.ts";
import { Band } from "../../components/band.tsx";
import { PartnerStrand } from "./partner-strand.tsx";

interface PartnerWeaveProps {
  title: string;
  intro: string;
  partners: readonly Partner[];
}

/**
 * Places partners left and right of one thread that winds from each to the next. On small screens the thread runs down
 * the side.
 */
export function PartnerWeave({ title, intro, partners }: PartnerWeaveProps) {
  return (
    <Band labelledBy="partners" width="wide">
      <Box textAlign={{ lg: "center" }} marginBottom="16">
        <Heading as="h2" textStyle="h2" id="partners">
          {title}
        </Heading>
        <Text color="fg.muted" marginTop="3">
          {intro}
        </Text>
      </Box>
      {/* Each partner spans two rows and starts one row below the previous one, so the two columns interlock. */}
      <Grid
        as="ul"
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" }}
        columnGap="[16rem]"
        rowGap={{ base: "12", lg: "0" }}
        autoRows={{ lg: "1fr" }}
      >
        {partners.map((partner, index) => (
          <PartnerStrand key={partner.slug} partner={partner} index={index} last={index === partners.length - 1} />
        ))}
      </Grid>
    </Band>
  );
}
