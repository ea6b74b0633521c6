import { events } from "../../../data/events.ts";
import { mailCopy } from "../../../data/mail-copy.ts";
import { type RegisteredEvent, registeredEvent } from "../../../src/events/registered-event.ts";
import type { FieldValue } from "../../../src/forms/intake-contract.ts";
import { isTextList } from "../../../src/forms/text-list.ts";
import type { MailJob, Submission } from "../../store/store.ts";
import { readMailbox, spelled } from "../address.ts";
import type { Mail, MailContext } from "../mail.ts";
import { timeOf } from "./dates.ts";
import { framed } from "./frame.ts";
import { commonHeaders } from "./headers.ts";
import { look } from "./look.ts";
import { html, lines, type Markup } from "./markup.ts";
import { eyebrow, masthead, paragraph, row, title } from "./pieces.ts";
import { headed, signedOff, typedText, wrapped } from "./plain.ts";

const copy = mailCopy.staff;

/**
 * A form that came in, to the staff. What was typed stands in the body alone; the headers hold none but a checked
 * address.
 */
export function staffNotification(job: MailJob, submission: Submission, context: MailContext): Mail {
  const { form, reference, receivedAt, fields } = submission;
  const sender = typeof fields.email === "string" ? readMailbox(fields.email) : undefined;
  const subject = copy.subject(inWords(form), reference);
  const received = copy.received(timeOf(receivedAt));
  const answer = sender ? copy.answer : copy.noAnswer;
  const event = form === "event-registration" ? registeredEvent(events, fields.event) : undefined;
  const list = [
    ...(event ? eventEntries(event, context.origin) : []),
    ...Object.entries(fields)
      .filter(([name]) => !(event && name === "event"))
      .map(([name, value]) => ({ label: inWords(name), value: shown(value) })),
  ];
  return {
    to: job.to,
    subject,
    text: [headed(subject, received), list.map(labelled).join("\n"), wrapped(answer), signedOff(copy.why)].join("\n\n"),
    html: framed({
      title: subject,
      preheader: received,
      origin: context.origin,
      rows: [
        masthead(context.origin),
        row([eyebrow(`${copy.reference} ${reference}`), title(inWords(form))], 32),
        row(paragraph(received), 12),
        row(table(list), 24),
        row(paragraph(answer), 24),
      ],
      why: copy.why,
    }),
    headers: { ...commonHeaders(job, context), ...(sender ? { "Reply-To": spelled(sender) } : {}) },
  };
}

interface Entry {
  label: string;
  value: string;
}

/** Which event a registration is for: its slug alone would have to be looked up. */
function eventEntries({ title, when, location, calendar }: RegisteredEvent, origin: string): Entry[] {
  const values = { event: title, when, where: location, calendar: origin + calendar };
  return Object.entries(values).map(([name, value]) => ({ label: copy.event[name as keyof typeof values], value }));
}

/** What has several lines stands below its label and further in, so that no line of it can pass for a label. */
function labelled({ label, value }: Entry): string {
  return value.includes("\n") ? `${label}:\n${value.replace(/^/gm, "    ")}` : `${label}: ${value}`;
}

function table(entries: readonly Entry[]): Markup {
  const line = "border-top:1px solid;padding:14px 0";
  const rows = entries.map(
    ({ label, value }) =>
      // Each in its own direction: an Arabic name must not reverse the line around it.
      html`<tr><td ${look(line, "rule")}><span ${look("font-size:16px", "muted")}>${label}</span><br><span dir="auto" style="display:block;word-break:break-word">${lines(value)}</span></td></tr>`,
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;
}

function shown(value: FieldValue): string {
  if (typeof value === "boolean") return value ? copy.yes : copy.no;
  return typedText(isTextList(value) ? value.join(", ") : String(value));
}

/** "accessNeeds" and "access-needs" as "Access needs". */
function inWords(name: string): string {
  const words = typedText(name)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[-_\s]+/g, " ")
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
