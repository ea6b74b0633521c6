import { expect } from "vitest";
import type { Store } from "../../../../server/store/store.ts";
import { formWithMail } from "./candidate.ts";

/** A writer's record: every key sent, with its id once acknowledged. */
export type Ledger = Map<string, string | undefined>;

/**
 * Sends every key again, as the page does. Asserts that each submission is then stored exactly once and has two emails,
 * and that acknowledged ones keep their id.
 */
export async function expectWhole(store: Store, ledger: Ledger): Promise<void> {
  const entries = ledger.entries();
  const sendAgain = async () => {
    for (const [key, acknowledged] of entries) {
      const answer = await store.accept(formWithMail(key));
      const expected = acknowledged ? { outcome: "repeated", submission: { id: acknowledged } } : { submission: {} };
      expect(answer).toMatchObject(expected);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sendAgain));
  const stored = await store.list();
  expect(stored).toHaveLength(ledger.size);
  const mailed = (await store.listMail()).map(({ kind, submissionId }) => `${submissionId} ${kind}`);
  const caused = stored.flatMap(({ id }) => [`${id} receipt`, `${id} staff-notification`]);
  expect(mailed.toSorted()).toEqual(caused.toSorted());
}
