import { mailCopy } from "../../../data/mail-copy.ts";
import { contact } from "../../../data/site.ts";
import type { MailJob, Submission } from "../../store/submission.ts";
import type { Mail, MailContext } from "../mail.ts";
import { goesToSender } from "../mail-for.ts";
import { mintToken } from "../token.ts";
import type { Block } from "./blocks.ts";
import { framed } from "./layout.ts";
import { signedOff } from "./plain-text.ts";

interface Content {
  subject: string;
  /** Preview text that an inbox shows next to the subject. */
  preheader: string;
  blocks: readonly Block[];
  /** Index of the wheel segment that is raised above the footer. */
  lit?: number;
  /** Reason for the mail, in its footer. */
  why: string;
  /** Link to the submission, if nothing else in the mail links to it. */
  submissionLink?: { href: string; text: string };
  replyTo?: string;
}

/** Returns the mail of a job. Mail to a sender has a reply address, and links to unsubscribe. */
export function composed(job: Pick<MailJob, "id" | "kind" | "to">, context: MailContext, content: Content): Mail {
  const { subject, blocks, why, submissionLink: link, replyTo, ...html } = content;
  const text = blocks.map((block) => block.text).filter(Boolean);
  const rows = blocks.flatMap((block) => block.rows);
  const { origin } = context;
  const unsubscribe = goesToSender(job) ? unsubscribeLink(job, context) : undefined;
  const answer = unsubscribe ? contact.email : replyTo;
  return {
    to: job.to,
    subject,
    text: [...text, signedOff(why, unsubscribe, link)].join("\n\n"),
    html: framed({ ...html, rows, title: subject, origin, why, unsubscribe, link }),
    headers: {
      // An email that is sent twice has the same Message-ID, so it appears once in the inbox.
      "Message-ID": `<${job.id}@${new URL(origin).hostname}>`,
      // RFC 3834: prevents automatic replies.
      "Auto-Submitted": "auto-generated",
      ...(answer ? { "Reply-To": answer } : {}),
      // RFC 8058: unsubscribes with one click.
      ...(unsubscribe
        ? { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
        : {}),
    },
  };
}

/**
 * Returns the link to unsubscribe. In the email that asks for a confirmation, the link also stops such emails, which
 * even unsubscribed addresses get.
 */
function unsubscribeLink({ kind, to }: Pick<MailJob, "kind" | "to">, { origin, secret, now }: MailContext): string {
  const purpose = kind === "newsletter-confirmation" ? "stop" : "unsubscribe";
  return `${origin}/newsletter/${purpose}/${mintToken(purpose, to, secret, now)}`;
}

/** Returns a link to the stored form. With `sent`, the sender can withdraw the form. `read` is for staff. */
export function submissionLink(
  purpose: "sent" | "read",
  { id }: Pick<Submission, "id">,
  { origin, secret, now }: MailContext,
): string {
  return `${origin}/forms/${purpose}#${mintToken(purpose, id, secret, now)}`;
}

/** Returns the link to the submission for the footer of an email to its sender. */
export function footerLink(submission: Pick<Submission, "id" | "reference">, context: MailContext) {
  const text = mailCopy.kept.replace("{reference}", submission.reference);
  return { href: submissionLink("sent", submission, context), text };
}
