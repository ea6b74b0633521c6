import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { Suspense } from "react";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import { lazyWithRetry } from "../../components/lazy-with-retry.ts";
import { ButtonLink } from "../../components/links.tsx";
import { rolePath } from "../../quiz/role-link.ts";
import { hue } from "../../wheel/role-order.ts";
import { BlankWheel } from "./blank-wheel.tsx";
import { HeroColumns } from "./hero-columns.tsx";

/** Only visitors who follow a shared link need it. */
const RoleWheel = lazyWithRetry(async () => (await import("../../wheel/role-wheel.tsx")).RoleWheel);

interface SharedHeroProps {
  role: Role;
  /** Sorted in the order of the wheel. */
  roles: readonly Role[];
  words: QuizCopy["shared"];
  praxis: QuizCopy["results"]["praxis"];
  /** Path of the quiz's first question. */
  start: string;
}

export function SharedHero({ role, roles, words, praxis, start }: SharedHeroProps) {
  return (
    <HeroColumns alignContent="start" css={hue(roles.indexOf(role))}>
      <Box>
        <Text textStyle="label" color="colorPalette.fg">
          {words.eyebrow}
        </Text>
        <Heading as="h1" id="quiz-title" textStyle="display" marginTop="2">
          {role.name}
        </Heading>
        <Text textStyle="quote" marginTop="5" paddingLeft="5" borderLeftWidth="accent" borderColor="[var(--hue)]">
          {role.tagline}
        </Text>
        <Flex gap="3" flexWrap="wrap" marginTop="8">
          <ButtonLink to={start} size="lg">
            {words.start}
          </ButtonLink>
          <ButtonLink to={rolePath(role.key)} size="lg" variant="outline">
            {words.more}
          </ButtonLink>
        </Flex>
      </Box>
      <Box width="full" maxWidth="[34rem]" marginX="auto">
        <Suspense fallback={<BlankWheel />}>
          <RoleWheel roles={roles} lit={[role.key]} praxis={praxis} hrefOf={rolePath} label={words.wheel} />
        </Suspense>
      </Box>
    </HeroColumns>
  );
}
