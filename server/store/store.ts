import type { Rows } from "./copy.ts";
import type {
  Acceptance,
  Candidate,
  Expiry,
  MailJob,
  MailResult,
  NewMail,
  Placement,
  Submission,
  SubmissionFilter,
} from "./submission.ts";

export interface EventLimit {
  event: string;
  /** Number of seats. Absent if it is unlimited. */
  seats?: number;
  /** Unix time in milliseconds. */
  endsAt: number;
}

export interface Subscription {
  /** Address as `addressKey` normalizes it. */
  address: string;
  state: "confirmed" | "unsubscribed";
  changedAt: number;
}

/** Subscription with the evidence that someone asked for it. */
export interface Consent extends Subscription {
  /** Time and page of the last newsletter form with this address before the change. */
  askedAt?: number;
  page?: string;
}

/** Jobs that timers start. */
export type Job = "backup" | "build" | "restore test";

/** A cautious purge deletes little, because the clock may be wrong. */
export type Run = "purge" | "cautious purge" | "report" | Job | `failed ${Job}`;

/** Counts, and the last time of each run. A time is absent if there was no such run. */
export interface Summary extends Partial<Record<Run, number>> {
  submissions: number;
  /** Part of `submissions`. */
  quarantined: number;
  mail: Record<MailJob["state"], number>;
}

/** Persistent storage of the intake. Every method rejects with `StoreBusy` if a retry may succeed. */
export interface Store {
  /**
   * Stores the submission and its mail durably in one transaction. Rejects with `ReferenceConflict` if another
   * submission has the reference. A retry with the same id and key never stores it twice.
   */
  accept(candidate: Candidate): Promise<Acceptance>;
  /** Resolves to the answer of `accept` if one of the candidate's keys is already stored, or else to undefined. */
  repeated(candidate: Candidate): Promise<Acceptance | undefined>;
  hasKey(key: string): Promise<boolean>;
  /**
   * Returns a hash keyed by the data key, for values that must not be guessed from a copy of the database. Without a
   * key, returns the text.
   */
  mark(text: string): string;
  /** Forgets which senders sent forms without a key before that time. */
  forgetSenders(before: number): Promise<void>;
  /** Resolves to the matching submissions, newest first. */
  list(filter?: SubmissionFilter): Promise<Submission[]>;
  /** Yields submissions, oldest first. Reads them in pages, so that an export never loads all of them into memory. */
  all(filter?: Omit<SubmissionFilter, "limit">): AsyncIterable<Submission>;
  find(referenceOrId: string): Promise<Submission | undefined>;
  /** Resolves to all submissions with this address in a field, oldest first. */
  withAddress(address: string): Promise<Submission[]>;
  /** Sets or clears the answer mark. Resolves to false if there is no such submission. */
  markAnswered(id: string, answered: Submission["answered"]): Promise<boolean>;
  /**
   * Takes a submission out of quarantine and queues its mail. A registration for a limited event then gets a place or a
   * waitlist position. Resolves to false if the submission was not in quarantine.
   */
  release(id: string, mail: readonly NewMail[], now?: number): Promise<boolean>;
  /**
   * Quarantines a submission and deletes its waiting mail. Its place goes to the next on the waitlist. Resolves to
   * false if the submission was withdrawn or is gone.
   */
  setAside(id: string, now?: number): Promise<boolean>;
  /**
   * Empties a submission for its sender, deletes its mail, and queues `mail`. The row remains, so that its key still
   * recognizes repeats. Its place goes to the next on the waitlist. Resolves to false if it was already withdrawn or is
   * gone.
   */
  withdraw(id: string, mail: readonly NewMail[], now: number): Promise<boolean>;
  /**
   * Deletes all submissions with this address in a field, their mail, mail to the address, and its subscription. Keeps
   * the suppression, a hash that prevents further mail.
   */
  forget(address: string): Promise<{ submissions: number; mail: number; subscriptions: number }>;
  /**
   * Sets the number of seats for these events, and deletes the limits of all others. Earlier registrations keep their
   * seats. The waitlist moves up if there is room.
   */
  limitEvents(events: readonly EventLimit[], now: number): Promise<void>;
  /**
   * Keeps the seats of a registration whose sender has opened the link in the mail, or takes free ones again. Resolves
   * to "earlier" if an earlier registration of the address counts. Resolves to undefined without a limit for the event,
   * or without such a registration.
   */
  keepSeats(id: string, now: number): Promise<Placement | { state: "earlier" } | undefined>;
  /** Gives held seats whose hour is over to the waitlist. Resolves to the number of affected events. */
  expireSeats(now: number): Promise<number>;
  /**
   * Deletes expired submissions with their mail, oldest first, and at most `max` of each state. Resolves to their
   * number. If `signal` aborts it, the next run deletes the rest.
   */
  purge(expiry: Expiry, options?: { signal?: AbortSignal; max?: Record<Submission["state"], number> }): Promise<number>;
  summary(): Promise<Summary>;
  /** Notes the time of the last run of this kind. */
  noteRun(job: Run, at: number): Promise<void>;
  /** Counts the submissions that no key decrypts. */
  unreadable(): Promise<number>;

  /** Claims due mail for `lease` ms, exclusively. Each claim counts as a try. */
  claimMail(options: { now: number; lease: number; limit: number }): Promise<MailJob[]>;
  settleMail(id: string, result: MailResult, now?: number): Promise<void>;
  /** Resolves to the matching mail, newest first. */
  listMail(filter?: { state?: MailJob["state"]; submissionId?: string; limit?: number }): Promise<MailJob[]>;
  /** Makes dead or waiting mail due now and resets its tries. Resolves to false if there is no such mail. */
  retryMail(id: string, now: number): Promise<boolean>;
  /** Resolves to all mail to this address, oldest first. */
  mailTo(address: string): Promise<MailJob[]>;

  subscription(address: string): Promise<Consent | undefined>;
  /** Also stores the time and page of the last newsletter form with the address. */
  setSubscription(subscription: Subscription): Promise<void>;
  /** Yields all subscriptions, sorted by the time of the last state change. Reads them in pages. */
  subscriptions(): AsyncIterable<Consent>;

  /** Yields all rows as they are stored, in one consistent state, even while others write. Rejects if it misses any. */
  rows(): AsyncIterable<Rows>;
  /**
   * Copies all rows of another store, on either database, into this store. Resolves to their number, or to undefined if
   * this store is not empty.
   */
  fill(source: Pick<Store, "rows">): Promise<number | undefined>;

  /** Id of the key that encrypts fields and addresses. Empty without encryption. */
  keyId: string;
  /**
   * Encrypts everything with the current key, in small steps. Then stops the writes of processes with other keys,
   * unless values still need another key (`left`). Resolves to the numbers of changed rows and of such values.
   */
  reseal(): Promise<{ submissions: number; mail: number; subscriptions: number; left: number }>;

  isSuppressed(addressHash: string): Promise<boolean>;
  suppress(addressHash: string, since: number): Promise<void>;
  unsuppress(addressHash: string): Promise<void>;

  /** Resolves to the size of the data in bytes. */
  size(): Promise<number>;
  /** Resolves after writing a row to disk, reading it back and deleting it. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
