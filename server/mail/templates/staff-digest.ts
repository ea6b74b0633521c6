import { everyForm } from "../../../data/forms/every-form.ts";
import { mailCopy } from "../../../data/mail-copy.ts";
import type { MailJob } from "../../store/mail-job.ts";
import type { Submission } from "../../store/submission.ts";
import type { Mail, MailContext } from "../mail.ts";
import { framed } from "./frame.ts";
import { commonHeaders } from "./headers.ts";
import { html } from "./markup.ts";
import { masthead, paragraph, row, title } from "./pieces.ts";
import { headed, signedOff, wrapped } from "./plain.ts";

const copy = mailCopy.digest;
const look = "npm run inbox -- outbox --state dead";
const retry = "npm run inbox -- retry --all-dead";

/** Reports mail that was given up. `submission` is one of those affected. The mail contains no visitor input. */
export function staffDigest(job: MailJob, { form, reference }: Submission, context: MailContext): Mail {
  const told = copy.text(`“${everyForm[form].title}”`, reference);
  return {
    to: job.to,
    subject: copy.subject,
    text: [
      headed(copy.subject, wrapped(told)),
      `${copy.look}\n    ${look}`,
      `${copy.retry}\n    ${retry}`,
      signedOff(copy.why),
    ].join("\n\n"),
    html: framed({
      title: copy.subject,
      preheader: copy.preheader,
      origin: context.origin,
      rows: [
        masthead(context.origin),
        row([title(copy.subject)], 8),
        row([paragraph(told)], 6),
        row(
          [
            paragraph(html`${copy.look}<br><code>${look}</code>`, 4),
            paragraph(html`${copy.retry}<br><code>${retry}</code>`),
          ],
          6,
        ),
      ],
      why: copy.why,
    }),
    headers: commonHeaders(job, context),
  };
}
