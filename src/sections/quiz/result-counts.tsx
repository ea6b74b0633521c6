import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import { Band } from "../../components/band.tsx";

interface ResultCountsProps {
  words: QuizCopy["results"];
  table: ReactNode;
}

export function ResultCounts({ words, table }: ResultCountsProps) {
  return (
    <Band labelledBy="counts-title">
      <Heading as="h2" id="counts-title" textStyle="h2" marginBottom="6">
        {words.counts.title}
      </Heading>
      {table}
      <Text textStyle="lead" marginTop="8" maxWidth="measure" textWrap="balance">
        {words.reflection}
      </Text>
    </Band>
  );
}
