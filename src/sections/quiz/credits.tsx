import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { QuizLanding } from "../../../data/quiz-landing.ts";
import { Band } from "../../components/band.tsx";
import { ExternalLink } from "../../components/links.tsx";

/** Whose work the assessment follows, with the way to it. */
export function Credits({ title, credits }: QuizLanding["credits"]) {
  return (
    <Band width="measure" labelledBy="credits-title">
      <Heading as="h2" id="credits-title" textStyle="h3">
        {title}
      </Heading>
      {credits.map(({ text, link }) => (
        <Text key={link.href} marginTop="5">
          {text} <ExternalLink href={link.href}>{link.label}</ExternalLink>
        </Text>
      ))}
    </Band>
  );
}
