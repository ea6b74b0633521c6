import type { FormName } from "../../data/forms/every-form.ts";
import type { Submission } from "./submission.ts";

/** Times in milliseconds since 1970: what came in before them has been kept long enough. */
export interface Expiry {
  received: number;
  quarantined: number;
  /** Forms that are kept less long than others, in whichever state. */
  forms: Partial<Record<FormName, number>>;
  /** Events that are not over: until then a registration is needed, however long ago it came in. */
  ahead: readonly string[];
}

export function isExpired({ form, state, receivedAt, fields }: Submission, expiry: Expiry): boolean {
  if (form === "event-registration" && expiry.ahead.includes(String(fields.event))) return false;
  return receivedAt < Math.max(expiry[state], expiry.forms[form] ?? Number.NEGATIVE_INFINITY);
}

/** The latest of them: nothing that came in since has expired. */
export function latest({ received, quarantined, forms }: Expiry): number {
  return Math.max(received, quarantined, ...Object.values(forms));
}
