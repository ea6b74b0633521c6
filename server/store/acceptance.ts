import type { MailKind, NewMail } from "./mail-job.ts";
import type { Submission } from "./submission.ts";

/** What is known of forms like one. */
export interface Likeness {
  /** 1 for a mark that was taught as spam more often, -1 for one that was taught as a person’s; others are absent. */
  lessons: ReadonlyMap<string, 1 | -1>;
  /** How many forms with the same words came from other addresses. */
  copies: number;
  /** A keyed hash of the words, by which they are counted; absent where there are none. */
  wordsMark?: string;
}

export interface Candidate extends Omit<Submission, "answered" | "placement"> {
  /**
   * What makes two sendings the same one. `key` is kept; a stored submission that has `key` or one of `formerKeys`
   * answers instead of a second one.
   */
  key: string;
  formerKeys: readonly string[];
  /** Hash of form and fields: a key that comes back with another one is a conflict. */
  fingerprint: string;
  /** As `alike` made it of its words; by it copies are counted. */
  wordsMark?: string;
  mail: readonly NewMail[];
  /** Whether its event has a limited number of places, so that it has to wait for its turn. */
  isLimited?: boolean;
}

type Stored = Pick<Submission, "id" | "reference" | "placement">;

export type Acceptance =
  /** With the kinds of mail that were put into the outbox. */
  | { outcome: "stored"; submission: Stored; mail: readonly MailKind[] }
  /** With the state that it was stored in. */
  | { outcome: "repeated"; submission: Stored; state: Submission["state"] }
  | { outcome: "conflict" };
