export type MailKind =
  | "quiz-results"
  | "newsletter-confirmation"
  | "receipt"
  | "place-found"
  | "staff-notification"
  | "staff-digest"
  | "withdrawal-notification";

export interface NewMail {
  /** UUID. The Message-ID derives from it, so a mail that is sent twice appears once in the inbox. */
  id: string;
  kind: MailKind;
  /** Exactly one address. */
  to: string;
  /** Skips the mail if the address already got `count` mails of this kind since `since`. */
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
  /** The mail server's last reply, without addresses. Empty before the first try. */
  answer: string;
}

export type MailResult =
  | { state: "sent" }
  | { state: "waiting"; dueAt: number; answer: string }
  | { state: "dead"; answer: string }
  /** The recipient wants no such mail, so the row is deleted. */
  | { state: "left-out" };
