import type { Acceptance, Candidate, Likeness } from "./acceptance.ts";
import type { Consent, Subscription } from "./consent.ts";
import type { Expiry } from "./expiry.ts";
import type { MailJob, MailResult, NewMail } from "./mail-job.ts";
import type { Submission, SubmissionFilter } from "./submission.ts";

/** How many people an event has room for. */
export interface EventLimit {
  /** Slug. */
  event: string;
  /** Absent where there is room for all. */
  places?: number;
  /** Milliseconds since 1970, UTC. */
  endsAt: number;
}

/** The intake’s memory. Every method rejects with `StoreBusy` where it may work a moment later. */
export interface Store {
  /**
   * Stores the submission and its mail in one transaction, durably before it resolves. Rejects with `ReferenceTaken`
   * where another submission has the reference. Called again with the same id and key after it rejected, it never
   * stores twice.
   */
  accept(candidate: Candidate): Promise<Acceptance>;
  /** What `accept` would answer where one of the candidate’s keys is stored already; undefined where none is. */
  repeated(candidate: Candidate): Promise<Acceptance | undefined>;
  /** Whether a submission was stored under this key. */
  hasKey(key: string): Promise<boolean>;
  /** Newest first. */
  list(filter?: SubmissionFilter): Promise<Submission[]>;
  /** Every submission, oldest first, in pages: an export never holds all of them in memory. */
  all(filter?: Omit<SubmissionFilter, "limit">): AsyncIterable<Submission>;
  /** By reference (any case) or id. */
  find(referenceOrId: string): Promise<Submission | undefined>;
  /** Every submission with this address in a field of it, oldest first. */
  withAddress(address: string): Promise<Submission[]>;
  /** Notes who has answered a submission, or that nobody has; false where there is none. */
  markAnswered(id: string, answered: Submission["answered"]): Promise<boolean>;
  /**
   * Takes a submission out of quarantine, puts its mail in the outbox and teaches that forms with its `marks` are a
   * person’s; false where it was not in quarantine. A registration takes its turn for a place now.
   */
  release(id: string, mail: readonly NewMail[], now?: number, marks?: readonly string[]): Promise<boolean>;
  /**
   * Puts a submission into quarantine, deletes its mail that waits, and teaches that forms with its `marks` are spam;
   * false where it was taken back or is gone. Its place goes to the next who waits.
   */
  setAside(id: string, marks: readonly string[], now?: number): Promise<boolean>;
  /**
   * What is known of forms with one of these marks, which are asked for only where something was taught, and how many
   * from none of these addresses had these words.
   */
  alike(form: {
    marks: () => readonly string[];
    words: string;
    addresses: readonly string[];
    since: number;
  }): Promise<Likeness>;
  /**
   * Empties a submission for its sender, deletes its mail, and puts `mail` in the outbox; false where that was done
   * before. The row stays, so that its key still answers for it; its place goes to the next who waits.
   */
  withdraw(id: string, mail: readonly NewMail[], now: number): Promise<boolean>;
  /**
   * Deletes every submission with this address in a field of it, its mail, mail to it, and its subscription. A
   * suppression stays: it is a hash, and what keeps mail away.
   */
  forget(address: string): Promise<{ submissions: number; mail: number; subscriptions: number }>;
  /**
   * Sets how many places events have, all of them that there are. Who registered before there was a limit keeps their
   * place, nobody loses one, and whoever waits moves up as far as there is room.
   */
  limitEvents(events: readonly EventLimit[], now: number): Promise<void>;
  /** Deletes what has expired, with its mail; where `signal` breaks it off, what is left is for the next time. */
  purge(expiry: Expiry, signal?: AbortSignal): Promise<number>;

  /** Takes due mail for `lease` ms: nobody else gets it meanwhile; it counts as tried. */
  claimMail(options: { now: number; lease: number; limit: number }): Promise<MailJob[]>;
  settleMail(id: string, result: MailResult): Promise<void>;
  /** Newest first. */
  listMail(filter?: { state?: MailJob["state"]; submissionId?: string; limit?: number }): Promise<MailJob[]>;
  findMail(id: string): Promise<MailJob | undefined>;
  /** Makes dead or waiting mail due now, with its tries forgotten; false where there is none. */
  retryMail(id: string, now: number): Promise<boolean>;
  /** Mail to this address, whatever it was about, oldest first. */
  mailTo(address: string): Promise<MailJob[]>;
  /** Puts one digest into the outbox where mail was given up since the last one; false where none was. */
  announceDead(digest: { id: string; to: string; now: number }): Promise<boolean>;

  subscription(address: string): Promise<Consent | undefined>;
  /** Keeps with it when and where the address was typed in. */
  setSubscription(subscription: Subscription): Promise<void>;
  /** Those whose state changed first come first, in pages. */
  subscriptions(): AsyncIterable<Consent>;

  /** Id of the key that seals fields and addresses; empty where they stand as they are. */
  sealedWith: string;
  /** Seals everything with that key, a little at a time; resolves to how much was sealed otherwise. */
  reseal(): Promise<{ submissions: number; mail: number; subscriptions: number }>;

  isSuppressed(addressHash: string): Promise<boolean>;
  suppress(addressHash: string, since: number): Promise<void>;
  unsuppress(addressHash: string): Promise<void>;

  /** Resolves when a row has been written to the disk, read and deleted again. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
