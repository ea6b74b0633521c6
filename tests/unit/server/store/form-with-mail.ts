import { randomUUID } from "node:crypto";
import type { Candidate } from "../../../../server/store/acceptance.ts";
import { candidate, newMail } from "./candidate.ts";

/** A form with a key of its own, a receipt within its daily number, and a mail to the staff. */
export function formWithMail(key: string = randomUUID()): Candidate {
  const atMost = { count: 3, since: 0 };
  const receipt = newMail({ kind: "receipt", to: `${key}@example.org`, atMost });
  return candidate({ key, fingerprint: key, mail: [receipt, newMail()] });
}
