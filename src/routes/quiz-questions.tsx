import { questionsPage } from "../../data/pages.ts";
import { questions } from "../../data/quiz/questions.ts";
import { questionsFormCopy } from "../../data/quiz/quiz-copy.ts";
import { unlistedHead } from "../layout/page-meta.ts";
import { QuestionsForm } from "../sections/quiz/questions-form.tsx";

export const meta = () => unlistedHead(questionsPage);

export default function QuizQuestionsRoute() {
  return <QuestionsForm title={questionsPage.title} words={questionsFormCopy} questions={questions} />;
}
