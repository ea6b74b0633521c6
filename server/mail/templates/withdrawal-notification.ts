import { mailCopy } from "../../../data/mail-copy.ts";
import type { MailJob } from "../../store/mail-job.ts";
import type { Submission } from "../../store/submission.ts";
import type { Mail, MailContext } from "../mail.ts";
import { timeOf } from "./dates.ts";
import { framed } from "./frame.ts";
import { commonHeaders } from "./headers.ts";
import { inWords } from "./in-words.ts";
import { eyebrow, masthead, paragraph, row, title } from "./pieces.ts";
import { headed, signedOff, wrapped } from "./plain.ts";

const copy = mailCopy.withdrawal;

export function withdrawalNotification(job: MailJob, submission: Submission, context: MailContext): Mail {
  const { form, reference, receivedAt, withdrawnAt = job.createdAt } = submission;
  const subject = copy.subject(inWords(form), reference);
  const said = copy.said(timeOf(withdrawnAt), timeOf(receivedAt));
  return {
    to: job.to,
    subject,
    text: [headed(subject, wrapped(said), wrapped(copy.next)), signedOff(copy.why)].join("\n\n"),
    html: framed({
      title: subject,
      preheader: copy.next,
      origin: context.origin,
      rows: [
        masthead(context.origin),
        row([eyebrow(`${mailCopy.staff.reference} ${reference}`), title(copy.title(inWords(form)))], 8),
        row([paragraph(said, 1), paragraph(copy.next)], 6),
      ],
      why: copy.why,
    }),
    headers: commonHeaders(job, context),
  };
}
