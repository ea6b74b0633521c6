import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { rolePath } from "../../quiz/role-link.ts";

interface ResultHeroProps {
  /** The primary role, and the role that ties with it. */
  own: readonly Role[];
  alsoTied: readonly Role[];
  words: QuizCopy["results"];
  wheel: ReactNode;
  /** Actions for the result, and the state of the mail. */
  children: ReactNode;
}

export function ResultHero({ own, alsoTied, words, wheel, children }: ResultHeroProps) {
  const isTie = own.length > 1;
  return (
    <Band tone="tint" width="wide" overflow="hidden">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }} gap="gap" alignItems="center">
        <Box>
          <Text textStyle="label" color="colorPalette.fg">
            {isTie ? words.eyebrowTie : words.eyebrow}
          </Text>
          <Heading as="h1" id="results" textStyle="display" marginTop="2" scrollMarginTop="[100vh]">
            {own.map(({ name }) => name).join(" and ")}
          </Heading>
          {own.map(({ key, tagline }) => (
            <Text key={key} textStyle="lead" marginTop="4" maxWidth="measure">
              {tagline}
            </Text>
          ))}
          {isTie && (
            <Text marginTop="4" maxWidth="measure">
              {words.tie}
            </Text>
          )}
          {alsoTied.length > 0 && (
            <Text marginTop="2" maxWidth="measure">
              {`${words.alsoTied} `}
              {alsoTied.map(({ key, name }, index) => (
                <span key={key}>
                  {index > 0 && ", "}
                  <RouteLink to={rolePath(key)}>{name}</RouteLink>
                </span>
              ))}
            </Text>
          )}
          {children}
        </Box>
        {wheel}
      </Grid>
    </Band>
  );
}
