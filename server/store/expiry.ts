import type { FormName } from "../../data/forms/every-form.ts";
import type { Submission } from "./submission.ts";

/** Times in milliseconds since 1970. Submissions received earlier have expired. */
export interface Expiry {
  received: number;
  quarantined: number;
  /** Forms with a shorter retention, in any state. */
  forms: Partial<Record<FormName, number>>;
  /** Events that are not over. Their registrations never expire. */
  ahead: readonly string[];
}

export function isExpired({ form, state, receivedAt, fields }: Submission, expiry: Expiry): boolean {
  if (form === "event-registration" && expiry.ahead.includes(String(fields.event))) return false;
  return receivedAt < Math.max(expiry[state], expiry.forms[form] ?? Number.NEGATIVE_INFINITY);
}

/** Returns the latest time. Nothing received since then has expired. */
export function latest({ received, quarantined, forms }: Expiry): number {
  return Math.max(received, quarantined, ...Object.values(forms));
}
