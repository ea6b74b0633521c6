import { mailCopy } from "../../../data/mail-copy.ts";
import { site } from "../../../data/site.ts";
import type { MailJob } from "../../store/mail-job.ts";
import type { Submission } from "../../store/submission.ts";
import type { Mail, MailContext } from "../mail.ts";
import { confirmLink, headersToSender, keptLink, unsubscribeLink } from "./headers.ts";
import { button, framed, longLink, paragraph, picture, row, title } from "./layout.ts";
import { html } from "./markup.ts";
import { dayOf, headed, signedOff, wrapped } from "./plain-text.ts";

/**
 * Asks the owner of the mailbox to confirm. Anyone can type any address into the form, so this mail contains no visitor
 * input.
 */
export function newsletterConfirmation(job: MailJob, submission: Submission, context: MailContext): Mail {
  const copy = mailCopy.confirmation;
  const { origin } = context;
  const confirm = confirmLink(job.to, context);
  const unsubscribe = unsubscribeLink(job.to, context);
  const kept = keptLink(submission, context);
  const asked = copy.asked(dayOf(submission.receivedAt));
  return {
    to: job.to,
    subject: copy.subject,
    text: [
      headed(copy.title, wrapped(asked), wrapped(copy.promise)),
      `${copy.button}:\n${confirm}`,
      wrapped(copy.otherwise),
      signedOff(copy.why, unsubscribe, kept),
    ].join("\n\n"),
    html: framed({
      title: copy.subject,
      preheader: copy.preheader,
      origin,
      rows: [
        picture(`${origin}/social.png`, site.name, `${origin}/`),
        row([title(copy.title)], 8),
        row([paragraph(asked, 1), paragraph(copy.promise)], 6),
        row(button(confirm, copy.button), 8),
        row(paragraph(html`${copy.plainLink}<br>${longLink(confirm)}`), 8),
        row(paragraph(copy.otherwise), 5),
      ],
      why: copy.why,
      unsubscribe,
      kept,
    }),
    headers: headersToSender(job, context, unsubscribe),
  };
}
