import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink } from "../../components/links.tsx";

export function ResultMissing({ title, text, back }: QuizCopy["results"]["error"]) {
  return (
    <Band tone="tint" width="measure" minHeight={{ base: "[80vh]", _smallViewport: "[80svh]" }}>
      <Heading as="h1" id="results" textStyle="h1">
        {title}
      </Heading>
      <Text textStyle="lead" marginTop="4">
        {text}
      </Text>
      <ButtonLink to="/quiz" size="lg" marginTop="8">
        {back}
      </ButtonLink>
    </Band>
  );
}
