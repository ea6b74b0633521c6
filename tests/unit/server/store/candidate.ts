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
    fingerprint: "contact: Ama",
    mail: [],
    ...given,
  };
}

export function newMail(given: Partial<NewMail> = {}): NewMail {
  return { id: randomUUID(), kind: "staff-notification", to: "staff@example.org", ...given };
}
