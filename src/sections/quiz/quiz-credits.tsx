import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { QuizLanding } from "../../../data/quiz-landing.ts";
import { Band } from "../../components/band.tsx";
import { ExternalLink } from "../../components/links.tsx";

export function QuizCredits({ title, credits }: QuizLanding["credits"]) {
  return (
    <Band isStatic labelledBy="credits-title">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr", lg: "1fr 1fr 1fr" }} gap="gap">
        <Heading as="h2" id="credits-title" textStyle="h3" gridColumn={{ md: "span 2", lg: "auto" }}>
          {title}
        </Heading>
        {credits.map(({ text, link }) => (
          <Text key={link.href}>
            {text} <ExternalLink href={link.href}>{link.label}</ExternalLink>
          </Text>
        ))}
      </Grid>
    </Band>
  );
}
