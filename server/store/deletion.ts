import { setImmediate as nextTurn } from "node:timers/promises";
import { anyOf, type Query } from "./database.ts";
import type { EncryptedDatabase } from "./encryption.ts";
import { moveUp, turnLock } from "./event-seats.ts";
import type { Store } from "./store.ts";
import { isExpired, latest, type Submission } from "./submission.ts";
import { pages } from "./submissions.ts";

/** Rows per transaction, so that other transactions wait only briefly, however much is deleted. */
const slice = 20;
const unlimited = { received: Number.POSITIVE_INFINITY, quarantined: Number.POSITIVE_INFINITY };

/** Returns methods that delete in small slices. An interrupted run can be repeated to delete the rest. */
export function deletion(database: EncryptedDatabase): Pick<Store, "forget" | "purge"> {
  const { read, write, scrub, rewrite, encryption } = database;
  const purge: Store["purge"] = async (expiry, { signal, max = unlimited } = {}) => {
    const left = { ...max };
    let purged = 0;
    for await (const page of pages(database, { before: latest(expiry), length: slice })) {
      const expired = page.filter((submission) => isExpired(submission, expiry) && left[submission.state]-- > 0);
      if (expired.length > 0) purged += await write(({ query }) => deleteAsRead(query, expired));
      if (signal?.aborted) break;
      await nextTurn();
    }
    return purged;
  };

  async function forget(address: string): ReturnType<Store["forget"]> {
    const hashes = encryption.addressHashes(address);
    const isIts = `address IN ${anyOf(hashes)}`;
    const ofAddress = `SELECT submission_id AS id FROM submission_address WHERE ${isIts} LIMIT ${slice}`;
    const mailTo = `SELECT id FROM mail WHERE ${isIts} LIMIT ${slice}`;
    const gone = { submissions: 0, mail: 0, subscriptions: 0 };
    const events = await read<{ event: string }>(
      `SELECT DISTINCT event FROM event_turn
       WHERE submission_id IN (SELECT submission_id FROM submission_address WHERE ${isIts})`,
      hashes,
    );
    const repeat = async (statements: readonly (readonly [counted: keyof typeof gone, sql: string])[]) => {
      for (let found = 1; found > 0; ) {
        found = 0;
        for (const [counted, count] of await write(({ query }) => each(query, statements, hashes))) {
          gone[counted] += count;
          found += count;
        }
      }
    };
    await repeat([
      ["mail", `DELETE FROM mail WHERE submission_id IN (${ofAddress}) RETURNING id`],
      ["submissions", `DELETE FROM submission WHERE id IN (${ofAddress}) RETURNING id`],
    ]);
    await repeat([["mail", `DELETE FROM mail WHERE id IN (${mailTo}) RETURNING id`]]);
    await repeat([["subscriptions", `DELETE FROM subscription WHERE ${isIts} RETURNING address`]]);
    for (const { event } of events)
      await write(async (transaction) => {
        await transaction.lock([turnLock(event)]);
        await moveUp(transaction, event, { now: Date.now() });
      });
    return gone;
  }

  return {
    forget: (address) => forget(address).finally(rewrite),
    purge: (expiry, options) => purge(expiry, options).finally(scrub),
  };
}

/** Deletes submissions, except those whose state has changed since they were read. */
async function deleteAsRead(query: Query, read: readonly Submission[]): Promise<number> {
  let deleted = 0;
  for (const state of ["received", "quarantined"] as const) {
    const ids = read.filter((submission) => submission.state === state).map(({ id }) => id);
    if (ids.length === 0) continue;
    const places = ids.map((_, index) => `$${index + 2}`).join(", ");
    const sql = `DELETE FROM submission WHERE state = $1 AND id IN (${places}) RETURNING id`;
    deleted += (await query(sql, [state, ...ids])).length;
  }
  return deleted;
}

async function each<Name>(query: Query, statements: readonly (readonly [Name, string])[], values: readonly string[]) {
  const counts: [Name, number][] = [];
  for (const [name, sql] of statements) counts.push([name, (await query(sql, values)).length]);
  return counts;
}
