import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { QuizLanding } from "../../../data/quiz-landing.ts";
import { Band } from "../../components/band.tsx";

/** What the assessment is, and what it is not. */
export function Mirror({ title, is, isNot }: QuizLanding["nature"]) {
  return (
    <Band labelledBy="nature-title" colorPalette="clay">
      <Heading as="h2" id="nature-title" textStyle="h2">
        {title}
      </Heading>
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 20rem), 1fr))" gap="gap" marginTop="10">
        {[is, isNot].map((side) => (
          <Box key={side.title} borderTopWidth="2px" borderColor="colorPalette.line" paddingTop="6">
            <Heading as="h3" textStyle="h3">
              {side.title}
            </Heading>
            <Box as="ul" listStyle="none" marginTop="4" display="grid" gap="4" maxWidth="measure">
              {side.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Box>
          </Box>
        ))}
      </Grid>
    </Band>
  );
}
