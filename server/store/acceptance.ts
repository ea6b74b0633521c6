import type { MailKind, NewMail } from "./mail-job.ts";
import type { Submission } from "./submission.ts";

export interface Likeness {
  /** 1 for a mark that staff classified mostly as spam, -1 for one from a person. Other marks are absent. */
  lessons: ReadonlyMap<string, 1 | -1>;
  /** Number of submissions with the same text from other addresses. */
  copies: number;
  /** A keyed hash of the text, used to count copies. Absent without text. */
  wordsMark?: string;
}

export interface Candidate extends Omit<Submission, "answered" | "placement"> {
  /**
   * Identifies repeats. A stored submission with `key` or one of `formerKeys` answers instead of a second one. Only
   * `key` is stored.
   */
  key: string;
  formerKeys: readonly string[];
  /** Hash of the form and fields. A repeated key with a different fingerprint is a conflict. */
  fingerprint: string;
  wordsMark?: string;
  mail: readonly NewMail[];
  /** True if the event has limited places, so that the registration joins its queue. */
  isLimited?: boolean;
}

type Stored = Pick<Submission, "id" | "reference" | "placement">;

export type Acceptance =
  /** `mail` lists the kinds that were put into the outbox. */
  | { outcome: "stored"; submission: Stored; mail: readonly MailKind[] }
  | { outcome: "repeated"; submission: Stored; state: Submission["state"] }
  | { outcome: "conflict" };
