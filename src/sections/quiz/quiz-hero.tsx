import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { QuizLanding } from "../../../data/quiz-landing.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink, RouteLink } from "../../components/links.tsx";
import { BlankWheel } from "./blank-wheel.tsx";

type QuizHeroProps = QuizLanding["hero"] & Pick<QuizCopy, "withoutScripts">;

/** The question, the button and the wheel in outline. */
export function QuizHero({ title, lead, start, minutes, note, withoutScripts }: QuizHeroProps) {
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
          <Text marginTop="2" css={{ "@media (scripting: enabled)": { display: "none" } }}>
            {`${withoutScripts.text} `}
            <RouteLink to={withoutScripts.link.to}>{withoutScripts.link.label}</RouteLink>.
          </Text>
        </Box>
        <BlankWheel />
      </Grid>
    </Band>
  );
}
