import type { FormName } from "../../data/forms/every-form.ts";
import type { SignName } from "../../data/spam.ts";
import type { Fields } from "../../src/forms/intake-contract.ts";
import type { Expiry } from "./expiry.ts";

/** What speaks for spam in a form, or with less than no points against it. */
export interface Sign {
  name: SignName;
  points: number;
}

/** What is known of forms like one. */
export interface Likeness {
  /** 1 for a mark that was taught as spam more often, -1 for one that was taught as a person’s; others are absent. */
  lessons: ReadonlyMap<string, 1 | -1>;
  /** How many forms with the same words came from other addresses. */
  copies: number;
}

/** A form as the staff find it. Times are milliseconds since 1970, UTC. */
export interface Submission {
  /** UUID. */
  id: string;
  form: FormName;
  /** What people quote: `KG-` and eight characters without look-alikes. Unique. */
  reference: string;
  receivedAt: number;
  /** Quarantined: it looked like a machine’s or a seller’s work; no mail goes out until a person releases it. */
  state: "received" | "quarantined";
  fields: Fields;
  /** When its sender took it back; its fields are empty since then. */
  withdrawnAt?: number;
  /** Path of the page it was sent from, as far as the browser said. */
  page?: string;
  /** What spoke for spam when it came in, or that the staff have said so; gone once they have released it. */
  signs?: readonly Sign[];
  /** Set once somebody of the staff has said so. */
  answered?: { at: number; by: string };
  /** Of a registration for an event with a limited number of places. */
  placement?: Placement;
}

/** Whether a registration has its places, or which number it is on the event’s waiting list, from 1 on. */
export type Placement = { state: "place" } | { state: "waiting"; number: number };

/** How many people an event has room for. */
export interface EventLimit {
  /** Slug. */
  event: string;
  /** Absent where there is room for all. */
  places?: number;
  /** Milliseconds since 1970, UTC. */
  endsAt: number;
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
  /** All its words, by which copies are counted; only a keyed hash of them is stored. */
  words?: string;
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

export interface Subscription {
  /** As `addressKey` makes it. */
  address: string;
  state: "confirmed" | "unsubscribed";
  changedAt: number;
}

/** With what shows that its owner wanted it. */
export interface Consent extends Subscription {
  /** When the address was last typed into the newsletter’s form before this change, and on which page. */
  askedAt?: number;
  page?: string;
}

export interface SubmissionFilter {
  form?: FormName;
  state?: Submission["state"];
  receivedSince?: number;
  /** Newest first, at most this many. */
  limit?: number;
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
  /** What is known of forms with one of these marks, and how many from none of these addresses had these words. */
  alike(form: {
    marks: readonly string[];
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

/** The store is locked, full or away; the caller answers 503 and the sender tries again. */
export class StoreBusy extends Error {
  override name = "StoreBusy";
}

/** Another submission has this reference; the caller draws a new one. */
export class ReferenceTaken extends Error {
  override name = "ReferenceTaken";
}

/** One spelling for each mailbox: how addresses are compared, never how they are written to. */
export function addressKey(address: string): string {
  return address.trim().normalize("NFC").toLowerCase();
}
