import { answers } from "../../data/forms/answers.ts";
import { donation } from "../../data/forms/gifts.ts";
import { answerPage } from "../../data/pages.ts";
import { unlistedHead } from "../layout/page-meta.ts";
import { Answer } from "../sections/answer/answer.tsx";

export const meta = () => unlistedHead(answerPage);

export default function AnswerRoute() {
  return <Answer words={answers.template} pay={donation.sent.link} />;
}
