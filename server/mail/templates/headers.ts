import { mailCopy } from "../../../data/mail-copy.ts";
import { contact } from "../../../data/site.ts";
import type { MailJob } from "../../store/mail-job.ts";
import type { Submission } from "../../store/submission.ts";
import type { MailContext } from "../mail.ts";
import { mintToken } from "../token.ts";

/** The Message-ID derives from the job, so a mail that is sent twice appears once in the inbox. */
export function commonHeaders(job: Pick<MailJob, "id">, { origin }: MailContext): Record<string, string> {
  return {
    "Message-ID": `<${job.id}@${new URL(origin).hostname}>`,
    // RFC 3834: prevents automatic replies.
    "Auto-Submitted": "auto-generated",
  };
}

/** Headers of mail to a sender. Replies reach a person, and mail programs with RFC 8058 unsubscribe with one click. */
export function headersToSender(
  job: Pick<MailJob, "id">,
  context: MailContext,
  unsubscribe: string,
): Record<string, string> {
  return {
    ...commonHeaders(job, context),
    "Reply-To": contact.email,
    "List-Unsubscribe": `<${unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

export function unsubscribeLink(to: string, { origin, secret, now }: MailContext): string {
  return `${origin}/newsletter/unsubscribe/${mintToken("unsubscribe", to, secret, now)}`;
}

/** Links to the stored form: `sent` lets the sender withdraw it, `read` is for staff. */
export function submissionLink(
  purpose: "sent" | "read",
  { id }: Pick<Submission, "id">,
  { origin, secret, now }: MailContext,
): string {
  return `${origin}/forms/${purpose}/${mintToken(purpose, id, secret, now)}`;
}

export function keptLink(submission: Pick<Submission, "id" | "reference">, context: MailContext) {
  const text = mailCopy.kept.replace("{reference}", submission.reference);
  return { href: submissionLink("sent", submission, context), text };
}

export function confirmLink(to: string, { origin, secret, now }: MailContext): string {
  return `${origin}/newsletter/confirm/${mintToken("confirm", to, secret, now)}`;
}
