import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { SiteLink } from "../../../data/link.ts";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { QuizLanding } from "../../../data/quiz-landing.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { quizKey } from "../../quiz/stored-quiz.ts";
import { BlankWheel } from "./blank-wheel.tsx";
import { HeroColumns } from "./hero-columns.tsx";

interface QuizHeroProps extends Pick<QuizCopy, "withoutScripts"> {
  words: QuizLanding["hero"];
  /** Replaces the start link for a returning visitor. */
  goOn?: SiteLink;
  /** Replaces the hero at the same height, so that nothing below moves. Its heading also needs the ID `quiz-title`. */
  instead?: ReactNode;
}

export function QuizHero({ words, goOn, withoutScripts, instead }: QuizHeroProps) {
  const { title, lead, start, minutes, note } = words;
  return (
    <Band tone="tint" labelledBy="quiz-title" overflow="hidden" data-scripts="touch" data-stateful={quizKey}>
      <Grid templateColumns="minmax(0, 1fr)" css={{ "& > *": { gridArea: "1 / 1" } }}>
        {instead}
        <HeroColumns visibility={instead ? "hidden" : undefined}>
          <Box>
            <Heading as="h1" id={instead ? undefined : "quiz-title"} textStyle="display">
              {title}
            </Heading>
            <Text textStyle="lead" marginTop="6" maxWidth="measure">
              {lead}
            </Text>
            <Box marginTop="8" css={{ "@media (scripting: none)": { display: "none" } }}>
              <ButtonLink to={goOn?.to ?? start.to} size="lg">
                {goOn?.label ?? `${start.label} (${minutes})`}
              </ButtonLink>
              <Text marginTop="4" maxWidth="measure">
                {note}
              </Text>
            </Box>
            <Box marginTop="8" display="none" css={{ "@media (scripting: none)": { display: "block" } }}>
              <Text marginBottom="4">{withoutScripts.text}</Text>
              <ButtonLink to={withoutScripts.link.to} size="lg">
                {withoutScripts.link.label}
              </ButtonLink>
            </Box>
          </Box>
          <BlankWheel />
        </HeroColumns>
      </Grid>
    </Band>
  );
}
