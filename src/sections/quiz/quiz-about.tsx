import { Box, chakra, Flex, type SystemStyleObject, Text } from "@chakra-ui/react";
import type { Role } from "../../../data/quiz/roles.ts";
import type { QuizLanding } from "../../../data/quiz-landing.ts";
import { ExternalLink, RouteLink } from "../../components/links.tsx";
import { Columns, H3, Section, SectionHeading } from "../../components/section.tsx";
import { rolePath } from "../../quiz/role-link.ts";
import { plainSegment, radii } from "../../wheel/geometry.ts";
import { placeTokens } from "../../wheel/role-order.ts";

const angle = 360 / placeTokens.length;
const segment = plainSegment(placeTokens.length);

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

function Mirror({ title, is, isNot }: QuizLanding["nature"]) {
  return (
    <Section labelledBy="nature-title">
      <Columns md="1fr 1fr" lg="1fr 1fr 1fr" gap="gap">
        <SectionHeading id="nature-title" title={title} size="h1" gridColumn={{ md: "span 2", lg: "auto" }} />
        {[is, isNot].map((side) => (
          <Box key={side.title} borderTopWidth="medium" borderColor="colorPalette.line" paddingTop="6">
            <H3>{side.title}</H3>
            <Box as="ul" marginTop="4" display="grid" gap="4" maxWidth="measure">
              {side.items.map(({ name, text }) => (
                <li key={name}>
                  <strong>{name}</strong> {text}
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Columns>
    </Section>
  );
}

/** A small wheel with only the segment at `place` filled. Places count from 0. */
function SegmentMark({ place }: { place: number }) {
  return (
    <chakra.svg viewBox="-410 -410 820 820" aria-hidden boxSize="icon.xl" flexShrink="0" color="border.control">
      <g fill="none" stroke="currentColor" strokeWidth="14">
        <circle r={radii.capFrom} />
        <circle r={radii.hub} />
      </g>
      <chakra.g fill={placeTokens[place]}>
        <path d={segment} transform={`rotate(${angle * place})`} />
      </chakra.g>
    </chakra.svg>
  );
}

function TenRoles({
  title,
  intro,
  roles,
}: QuizLanding["roles"] & { roles: readonly Pick<Role, "key" | "name" | "gloss">[] }) {
  return (
    <Section tone="sunken" labelledBy="roles-title">
      <SectionHeading id="roles-title" title={title} lead={intro} maxWidth="measure" />
      <Columns as="ul" fit="22rem" marginTop="10" columnGap="gap">
        {roles.map(({ key, name, gloss }, index) => (
          <Flex
            as="li"
            key={key}
            flexWrap="wrap"
            gap="5"
            paddingY="5"
            alignItems="center"
            alignContent="start"
            borderTopWidth="thin"
            borderColor="border.subtle"
          >
            <SegmentMark place={index} />
            {/* Moves below the mark if large text leaves no room beside it. */}
            <Box flex="1 1 10rem" minWidth="0">
              <H3 textStyle="h4">
                <RouteLink to={rolePath(key)}>{name}</RouteLink>
              </H3>
              <Text>{gloss}</Text>
            </Box>
          </Flex>
        ))}
      </Columns>
    </Section>
  );
}

/** Id of the sections about the quiz, which the quiz hides once it has begun. */
export const aboutId = "about-quiz";

/** The URL's fragment shows the first question instead, if scripts run. */
const hiddenByQuestion: SystemStyleObject = {
  "main:has([data-asked=''] :target) &": { display: "none" },
  "@media (scripting: none)": { "main:has([data-asked=''] :target) &": { display: "block" } },
};

interface QuizAboutProps {
  words: QuizLanding;
  roles: readonly Pick<Role, "key" | "name" | "gloss">[];
}

/** The landing page below its first screen. */
export function QuizAbout({ words, roles }: QuizAboutProps) {
  return (
    <Box id={aboutId} css={hiddenByQuestion}>
      <Mirror {...words.nature} />
      <TenRoles {...words.roles} roles={roles} />
      <QuizCredits {...words.credits} />
    </Box>
  );
}
