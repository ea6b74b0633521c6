import { randomUUID } from "node:crypto";
import type { Candidate } from "../../../../server/store/submission.ts";
import { candidate, newMail } from "./candidate.ts";

/** A submission with a unique key, a receipt subject to the daily limit, and a mail to staff. */
export function formWithMail(key: string = randomUUID()): Candidate {
  const atMost = { count: 3, since: 0 };
  const receipt = newMail({ kind: "receipt", to: `${key}@example.org`, atMost });
  return candidate({ key, fingerprint: key, mail: [receipt, newMail()] });
}
