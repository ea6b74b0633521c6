import type { FormName } from "../../data/forms/every-form.ts";
import type { SignName } from "../../data/spam.ts";
import type { Fields } from "../../src/forms/intake-contract.ts";

/** What speaks for spam in a form, or with less than no points against it. */
export interface Sign {
  name: SignName;
  points: number;
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

export interface SubmissionFilter {
  form?: FormName;
  state?: Submission["state"];
  receivedSince?: number;
  /** Newest first, at most this many. */
  limit?: number;
}
