export type MailKind =
  | "quiz-results"
  | "newsletter-confirmation"
  | "receipt"
  | "place-found"
  | "staff-notification"
  | "staff-digest"
  | "withdrawal-notification";

export interface NewMail {
  /** UUID; the Message-ID is made of it, so that a mail sent twice is one mail in the inbox. */
  id: string;
  kind: MailKind;
  /** Exactly one address. */
  to: string;
  /** The mail is left out where so many of its kind for this address were made since then. */
  atMost?: { count: number; since: number };
}

export interface MailJob extends Omit<NewMail, "atMost" | "to"> {
  /** Exactly one address; empty where what is stored cannot be decrypted. */
  to: string;
  submissionId: string;
  createdAt: number;
  state: "waiting" | "sent" | "dead";
  /** How often it was tried. */
  attempts: number;
  /** When it is tried next, or is free again for another process. */
  dueAt: number;
  /** The mail server’s last words, without addresses; empty before the first try. */
  answer: string;
}

export type MailResult =
  | { state: "sent" }
  | { state: "waiting"; dueAt: number; answer: string }
  | { state: "dead"; answer: string }
  /** Its address wants no such mail: nothing of it stays. */
  | { state: "left-out" };
