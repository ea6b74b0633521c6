import type { NewMail, Store, Submission } from "../store/store.ts";

interface MailOptions {
  /** Whom forms go to; without it they wait in the inbox alone. */
  staffAddress?: string;
  /** Milliseconds since 1970, UTC. */
  now: number;
  newId: () => string;
}

const minute = 60_000;

/** Longer than sending twice takes, shorter than answering the fifteen questions again. */
const quizPause = 5 * minute;
/** Whoever types a stranger’s address again and again costs that stranger one mail a day. */
const confirmationPause = 24 * 60 * minute;

type Caused = Pick<Submission, "form" | "state" | "fields">;

/** The mail a submission causes; who has confirmed the newsletter already is not asked again. */
export async function mailCausedBy(
  submission: Caused,
  store: Pick<Store, "subscription">,
  options: MailOptions,
): Promise<NewMail[]> {
  const { form, fields } = submission;
  const isConfirmed = form === "newsletter" && (await store.subscription(String(fields.email)))?.state === "confirmed";
  return isConfirmed ? [] : mailFor(submission, options);
}

/** The mail a submission causes, whatever its sender has confirmed; none while it is in quarantine. */
export function mailFor({ form, state, fields }: Caused, { staffAddress, now, newId }: MailOptions): NewMail[] {
  if (state === "quarantined") return [];
  const sender = typeof fields.email === "string" ? fields.email : undefined;
  switch (form) {
    case "newsletter":
      return sender
        ? [{ id: newId(), kind: "newsletter-confirmation", to: sender, atMost: { count: 1, since: now - confirmationPause } }]
        : [];
    case "quiz-results":
      return sender ? [{ id: newId(), kind: "quiz-results", to: sender, atMost: { count: 1, since: now - quizPause } }] : [];
    default:
      return staffAddress ? [{ id: newId(), kind: "staff-notification", to: staffAddress }] : [];
  }
}
