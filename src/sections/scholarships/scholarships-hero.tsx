import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ScholarshipsPage } from "../../../data/scholarships.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { RoundTable } from "./round-table.tsx";

export function ScholarshipsHero({ title, lead, apply, give }: ScholarshipsPage["hero"]) {
  return (
    <Band isStatic tone="tint" colorPalette="night" labelledBy="scholarships-title" overflow="hidden">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }} gap="gap" alignItems="center">
        <Box>
          <Heading as="h1" id="scholarships-title" textStyle="display">
            {title}
          </Heading>
          <Text textStyle="lead" marginTop="6" maxWidth="measure">
            {lead}
          </Text>
          <Flex flexWrap="wrap" gap="4" marginTop="8" colorPalette="clay">
            <ButtonLink to={apply.to} size="lg">
              {apply.label}
            </ButtonLink>
            <ButtonLink to={give.to} size="lg" variant="outline">
              {give.label}
            </ButtonLink>
          </Flex>
        </Box>
        <RoundTable />
      </Grid>
    </Band>
  );
}
