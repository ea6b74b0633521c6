import { randomBytes, randomUUID } from "node:crypto";
import type { Candidate, NewMail } from "../../../../server/store/submission.ts";

/** A plausible new submission. `given` overrides its fields. */
export function candidate(given: Partial<Candidate> = {}): Candidate {
  return {
    id: randomUUID(),
    form: "contact",
    reference: `KG-${randomBytes(8).toString("hex").toUpperCase()}`,
    receivedAt: Date.now(),
    state: "received",
    fields: { name: "Ama", email: "ama@example.org" },
    key: randomUUID(),
    formerKeys: [],
    mail: [],
    ...given,
  };
}

export function newMail(given: Partial<NewMail> = {}): NewMail {
  return { id: randomUUID(), kind: "staff-notification", to: "staff@example.org", ...given };
}

/** A submission with a unique key, a receipt subject to the daily limit, and a mail to staff. */
export function formWithMail(key: string = randomUUID()): Candidate {
  const atMost = { count: 3, since: 0 };
  const receipt = newMail({ kind: "receipt", to: `${key}@example.org`, atMost });
  return candidate({ key, mail: [receipt, newMail()] });
}
