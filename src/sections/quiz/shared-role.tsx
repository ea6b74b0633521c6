import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { RoleIcon } from "../../drawings/role-icon.tsx";
import { rolePath } from "../../quiz/role-link.ts";

interface SharedRoleProps {
  role: Role;
  words: QuizCopy["shared"];
  /** Path of the quiz’s first question. */
  start: string;
}

/** A role that somebody shared, and the invitation to find one’s own. */
export function SharedRole({ role, words, start }: SharedRoleProps) {
  return (
    <Band tone="deep" colorPalette="night" labelledBy="shared-title">
      <Flex columnGap="gap" rowGap="6" flexWrap="wrap" alignItems="center">
        <RoleIcon role={role.key} size={{ base: "icon.xl", md: "[10rem]" }} />
        <Box flex="1 1 20rem">
          <Text textStyle="label">{words.eyebrow}</Text>
          <Heading as="h2" id="shared-title" textStyle="h1" marginTop="2">
            {role.name}
          </Heading>
          <Text textStyle="lead" marginTop="3" maxWidth="measure">
            {role.tagline}
          </Text>
          <Text marginTop="3" maxWidth="measure">
            {role.gift}
          </Text>
          <Flex gap="3" flexWrap="wrap" marginTop="6">
            <ButtonLink to={start} variant="onDeep" size="lg">
              {words.start}
            </ButtonLink>
            <ButtonLink to={rolePath(role.key)} variant="onDeepOutline" size="lg">
              {words.more}
            </ButtonLink>
          </Flex>
        </Box>
      </Flex>
    </Band>
  );
}
