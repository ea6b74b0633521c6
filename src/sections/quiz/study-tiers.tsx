import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import { dollars } from "../../../data/money.ts";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { Tier } from "../../../data/quiz/tiers.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";

interface StudyTiersProps {
  words: QuizCopy["results"]["tiers"];
  tiers: readonly Tier[];
}

export function StudyTiers({ words, tiers }: StudyTiersProps) {
  return (
    <Band labelledBy="tiers-title">
      <Heading as="h2" id="tiers-title" textStyle="h2">
        {words.title}
      </Heading>
      <List.Root variant="ruled" marginTop="6">
        {tiers.map(({ key, name, price, text }) => (
          <List.Item key={key} display="flex" flexWrap="wrap" alignItems="baseline" columnGap="6" rowGap="1">
            <Text textStyle="numeral" minWidth="[3.6em]">
              {dollars(price)}
            </Text>
            <Heading as="h3" textStyle="h4" minWidth="[min(9em, 100%)]">
              <RouteLink to={`/academy/study#${key}`}>{name}</RouteLink>
            </Heading>
            <Text flex="1 1 18rem">{text}</Text>
          </List.Item>
        ))}
      </List.Root>
      <Text marginTop="4">
        <RouteLink to="/academy/study" variant="standalone">
          {words.each}
        </RouteLink>
      </Text>
    </Band>
  );
}
