import { Box, type SystemStyleObject, Text } from "@chakra-ui/react";
import type { QuizLanding } from "../../../data/quiz-landing.ts";
import { ExternalLink, SmartLink } from "../../components/links.tsx";
import { Columns, Flow, H3, Section, SectionHeading } from "../../components/section.tsx";

function QuizCredits({ title, credits }: QuizLanding["credits"]) {
  return (
    <Section labelledBy="credits-title">
      <Columns md="1fr 1fr" lg="1fr 1fr 1fr" gap="gap">
        <SectionHeading id="credits-title" title={title} size="h3" gridColumn={{ md: "span 2", lg: "auto" }} />
        {credits.map(({ text, link }) => (
          <Text key={link.href}>
            {text} <ExternalLink href={link.href}>{link.label}</ExternalLink>
          </Text>
        ))}
      </Columns>
    </Section>
  );
}

function Mirror({ title, roles, is, isNot }: QuizLanding["nature"]) {
  return (
    <Section labelledBy="nature-title">
      <Columns md="1fr 1fr" lg="1fr 1fr 1fr" gap="gap">
        <Flow gridColumn={{ md: "span 2", lg: "auto" }}>
          <SectionHeading id="nature-title" title={title} size="h1" />
          <SmartLink link={roles} variant="standalone" />
        </Flow>
        {[is, isNot].map((side) => (
          <Flow rhythm="tight" key={side.title} borderTopWidth="medium" borderColor="colorPalette.line" paddingTop="6">
            <H3>{side.title}</H3>
            <Box as="ul" display="grid" gap="4" maxWidth="measure">
              {side.items.map(({ name, text }) => (
                <li key={name}>
                  <strong>{name}</strong> {text}
                </li>
              ))}
            </Box>
          </Flow>
        ))}
      </Columns>
    </Section>
  );
}

/** Id of the sections about the quiz, which the quiz hides once it has begun. */
export const aboutId = "about-quiz";

/**
 * Styles that hide the sections if scripts run and the URL's fragment names the first question, which replaces them.
 */
const hiddenByQuestion: SystemStyleObject = {
  "main:has([data-asked=''] :target) &": { display: "none" },
  "@media (scripting: none)": { "main:has([data-asked=''] :target) &": { display: "block" } },
};

/** The landing page below its first screen. */
export function QuizAbout({ words }: { words: QuizLanding }) {
  return (
    <Box id={aboutId} css={hiddenByQuestion}>
      <Mirror {...words.nature} />
      <QuizCredits {...words.credits} />
    </Box>
  );
}
