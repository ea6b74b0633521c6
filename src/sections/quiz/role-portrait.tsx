import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import { Band } from "../../components/band.tsx";
import { RoleIcon } from "../../drawings/role-icon.tsx";

interface RolePortraitProps {
  role: Role;
  parts: QuizCopy["results"]["parts"];
  praxis: QuizCopy["results"]["praxis"];
}

const lines = ["challenge", "contribution", "invitation"] as const;
const places = ["self", "home", "work"] as const;

/** What a role brings, what gets in its way, and what to try this week. */
export function RolePortrait({ role, parts, praxis }: RolePortraitProps) {
  const titleId = `${role.key}-title`;
  return (
    <Band labelledBy={titleId}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "2fr 3fr" }} gap="gap">
        <Box>
          <RoleIcon role={role.key} size="icon.xl" />
          <Heading as="h2" id={titleId} textStyle="h1" marginTop="4">
            {role.name}
          </Heading>
          <Heading as="h3" textStyle="h4" marginTop="6">
            {parts.gift}
          </Heading>
          <Text textStyle="quote" marginTop="2">
            {role.gift}
          </Text>
        </Box>
        <Box display="grid" gap="8" alignContent="end">
          {lines.map((line) => (
            <Box key={line} borderTopWidth="thin" borderColor="border.subtle" paddingTop="5">
              <Heading as="h3" textStyle="h4">
                {parts[line]}
              </Heading>
              <Text marginTop="2" maxWidth="measure">
                {role[line]}
              </Text>
            </Box>
          ))}
        </Box>
      </Grid>
      <Heading as="h3" textStyle="h2" marginTop="16">
        {praxis.title}
      </Heading>
      <Text color="fg.muted" marginTop="2">
        {praxis.gloss}
      </Text>
      <Grid as="dl" templateColumns="repeat(auto-fit, minmax(min(100%, 17rem), 1fr))" gap="gap" marginTop="6">
        {places.map((place) => (
          <Box key={place} borderTopWidth="thick" borderColor="colorPalette.line" paddingTop="4">
            <Text as="dt" textStyle="h3">
              {praxis[place]}
            </Text>
            <Text as="dd" marginTop="2">
              {role.praxis[place]}
            </Text>
          </Box>
        ))}
      </Grid>
    </Band>
  );
}
