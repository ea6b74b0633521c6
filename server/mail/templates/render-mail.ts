import type { MailJob, MailKind } from "../../store/mail-job.ts";
import type { Submission } from "../../store/submission.ts";
import { readMailbox } from "../address.ts";
import { type Mail, type MailContext, Unwritable } from "../mail.ts";
import { quizResults } from "./quiz-results.ts";
import { newsletterConfirmation, placeFound, receipt } from "./sender-mail.ts";
import { staffDigest, staffNotification, withdrawalNotification } from "./staff-mail.ts";

type Writer = (job: MailJob, submission: Submission, context: MailContext) => Mail;

const writers: Record<MailKind, Writer> = {
  "quiz-results": quizResults,
  "newsletter-confirmation": newsletterConfirmation,
  receipt,
  "place-found": placeFound,
  "staff-notification": staffNotification,
  "staff-digest": staffDigest,
  "withdrawal-notification": withdrawalNotification,
};

/** Throws `Unwritable` if the recipient is not exactly one address, or if the form lacks data that the mail needs. */
export function renderMail(job: MailJob, submission: Submission, context: MailContext): Mail {
  if (!readMailbox(job.to)) throw new Unwritable("The recipient is not exactly one address.");
  return writers[job.kind](job, submission, context);
}
