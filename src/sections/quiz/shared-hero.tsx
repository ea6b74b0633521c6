import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { Suspense } from "react";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import type { QuizLanding } from "../../../data/quiz-landing.ts";
import { Band } from "../../components/band.tsx";
import { lazyWithRetry } from "../../components/lazy-with-retry.ts";
import { ButtonLink } from "../../components/links.tsx";
import { rolePath } from "../../quiz/role-link.ts";
import { hue } from "../../wheel/hue.ts";
import { BlankWheel } from "./blank-wheel.tsx";

/** Only who follows a shared link needs it. */
const RoleWheel = lazyWithRetry(async () => (await import("../../wheel/role-wheel.tsx")).RoleWheel);

interface SharedHeroProps extends Pick<QuizLanding["hero"], "start" | "note"> {
  role: Role;
  /** In the order of the wheel. */
  roles: readonly Role[];
  words: QuizCopy["shared"];
  praxis: QuizCopy["results"]["praxis"];
}

/** A role that somebody shared, the wheel turned to it, and the invitation to find one’s own. */
export function SharedHero({ role, roles, words, praxis, start, note }: SharedHeroProps) {
  return (
    <Band tone="tint" labelledBy="shared-title" overflow="hidden" css={hue(roles.indexOf(role))}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "3fr 2fr", lg: "1fr 1fr" }} gap="gap" alignItems="center">
        <Box>
          <Text textStyle="label" color="colorPalette.fg">
            {words.eyebrow}
          </Text>
          <Heading as="h1" id="shared-title" textStyle="display" marginTop="2">
            {role.name}
          </Heading>
          <Text textStyle="quote" marginTop="5" paddingLeft="5" borderLeftWidth="[6px]" borderColor="[var(--hue)]">
            {role.tagline}
          </Text>
          <Flex gap="3" flexWrap="wrap" marginTop="8">
            <ButtonLink to={start.to} size="lg">
              {words.start}
            </ButtonLink>
            <ButtonLink to={rolePath(role.key)} size="lg" variant="outline">
              {words.more}
            </ButtonLink>
          </Flex>
          <Text marginTop="4" maxWidth="measure">
            {note}
          </Text>
        </Box>
        <Box width="full" maxWidth="[34rem]" marginX="auto">
          <Suspense fallback={<BlankWheel />}>
            <RoleWheel roles={roles} lit={[role.key]} praxis={praxis} hrefOf={rolePath} label={words.wheel} />
          </Suspense>
        </Box>
      </Grid>
    </Band>
  );
}
