import { mailCopy } from "../../../data/mail-copy.ts";
import { contact } from "../../../data/site.ts";
import type { MailJob } from "../../store/mail-job.ts";
import type { Submission } from "../../store/submission.ts";
import type { MailContext } from "../mail.ts";
import { mintToken } from "../token.ts";

/** Headers of every mail. The Message-ID comes from the job, so a mail that is sent twice is one mail in the inbox. */
export function commonHeaders(job: Pick<MailJob, "id">, { origin }: MailContext): Record<string, string> {
  return {
    "Message-ID": `<${job.id}@${new URL(origin).hostname}>`,
    // RFC 3834: no holiday note answers it.
    "Auto-Submitted": "auto-generated",
  };
}

/**
 * Headers of mail to whoever filled in a form: a person reads the answer, and it has a way out, with one click in mail
 * programs that know RFC 8058.
 */
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

/** To the form as it is stored: for who sent it (`sent`), who can take it back there, or for the staff (`read`). */
export function submissionLink(
  purpose: "sent" | "read",
  { id }: Pick<Submission, "id">,
  { origin, secret, now }: MailContext,
): string {
  return `${origin}/forms/${purpose}/${mintToken(purpose, id, secret, now)}`;
}

/** The same as a line under a mail. */
export function keptLink(submission: Pick<Submission, "id" | "reference">, context: MailContext) {
  const text = mailCopy.kept.replace("{reference}", submission.reference);
  return { href: submissionLink("sent", submission, context), text };
}

export function confirmLink(to: string, { origin, secret, now }: MailContext): string {
  return `${origin}/newsletter/confirm/${mintToken("confirm", to, secret, now)}`;
}
