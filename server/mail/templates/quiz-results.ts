import { mailCopy } from "../../../data/mail-copy.ts";
import type { MailJob } from "../../store/mail-job.ts";
import type { Submission } from "../../store/submission.ts";
import type { Mail, MailContext } from "../mail.ts";
import { headersToSender, keptLink, unsubscribeLink } from "./headers.ts";
import { namesOf, quizResult } from "./quiz-result.ts";
import { quizResultsHtml } from "./quiz-results-html.ts";
import { quizResultsText } from "./quiz-results-text.ts";

export function quizResults(job: MailJob, submission: Submission, context: MailContext): Mail {
  const result = quizResult(submission.fields);
  const unsubscribe = unsubscribeLink(job.to, context);
  const links = { origin: context.origin, unsubscribe, kept: keptLink(submission, context) };
  return {
    to: job.to,
    subject: mailCopy.quiz.subject(namesOf(result)),
    text: quizResultsText(result, links),
    html: quizResultsHtml(result, links),
    headers: headersToSender(job, context, unsubscribe),
  };
}
