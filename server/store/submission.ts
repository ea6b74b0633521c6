import type { FormName } from "../../data/forms/every-form.ts";
import type { Fields } from "../../src/forms/intake-contract.ts";
import type { SignName } from "../spam/sign-labels.ts";

/** Times are Unix times in milliseconds. */
export interface Submission {
  /** UUID. */
  id: string;
  form: FormName;
  /** Reference for people: `KG-` and eight characters that are hard to confuse. Unique. */
  reference: string;
  receivedAt: number;
  /** Quarantined submissions are probably spam. They cause no mail until staff release them. */
  state: "received" | "quarantined";
  /** Empty if the submission is withdrawn or `isUnreadable`. */
  fields: Fields;
  /** True if no key decrypts the fields, because they are damaged. */
  isUnreadable?: true;
  /** Withdrawal time. The fields are empty from then on. */
  withdrawnAt?: number;
  page?: string;
  /** Reasons for quarantine, or the verdict of staff. Cleared by a release. */
  signs?: readonly SignName[];
  answered?: { at: number; by: string };
  /** Only for registrations for an event with limited seats. */
  placement?: Placement;
}

/** Waitlist numbers start at 1. */
export type Placement =
  /** `isHeld` is true until the sender opens the link in the mail. */
  { state: "place"; isHeld?: true } | { state: "waiting"; number: number };

export interface SubmissionFilter {
  form?: FormName;
  state?: Submission["state"];
  receivedSince?: number;
  limit?: number;
}

export type MailKind =
  | "quiz-results"
  | "newsletter-confirmation"
  | "receipt"
  | "place-found"
  | "staff-notification"
  | "staff-digest"
  | "withdrawal-notification";

export interface NewMail {
  /** UUID. The Message-ID derives from it, so an email that is sent twice appears once in the inbox. */
  id: string;
  kind: MailKind;
  /** Exactly one address. */
  to: string;
  /** Maximum number of emails of this kind to the address since a time. Further mail is left out. */
  atMost?: { count: number; since: number };
}

export interface MailJob extends Omit<NewMail, "atMost" | "to"> {
  /** Exactly one address. Empty if the stored value cannot be decrypted. */
  to: string;
  submissionId: string;
  createdAt: number;
  state: "waiting" | "sent" | "dead";
  attempts: number;
  /** Time of the next try, or the end of a process's lease. */
  dueAt: number;
  /** The mail server's last reply, without addresses. Empty before the first try, and for sent mail. */
  answer: string;
}

export type MailResult =
  | { state: "sent" }
  | { state: "waiting"; dueAt: number; answer: string }
  | { state: "dead"; answer: string }
  /** The recipient wants no such mail, or it cannot arrive, so the row is deleted. */
  | { state: "left-out" };

export interface Candidate extends Omit<Submission, "answered" | "placement"> {
  /**
   * Identifies repeats. If a stored submission has `key` or one of `formerKeys`, the candidate is a repeat, or a
   * conflict if its fields differ. Only `key` is stored.
   */
  key: string;
  formerKeys: readonly string[];
  mail: readonly NewMail[];
  /** True if the event has limited seats, so that the registration needs a placement. */
  isLimited?: boolean;
  /** True if a seat is held only until the sender opens the link in the mail. */
  isHeld?: boolean;
  /** True if the sender holds many seats already. The registration then gets its seats only with the link. */
  isCrowded?: boolean;
}

type Stored = Pick<Submission, "id" | "reference" | "placement">;

export type Acceptance =
  /** `mail` lists the kinds that were put into the outbox. */
  | { outcome: "stored"; submission: Stored; mail: readonly MailKind[] }
  | ({ outcome: "repeated"; submission: Stored } & Pick<Submission, "state" | "signs">)
  | { outcome: "conflict" };

/** Unix times in milliseconds. Submissions received earlier have expired. */
export interface Expiry {
  received: number;
  quarantined: number;
  /** Forms that have their own retention period. */
  forms: Partial<Record<FormName, number>>;
  /** Events that are not over. Their registrations never expire. */
  ahead: readonly string[];
}

export function isExpired({ form, state, receivedAt, fields }: Submission, expiry: Expiry): boolean {
  if (form === "event-registration" && expiry.ahead.includes(String(fields.event))) return false;
  const own = expiry.forms[form];
  if (own === undefined) return receivedAt < expiry[state];
  return receivedAt < (state === "received" ? own : Math.max(own, expiry[state]));
}

/** Returns the latest time. No submission received later has expired. */
export function latest({ received, quarantined, forms }: Expiry): number {
  return Math.max(received, quarantined, ...Object.values(forms));
}
