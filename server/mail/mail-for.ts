import type { FormName } from "../../data/forms/every-form.ts";
import type { MailKind, NewMail } from "../store/mail-job.ts";
import type { Store } from "../store/store.ts";
import type { Submission } from "../store/submission.ts";
import { mailKinds } from "./mail-kinds.ts";
import { type StaffAddresses, staffAddressFor } from "./staff-address.ts";

interface MailOptions extends StaffAddresses {
  /** Milliseconds since 1970, UTC. */
  now: number;
  newId: () => string;
}

const day = 24 * 60 * 60_000;

type Caused = Pick<Submission, "form" | "state" | "fields">;

/** Omits the confirmation mail for an address that has already confirmed the newsletter. */
export async function mailCausedBy(
  submission: Caused,
  store: Pick<Store, "subscription">,
  options: MailOptions,
): Promise<NewMail[]> {
  const { form, fields } = submission;
  const isConfirmed = form === "newsletter" && (await store.subscription(String(fields.email)))?.state === "confirmed";
  return isConfirmed ? [] : mailFor(submission, options);
}

/**
 * Returns mail to staff and then to the sender, even if the sender has confirmed the newsletter. Returns none for a
 * submission in quarantine.
 */
export function mailFor({ form, state, fields }: Caused, { now, newId, ...staff }: MailOptions): NewMail[] {
  if (state === "quarantined") return [];
  const told = staffAddressFor(form, staff);
  const sender = typeof fields.email === "string" ? fields.email : undefined;
  return [
    ...(told ? [{ id: newId(), kind: "staff-notification" as const, to: told }] : []),
    ...(sender ? [toSender(kindFor(form), sender, { now, newId })] : []),
  ];
}

function toSender(kind: MailKind, to: string, { now, newId }: Pick<MailOptions, "now" | "newId">): NewMail {
  const { perDay } = mailKinds[kind];
  return { id: newId(), kind, to, ...(perDay ? { atMost: { count: perDay, since: now - day } } : {}) };
}

function kindFor(form: FormName): MailKind {
  if (form === "newsletter") return "newsletter-confirmation";
  return form === "quiz-results" ? "quiz-results" : "receipt";
}
