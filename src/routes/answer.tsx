import { answers } from "../../data/forms/answers.ts";
import { formCopy } from "../../data/forms/form-copy.ts";
import { donation } from "../../data/forms/gifts.ts";
import { answerPage } from "../../data/pages.ts";
import { unlistedHead } from "../layout/page-meta.ts";
import { Answer } from "../sections/answer/answer.tsx";

export const meta = () => unlistedHead(answerPage);

const keep = { label: formCopy.sent.cancel, text: formCopy.sent.keep };

export default function AnswerRoute() {
  return <Answer words={answers.template} keep={keep} pay={donation.sent.link} />;
}
