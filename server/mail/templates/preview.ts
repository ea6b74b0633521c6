import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { eventsAt } from "../../../data/events.ts";
import type { FormName } from "../../../data/forms/every-form.ts";
import { usd } from "../../../data/money.ts";
import { questions } from "../../../data/quiz/questions.ts";
import type { RoleKey } from "../../../data/quiz/roles.ts";
import { site } from "../../../data/site.ts";
import { attribute, elementsOf, parse, serialize, setAttribute } from "../../../shared/html.ts";
import type { MailJob, MailKind, Submission } from "../../store/submission.ts";
import type { Mail } from "../mail.ts";
import { goesToSender } from "../mail-for.ts";
import { html, Markup } from "./markup.ts";
import { renderMail } from "./render-mail.ts";

interface Sample {
  name: string;
  job: MailJob;
  submission: Submission;
}

const at = Date.UTC(2026, 10, 21, 7, 47);

const message = `Hello,

my daughter Zoë is nine & does not speak much. She would <love> the gardens. Is there a quiet place to sit down?

Thank you
Noor`;

const usualForm = {
  "quiz-results": "quiz-results",
  "newsletter-confirmation": "newsletter",
  receipt: "contact",
  "place-found": "event-registration",
  "staff-notification": "family-visit",
  "staff-digest": "family-visit",
  "withdrawal-notification": "family-visit",
} as const satisfies Record<MailKind, FormName>;

const registration = { event: "ground-and-breath", email: "noor@example.org", people: 3 };
const placement = { state: "waiting", number: 2 } as const;
const waiting = sample("", "receipt", registration, "event-registration");

export const samples: Sample[] = [
  sample("quiz-results-weaver", "quiz-results", { email: "noor@example.org", answers: answersOf("weaver") }),
  sample("quiz-results-caregiver", "quiz-results", { email: "noor@example.org", answers: answersOf("caregiver") }),
  sample("quiz-results-tie", "quiz-results", { email: "noor@example.org", answers: "0".repeat(15) }),
  sample("newsletter-confirmation", "newsletter-confirmation", { email: "noor@example.org" }),
  sample("receipt-message", "receipt", { email: "noor@example.org", inquiry: "homestead" }, "contact"),
  sample("receipt-event", "receipt", registration, "event-registration"),
  { ...waiting, name: "receipt-waiting", submission: { ...waiting.submission, placement } },
  sample("place-found", "place-found", registration),
  sample(
    "receipt-gift",
    "receipt",
    { email: "noor@example.org", amount: usd(50), rhythm: "monthly" },
    "pay-it-forward",
  ),
  sample("withdrawal-notification", "withdrawal-notification", {}),
  sample("staff-notification", "staff-notification", {
    firstName: "Noor",
    lastName: "Haddad نور",
    email: "noor@example.org",
    inquiry: "ERIN’s Place",
    accessNeeds: "A ramp",
    consent: true,
    message,
  }),
  sample("staff-digest", "staff-digest", { email: "noor@example.org", message }),
];

function sample(name: string, kind: MailKind, fields: Submission["fields"], form: FormName = usualForm[kind]): Sample {
  const to = goesToSender({ kind }) ? "noor@example.org" : "staff@example.org";
  const id = "5f0c2a52-6d3c-4a3e-9d0e-0f6d7c2b9a11";
  return {
    name,
    job: { id, kind, to, submissionId: id, createdAt: at, state: "waiting", attempts: 1, dueAt: at, answer: "" },
    submission: { id, form, reference: "KG-7M4QX2WP", receivedAt: at, state: "received", fields },
  };
}

/** Picks the role's option in every question that has one. */
function answersOf(role: RoleKey): string {
  return questions
    .map(({ options }) =>
      Math.max(
        0,
        options.findIndex((option) => option.role === role),
      ),
    )
    .join("");
}

const css = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 2rem auto; max-width: 75rem; padding-inline: 1rem }
  iframe { width: 100%; height: 40rem; border: 1px solid GrayText; border-radius: .5rem }
  section { display: grid; gap: 1rem; grid-template-columns: 2fr 1fr; margin-block: 3rem }
  section > h2, section > p { grid-column: 1 / -1; margin: 0 }
  @media (max-width: 50rem) { section { grid-template-columns: 1fr } }
`;

function previewIndex(mails: readonly { name: string; mail: Mail }[]): string {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Mail preview</title>
<style>${new Markup(css)}</style>
<h1>Every kind of mail</h1>
<ul>${mails.map(({ name, mail }) => html`<li><a href="#${name}">${mail.subject}</a></li>`)}</ul>
${mails.map(
  ({ name, mail }) => html`<section id="${name}"><h2>${mail.subject}</h2>
<p>To ${mail.to} · <a href="${name}.html">as HTML</a> · <a href="${name}.txt">as plain text</a></p>
<iframe src="${name}.html" title="${mail.subject}, wide"></iframe><iframe src="${name}.html" title="${mail.subject}, narrow"></iframe></section>
`,
)}</html>
`.source;
}

/**
 * `npm run mail:preview`: writes every kind of mail and an index to .data/mail-preview/. It copies the pictures of the
 * built site, so that the mails work offline.
 */

const folder = resolve(".data/mail-preview");
const built = resolve("build/client");
const now = Date.now();
const context = { origin: site.origin, secret: "only for previews", now, events: eventsAt(new Date(now)) };

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const mails = samples.map(({ name, job, submission }) => ({ name, mail: renderMail(job, submission, context) }));
for (const { name, mail } of mails) {
  writeFileSync(join(folder, `${name}.html`), withOwnPictures(mail.html));
  writeFileSync(join(folder, `${name}.txt`), mail.text);
}
const index = join(folder, "index.html");
writeFileSync(index, previewIndex(mails));
console.log(`${mails.length} mails; open ${index}`);

function withOwnPictures(html: string): string {
  const document = parse(html);
  for (const image of elementsOf(document).filter(({ tagName }) => tagName === "img")) {
    const { origin, pathname } = new URL(attribute(image, "src") ?? "", context.origin);
    if (origin !== context.origin || !existsSync(built + pathname)) continue;
    mkdirSync(dirname(folder + pathname), { recursive: true });
    copyFileSync(built + pathname, folder + pathname);
    setAttribute(image, "src", `.${pathname}`);
  }
  return serialize(document);
}
