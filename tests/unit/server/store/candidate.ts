import { randomBytes, randomUUID } from "node:crypto";
import type { Store } from "../../../../server/store/store.ts";
import type { Candidate, NewMail } from "../../../../server/store/submission.ts";

/** Returns a plausible new submission. `given` overrides its fields. */
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

/** Returns a submission with a unique key, a receipt subject to the daily limit, and an email to staff. */
export function formWithMail(key: string = randomUUID()): Candidate {
  const atMost = { count: 3, since: 0 };
  const receipt = newMail({ kind: "receipt", to: `${key}@example.org`, atMost });
  return candidate({ key, mail: [receipt, newMail()] });
}

/** Runs work on many items, eight at once. The connection pool rejects work that waits 2 s for a connection. */
export async function aFewAtOnce<Item>(items: readonly Item[], work: (item: Item, index: number) => unknown) {
  const entries = items.entries();
  const worker = async () => {
    for (const [index, item] of entries) await work(item, index);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

export async function acceptAll(store: Store, sent: readonly Candidate[]): Promise<void> {
  await aFewAtOnce(sent, (one) => store.accept(one));
}
