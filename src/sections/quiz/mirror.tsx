import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { QuizLanding } from "../../../data/quiz-landing.ts";
import { Band } from "../../components/band.tsx";

export function Mirror({ title, is, isNot }: QuizLanding["nature"]) {
  return (
    <Band isStatic labelledBy="nature-title">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr", lg: "1fr 1fr 1fr" }} gap="gap">
        <Heading as="h2" id="nature-title" textStyle="h1" gridColumn={{ md: "span 2", lg: "auto" }}>
          {title}
        </Heading>
        {[is, isNot].map((side) => (
          <Box key={side.title} borderTopWidth="medium" borderColor="colorPalette.line" paddingTop="6">
            <Heading as="h3" textStyle="h3">
              {side.title}
            </Heading>
            <Box as="ul" listStyle="none" marginTop="4" display="grid" gap="4" maxWidth="measure">
              {side.items.map(({ name, text }) => (
                <li key={name}>
                  <strong>{name}</strong> {text}
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Grid>
    </Band>
  );
}
