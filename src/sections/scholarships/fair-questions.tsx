import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { ScholarshipsPage } from "../../../data/scholarships.ts";
import { Band } from "../../components/band.tsx";
import { Disclosure } from "../../components/disclosure.tsx";

export function FairQuestions({ title, answers }: ScholarshipsPage["questions"]) {
  return (
    <Band isStatic labelledBy="questions-title">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 2fr" }} gap="gap">
        <Heading as="h2" id="questions-title" textStyle="h2">
          {title}
        </Heading>
        <div>
          {answers.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              {answer}
            </Disclosure>
          ))}
        </div>
      </Grid>
    </Band>
  );
}
