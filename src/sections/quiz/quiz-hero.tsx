import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { QuizLanding } from "../../../data/quiz-landing.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { RoleWheel } from "./role-wheel.tsx";

/** The question, the button and the wheel in outline. */
export function QuizHero({ title, lead, start, minutes, note }: QuizLanding["hero"]) {
  return (
    <Band tone="tint" labelledBy="quiz-title" overflow="hidden">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "3fr 2fr", lg: "1fr 1fr" }} gap="gap" alignItems="center">
        <Box>
          <Heading as="h1" id="quiz-title" textStyle="display">
            {title}
          </Heading>
          <Text textStyle="lead" marginTop="6" maxWidth="measure">
            {lead}
          </Text>
          <ButtonLink to={start.to} size="lg" marginTop="8">
            {start.label} ({minutes})
          </ButtonLink>
          <Text marginTop="4" maxWidth="measure">
            {note}
          </Text>
        </Box>
        <RoleWheel />
      </Grid>
    </Band>
  );
}
