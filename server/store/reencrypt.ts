import { setTimeout as pause } from "node:timers/promises";
import type { Value } from "./database.ts";
import {
  dropOtherKeys,
  type EncryptedDatabase,
  type EncryptedTransaction,
  type Encryption,
  fieldsPlace,
  notCurrent,
  WrongKey,
} from "./encryption.ts";
import { mailPlace } from "./outbox.ts";
import type { Store } from "./store.ts";
import { insertAddresses } from "./submissions.ts";
import { moveSubscription, subscriptionPlace } from "./subscriptions.ts";

/** Longest time that one step blocks other work, and pause before the next step, in milliseconds. */
const [maxStep, turn] = [10, 40];
const rowsRead = 25;

const columns = {
  submissions: { table: "submission", key: "id", column: "fields", place: fieldsPlace, change: resealFields },
  mail: { table: "mail", key: "id", column: "recipient", place: mailPlace, change: resealRecipient },
  subscriptions: {
    table: "subscription",
    key: "address",
    column: "mailbox",
    place: () => subscriptionPlace,
    change: resealMailbox,
  },
} as const;

const names = ["submissions", "mail", "subscriptions"] as const;

/**
 * Encrypts all stored data with the current key, and resolves to the numbers of changed rows. Skips current rows, so an
 * interrupted run can be repeated. Values that no key decrypts stay unchanged, and `left` counts them.
 */
export async function reencrypt(database: EncryptedDatabase): ReturnType<Store["reseal"]> {
  const resealed = { submissions: 0, mail: 0, subscriptions: 0 };
  for (const name of names) resealed[name] = await eachRow(database, columns[name]);
  const { rest, left } = await finish(database);
  for (const name of names) resealed[name] += rest[name];
  return { ...resealed, left };
}

/**
 * Encrypts the data that other processes have stored meanwhile. Then drops the other keys, unless a value still needs
 * one.
 */
async function finish({ writeKeys, encryption }: EncryptedDatabase) {
  return await writeKeys(async (transaction) => {
    const rest = { submissions: 0, mail: 0, subscriptions: 0 };
    let left = 0;
    for (const name of names) {
      const { table, key, column, place, change } = columns[name];
      const { condition, value } = notCurrent(column, encryption);
      const sql = `SELECT ${key} AS id, ${column} AS stored FROM ${table} WHERE ${condition}`;
      for (const row of await transaction.query<Row>(sql, [value])) {
        if (!canOpen(encryption, row.stored, place(row.id))) left++;
        else rest[name] += (await change({ ...transaction, encryption }, row)).length;
      }
    }
    if (left === 0) await dropOtherKeys(transaction, encryption);
    return { rest, left };
  });
}

interface Row {
  id: string;
  stored: string;
}

async function eachRow(
  { read, write, encryption }: EncryptedDatabase,
  { table, key, column, place, change }: (typeof columns)[keyof typeof columns],
): Promise<number> {
  const page = `SELECT ${key} AS id, ${column} AS stored FROM ${table}
    WHERE ${key} > $1 AND ${key} <= $2 ORDER BY ${key} LIMIT ${rowsRead}`;
  // Other processes may add rows faster than this one reads them.
  const [end] = await read<{ id: string | null }>(`SELECT MAX(${key}) AS id FROM ${table}`);
  let count = 0;
  for (let step: Step | undefined = { last: "", changed: 0 }; step; ) {
    const { last }: Step = step;
    step = await write(async (transaction) => {
      const begun = performance.now();
      const done: Step = { last, changed: 0 };
      for (const row of await transaction.query<Row>(page, [last, end?.id ?? ""])) {
        if (!encryption.isCurrent(row.stored) && canOpen(encryption, row.stored, place(row.id)))
          done.changed += (await change(transaction, row)).length;
        done.last = row.id;
        if (performance.now() - begun > maxStep) break;
      }
      return done.last === last ? undefined : done;
    });
    count += step?.changed ?? 0;
    if (step?.changed) await pause(turn);
  }
  return count;
}

function canOpen(encryption: Encryption, stored: string, place: string): boolean {
  try {
    encryption.decrypt(stored, place);
    return true;
  } catch (error) {
    if (error instanceof WrongKey) return false;
    throw error;
  }
}

interface Step {
  last: Value;
  changed: number;
}

async function resealFields(transaction: EncryptedTransaction, { id, stored }: Row): Promise<unknown[]> {
  const { query, encryption } = transaction;
  const text = encryption.decrypt(stored, fieldsPlace(id));
  const changed = await query("UPDATE submission SET fields = $2 WHERE id = $1 AND fields = $3 RETURNING id", [
    id,
    encryption.encrypt(text, fieldsPlace(id)),
    stored,
  ]);
  if (changed.length === 0) return [];
  await query("DELETE FROM submission_address WHERE submission_id = $1", [id]);
  await insertAddresses(transaction, { id, fields: JSON.parse(text) });
  return changed;
}

async function resealRecipient({ query, encryption }: EncryptedTransaction, { id, stored }: Row): Promise<unknown[]> {
  const to = encryption.decrypt(stored, mailPlace(id));
  return await query("UPDATE mail SET recipient = $2, address = $3 WHERE id = $1 AND recipient = $4 RETURNING id", [
    id,
    encryption.encrypt(to, mailPlace(id)),
    encryption.hashAddress(to),
    stored,
  ]);
}

async function resealMailbox(transaction: EncryptedTransaction, { id, stored }: Row): Promise<unknown[]> {
  return await moveSubscription(transaction, id, transaction.encryption.decrypt(stored, subscriptionPlace));
}
