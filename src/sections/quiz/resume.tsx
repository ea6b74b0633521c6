import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { SiteLink } from "../../../data/link.ts";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink } from "../../components/links.tsx";

interface ResumeProps {
  words: QuizCopy["resume"];
  goOn: SiteLink;
  onStartAgain: () => void;
}

export function Resume({ words, goOn, onStartAgain }: ResumeProps) {
  return (
    <Band tone="deep" labelledBy="resume-title" paddingY="10">
      <Flex flexWrap="wrap" gap="6" alignItems="center" justifyContent="space-between">
        <div>
          <Heading as="h2" id="resume-title" textStyle="h3">
            {words.title}
          </Heading>
          <Text marginTop="2">{words.text}</Text>
        </div>
        <Flex flexWrap="wrap" gap="3">
          <ButtonLink to={goOn.to} variant="onDeep" size="lg">
            {goOn.label}
          </ButtonLink>
          <Button variant="onDeepOutline" size="lg" onClick={onStartAgain}>
            {words.startAgain}
          </Button>
        </Flex>
      </Flex>
    </Band>
  );
}
