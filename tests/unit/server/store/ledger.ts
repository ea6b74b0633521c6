import { expect } from "vitest";
import type { Store } from "../../../../server/store/store.ts";
import { formWithMail } from "./form-with-mail.ts";

/** What a writer knows of each key: sent, and the id that was acknowledged once it was. */
export type Ledger = Map<string, string | undefined>;

/**
 * Nothing that was acknowledged is lost, nothing is stored twice, and each submission has its two mails: every key is
 * sent once more, as the page would, and answers for exactly one submission.
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
