import { Button, chakra, Text } from "@chakra-ui/react";
import type { QuizQuestion } from "../../../data/quiz/questions.ts";
import type { QuestionsFormCopy } from "../../../data/quiz/quiz-copy.ts";
import { SmartLink } from "../../components/links.tsx";
import { Note, PageHeading, Section } from "../../components/section.tsx";
import { ErrorSummary } from "../../forms/form-messages.tsx";
import { ErrorText, errorId } from "../../forms/labelled-field.tsx";
import { answersPath, questionsFormId } from "../../quiz/questions-form.ts";
import { AnswerCards, Card, Dot, Words } from "./answer-cards.tsx";

interface QuestionsFormProps {
  title: string;
  words: QuestionsFormCopy;
  questions: readonly QuizQuestion[];
}

/**
 * All questions as one HTML form, for visitors without scripts. The service responds with the role, or with this page
 * and its errors (server/http/quiz-routes.ts).
 */
export function QuestionsForm({ title, words, questions }: QuestionsFormProps) {
  const { lead, counting, elsewhere, place, button } = words;
  return (
    <Section width="measure" labelledBy="questions-title">
      <PageHeading id="questions-title" title={title} lead={lead} size="h1" />
      <Text>{counting}</Text>
      <Note>
        {elsewhere.text} <SmartLink link={elsewhere.link} />
      </Note>
      <chakra.form
        id={questionsFormId}
        action={answersPath}
        method="post"
        aria-labelledby="questions-title"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="12"
      >
        <ErrorSummary id={`${questionsFormId}-errors`} errors={[]} />
        {questions.map((question, index) => (
          <QuestionGroup key={question.id} place={place(index + 1, questions.length)} {...question} />
        ))}
        <Button type="submit" size="lg" justifySelf="start">
          {button}
        </Button>
      </chakra.form>
    </Section>
  );
}

/** A question and its options. Links in the error summary lead to this group, so that its question stays in view. */
function QuestionGroup({ id: name, place, prompt, options }: QuizQuestion & { place: string }) {
  const id = `${questionsFormId}-${name}`;
  return (
    <chakra.fieldset
      // A plain group can't be invalid (WAI-ARIA 1.2).
      role="radiogroup"
      id={id}
      tabIndex={-1}
      aria-describedby={errorId(id)}
      minWidth="0"
      css={{ "& > span": { display: "block", marginBottom: "3" } }}
    >
      <chakra.legend marginBottom="4">
        <Text as="span" display="block" textStyle="label" color="colorPalette.fg">
          {place}
        </Text>{" "}
        <Text as="span" display="block" textStyle="h3" marginTop="1">
          {prompt}
        </Text>
      </chakra.legend>
      <ErrorText id={id} error="" />
      <AnswerCards>
        {options.map(({ label }, option) => (
          <Card key={label}>
            <Dot type="radio" name={name} value={option} required />
            <Words>{label}</Words>
          </Card>
        ))}
      </AnswerCards>
    </chakra.fieldset>
  );
}
