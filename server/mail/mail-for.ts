import type { NewMail, Submission } from "../store/store.ts";

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

/**
 * The mail a submission causes; none while it is in quarantine. Whether an address is confirmed already, the caller
 * knows.
 */
export function mailFor(
  { form, state, fields }: Pick<Submission, "form" | "state" | "fields">,
  { staffAddress, now, newId }: MailOptions,
): NewMail[] {
  if (state === "quarantined") return [];
  const sender = typeof fields.email === "string" ? fields.email : undefined;
  switch (form) {
    case "newsletter":
      return sender
        ? [{ id: newId(), kind: "newsletter-confirmation", to: sender, unlessSince: now - confirmationPause }]
        : [];
    case "quiz-results":
      return sender ? [{ id: newId(), kind: "quiz-results", to: sender, unlessSince: now - quizPause }] : [];
    default:
      return staffAddress ? [{ id: newId(), kind: "staff-notification", to: staffAddress }] : [];
  }
}
