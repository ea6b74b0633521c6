import type { FormName } from "../data/forms/every-form.ts";
import { usd } from "../data/money.ts";
import { questions } from "../data/quiz/questions.ts";
import type { RoleKey } from "../data/quiz/roles.ts";
import { goesToSender } from "../server/mail/mail-for.ts";
import type { MailJob, MailKind, Submission } from "../server/store/submission.ts";

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
  "staff-notification": "hello",
  "staff-digest": "hello",
  "withdrawal-notification": "hello",
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
  {
    ...waiting,
    name: "receipt-held",
    submission: { ...waiting.submission, placement: { state: "place", isHeld: true } },
  },
  sample("place-found", "place-found", registration),
  sample(
    "receipt-gift",
    "receipt",
    { email: "noor@example.org", amount: usd(50), rhythm: "monthly", purpose: "seats" },
    "donation",
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

/** Returns a digit for each question: the role's option, or the first option if the role has none. */
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
