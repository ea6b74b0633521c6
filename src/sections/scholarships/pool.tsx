import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ScholarshipsPage } from "../../../data/scholarships.ts";
import { Band } from "../../components/band.tsx";

/** The way of a gift from hand to seat, as a numbered path. */
export function Pool({ title, intro, steps, loop }: ScholarshipsPage["pool"]) {
  return (
    <Band labelledBy="pool-title" colorPalette="clay">
      <Heading as="h2" id="pool-title" textStyle="h2">
        {title}
      </Heading>
      <Text marginTop="4" maxWidth="measure">
        {intro}
      </Text>
      <Grid
        as="ol"
        listStyle="none"
        marginTop="12"
        templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
        rowGap="10"
      >
        {steps.map((step, index) => (
          <Box as="li" key={step.title} paddingRight="6">
            <Text textStyle="numeral" color="colorPalette.fg" aria-hidden>
              {index + 1}
            </Text>
            <Box borderTopWidth="2px" borderColor="colorPalette.line" marginTop="2" marginRight="-6" paddingTop="4" />
            <Heading as="h3" textStyle="h4">
              {step.title}
            </Heading>
            <Text marginTop="2">{step.text}</Text>
          </Box>
        ))}
      </Grid>
      <Text textStyle="lead" marginTop="10" color="colorPalette.fg">
        {loop}
      </Text>
    </Band>
  );
}
