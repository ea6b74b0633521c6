import type { FormName } from "../../data/forms/every-form.ts";
import type { SignName } from "../../data/spam.ts";
import type { Fields } from "../../src/forms/intake-contract.ts";

/** A reason to suspect spam. Negative points count against spam. */
export interface Sign {
  name: SignName;
  points: number;
}

/** Times are milliseconds since 1970, UTC. */
export interface Submission {
  /** UUID. */
  id: string;
  form: FormName;
  /** Reference for people: `KG-` and eight characters that are hard to confuse. Unique. */
  reference: string;
  receivedAt: number;
  /** Quarantined submissions are probably spam. They cause no mail until staff release them. */
  state: "received" | "quarantined";
  fields: Fields;
  /** Withdrawal time. The fields are empty from then on. */
  withdrawnAt?: number;
  page?: string;
  /** Signs of spam at submission, or the verdict of staff. Cleared by a release. */
  signs?: readonly Sign[];
  answered?: { at: number; by: string };
  /** Only for registrations for an event with limited places. */
  placement?: Placement;
}

/** Waitlist numbers start at 1. */
export type Placement = { state: "place" } | { state: "waiting"; number: number };

export interface SubmissionFilter {
  form?: FormName;
  state?: Submission["state"];
  receivedSince?: number;
  limit?: number;
}
