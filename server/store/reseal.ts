import { setTimeout as pause } from "node:timers/promises";
import type { Value } from "./database.ts";
import { dropOtherKeys, fieldsPlace, type SealedDatabase, type SealedTransaction } from "./keys.ts";
import { mailPlace } from "./outbox.ts";
import type { Store } from "./store.ts";
import { insertAddresses } from "./submissions.ts";
import { moveSubscription, subscriptionPlace } from "./subscriptions.ts";

/** Milliseconds. The longest time that one step blocks other work, and the pause before the next step. */
const [longestStep, turn] = [10, 40];
const rowsRead = 25;

/**
 * Encrypts all stored data with the current key. It skips current rows, so an interrupted run can be repeated. Rows
 * that other processes change meanwhile are already current.
 */
export async function reseal(database: SealedDatabase): ReturnType<Store["reseal"]> {
  const resealed = {
    submissions: await eachRow(database, { table: "submission", column: "fields" }, resealFields),
    mail: await eachRow(database, { table: "mail", column: "recipient" }, resealRecipient),
    subscriptions: await eachRow(database, { table: "subscription", key: "address", column: "mailbox" }, resealMailbox),
  };
  await dropOtherKeys(database);
  return resealed;
}

interface Row {
  id: string;
  stored: string;
}

async function eachRow(
  { write, sealing }: SealedDatabase,
  { table, key = "id", column }: { table: string; key?: string; column: string },
  change: (transaction: SealedTransaction, row: Row) => Promise<unknown[]>,
): Promise<number> {
  const page = `SELECT ${key} AS id, ${column} AS stored FROM ${table} WHERE ${key} > $1 ORDER BY ${key} LIMIT ${rowsRead}`;
  let count = 0;
  for (let step: Step | undefined = { last: "", changed: 0 }; step; ) {
    const { last }: Step = step;
    step = await write(async (transaction) => {
      const begun = performance.now();
      const done: Step = { last, changed: 0 };
      for (const row of await transaction.query<Row>(page, [last])) {
        if (!sealing.isCurrent(row.stored)) done.changed += (await change(transaction, row)).length;
        done.last = row.id;
        if (performance.now() - begun > longestStep) break;
      }
      return done.last === last ? undefined : done;
    });
    count += step?.changed ?? 0;
    if (step?.changed) await pause(turn);
  }
  return count;
}

interface Step {
  last: Value;
  changed: number;
}

async function resealFields(transaction: SealedTransaction, { id, stored }: Row): Promise<unknown[]> {
  const { query, sealing } = transaction;
  const text = sealing.open(stored, fieldsPlace(id));
  const changed = await query("UPDATE submission SET fields = $2 WHERE id = $1 AND fields = $3 RETURNING id", [
    id,
    sealing.seal(text, fieldsPlace(id)),
    stored,
  ]);
  if (changed.length === 0) return [];
  await query("DELETE FROM submission_address WHERE submission_id = $1", [id]);
  await insertAddresses(transaction, { id, fields: JSON.parse(text) });
  return changed;
}

async function resealRecipient({ query, sealing }: SealedTransaction, { id, stored }: Row): Promise<unknown[]> {
  const to = sealing.open(stored, mailPlace(id));
  return await query("UPDATE mail SET recipient = $2, address = $3 WHERE id = $1 AND recipient = $4 RETURNING id", [
    id,
    sealing.seal(to, mailPlace(id)),
    sealing.hide(to),
    stored,
  ]);
}

async function resealMailbox(transaction: SealedTransaction, { id, stored }: Row): Promise<unknown[]> {
  return await moveSubscription(transaction, id, transaction.sealing.open(stored, subscriptionPlace));
}
