import type { FormName } from "../../data/forms/every-form.ts";
import type { Fields } from "../../src/forms/intake-contract.ts";
import type { SignName } from "../spam/sign-labels.ts";
import { addressKey } from "./address-key.ts";
import { anyOf, type Query, tuples, where } from "./database.ts";
import {
  type EncryptedDatabase,
  type EncryptedTransaction,
  type Encryption,
  fieldsPlace,
  readFields,
} from "./encryption.ts";
import {
  eventOfTurn,
  giveUpTurn,
  joinedTurn,
  type PlacementRow,
  placementColumns,
  placementIn,
  type Turn,
  takeTurn,
  turnLock,
  turnOf,
} from "./event-seats.ts";
import { insertMail } from "./outbox.ts";
import type { Store } from "./store.ts";
import type { Submission, SubmissionFilter } from "./submission.ts";

/**
 * Maximum number of characters, more than any mailbox has. PostgreSQL's indexes reject text of a few thousand bytes,
 * and its text type rejects NUL.
 */
const maxAddressLength = 320;
const noAddress = /[\s\p{Cc}\p{Cs}]/u;

export function addressesIn(fields: Fields): string[] {
  const texts = Object.values(fields).filter((value) => typeof value === "string");
  return [...new Set(texts.map(addressKey))].filter(isAddress);
}

function isAddress(text: string): boolean {
  return text.length <= maxAddressLength && text.slice(1, -1).includes("@") && !noAddress.test(text);
}

interface Row extends PlacementRow {
  id: string;
  form: FormName;
  reference: string;
  received_at: number;
  state: Submission["state"];
  fields: string;
  withdrawn_at: number | null;
  page: string;
  answered_at: number;
  answered_by: string;
  signs: string;
}

const columns = "id, form, reference, received_at, state, fields, withdrawn_at, page, answered_at, answered_by, signs";
const select = `SELECT ${columns}, ${placementColumns} FROM submission ${joinedTurn}`;
const pageLength = 200;

type Reading = Pick<Store, "hasKey" | "list" | "all" | "find" | "withAddress" | "unreadable">;
type Marking = Pick<Store, "mark" | "forgetSenders" | "markAnswered">;
type Deciding = Pick<Store, "release" | "setAside" | "withdraw">;

export function submissions(database: EncryptedDatabase): Reading & Marking & Deciding {
  return { ...reading(database), ...marking(database), ...deciding(database) };
}

function reading(database: EncryptedDatabase): Reading {
  const { read, encryption } = database;
  const submission = (row: Row) => submissionIn(row, encryption);
  return {
    async hasKey(key) {
      return (await read("SELECT id FROM submission WHERE idempotency_key = $1", [key])).length > 0;
    },
    async list({ limit = Number.MAX_SAFE_INTEGER, ...filter } = {}) {
      const { clause, values } = where(conditions(filter));
      const order = `ORDER BY received_at DESC, id DESC LIMIT $${values.length + 1}`;
      return (await read<Row>(`${select} ${clause} ${order}`, [...values, limit])).map(submission);
    },
    async *all({ receivedSince, ...filter } = {}) {
      for await (const page of pages(database, { since: receivedSince, filter, length: pageLength })) yield* page;
    },
    async find(referenceOrId) {
      const name = referenceOrId.trim();
      const rows = await read<Row>(`${select} WHERE reference = $1 OR id = $2`, [
        name.toUpperCase(),
        name.toLowerCase(),
      ]);
      return rows.map(submission)[0];
    },
    async withAddress(address) {
      const hashes = encryption.addressHashes(address);
      const ofAddress = `id IN (SELECT submission_id FROM submission_address WHERE address IN ${anyOf(hashes)})`;
      const rows = await read<Row>(`${select} WHERE ${ofAddress} ORDER BY received_at, id`, hashes);
      return rows.map(submission);
    },
    async unreadable() {
      let count = 0;
      for await (const page of pages(database, { length: pageLength }))
        count += page.filter(({ isUnreadable }) => isUnreadable).length;
      return count;
    },
  };
}

function marking({ write, encryption }: EncryptedDatabase): Marking {
  return {
    mark: (text) => encryption.hash(text),
    forgetSenders: (before) =>
      write(async ({ change }) => {
        const sql = `UPDATE submission SET idempotency_key = ${withoutSender}
          WHERE idempotency_key LIKE 'same:%' AND received_at < $1`;
        await change(sql, [before]);
      }),
    markAnswered: (id, answered) =>
      write(async ({ query }) => {
        const update = "UPDATE submission SET answered_at = $2, answered_by = $3 WHERE id = $1 RETURNING id";
        return (await query(update, [id, answered?.at ?? 0, answered?.by ?? ""])).length > 0;
      }),
  };
}

/** Returns the methods that change a submission together with its mail and its turn at an event. */
function deciding(database: EncryptedDatabase): Deciding {
  const { read, write, scrub, encryption } = database;
  /** Runs `work` in a transaction that locks `event`, the event whose seats can change. */
  const locking = (event: string | undefined, work: (transaction: EncryptedTransaction) => Promise<boolean>) =>
    write(async (transaction) => {
      if (event) await transaction.lock([turnLock(event)]);
      return await work(transaction);
    });
  return {
    async release(id, mail, now = Date.now()) {
      const turn = await turnAsked(read, id, encryption);
      return await locking(turn?.event, async (transaction) => {
        const released = await transaction.query(
          "UPDATE submission SET state = 'received', signs = '[]' WHERE id = $1 AND state = 'quarantined' RETURNING id",
          [id],
        );
        if (released.length === 0) return false;
        await insertMail(transaction, mail, { submissionId: id, now });
        if (turn) await takeTurn(transaction, turn, { now, isHeld: false });
        return true;
      });
    },
    async setAside(id, now = Date.now()) {
      return await locking(await eventOfTurn(read, id), async (transaction) => {
        const set = await transaction.query(
          "UPDATE submission SET state = 'quarantined', signs = $2 WHERE id = $1 AND withdrawn_at IS NULL RETURNING id",
          [id, JSON.stringify(byHand)],
        );
        if (set.length === 0) return false;
        await transaction.query("DELETE FROM mail WHERE submission_id = $1 AND state = 'waiting'", [id]);
        await giveUpTurn(transaction, id, now);
        return true;
      });
    },
    async withdraw(id, mail, now) {
      const withdrawn = locking(await eventOfTurn(read, id), async (transaction) => {
        const { query } = transaction;
        const emptied = await query(
          `UPDATE submission SET fields = $2, withdrawn_at = $3, signs = '[]', idempotency_key = ${withoutSender}
           WHERE id = $1 AND withdrawn_at IS NULL RETURNING id`,
          [id, encryption.encrypt("{}", fieldsPlace(id)), now],
        );
        if (emptied.length === 0) return false;
        for (const table of ["submission_address", "mail"])
          await query(`DELETE FROM ${table} WHERE submission_id = $1`, [id]);
        await insertMail(transaction, mail, { submissionId: id, now });
        await giveUpTurn(transaction, id, now);
        return true;
      });
      return await withdrawn.finally(scrub);
    },
  };
}

/**
 * SQL that replaces the computed key of a form that was sent without a key. To a person who has all secrets, the
 * computed key would reveal the sender and the fields.
 */
const withoutSender = "CASE WHEN idempotency_key LIKE 'same:%' THEN 'past:' || id ELSE idempotency_key END";

const byHand: readonly SignName[] = ["by hand"];

/**
 * Resolves to the turn that a registration asks for, if any. Runs before the transaction, because the transaction must
 * lock the turn's event before it reads.
 */
async function turnAsked(read: Query, id: string, encryption: Encryption): Promise<Turn | undefined> {
  const sql = "SELECT id, form, fields FROM submission WHERE id = $1";
  const rows = await read<Pick<Row, "id" | "form" | "fields">>(sql, [id]);
  return rows.map((row) => turnOf({ ...row, fields: readFields(row, encryption) ?? {} }))[0];
}

interface Span {
  since?: number;
  before?: number;
  filter?: Pick<SubmissionFilter, "form" | "state">;
  length: number;
}

/** Yields pages, oldest first, to limit memory and the time that other work waits. */
export async function* pages(
  { read, encryption }: EncryptedDatabase,
  { since, before, filter = {}, length }: Span,
): AsyncIterable<Submission[]> {
  const { clause, values } = where({ ...conditions(filter), "received_at <": before });
  const [time, id, limit] = [1, 2, 3].map((place) => `$${values.length + place}`);
  const page = `${select} ${clause ? `${clause} AND` : "WHERE"} (received_at, id) > (${time}, ${id})
    ORDER BY received_at, id LIMIT ${limit}`;
  let last = { received_at: since ?? Number.MIN_SAFE_INTEGER, id: "" };
  for (let rows: Row[] = []; ; ) {
    rows = await read<Row>(page, [...values, last.received_at, last.id, length]);
    yield rows.map((row) => submissionIn(row, encryption));
    if (rows.length < length) return;
    last = rows.at(-1) ?? last;
  }
}

function conditions({ form, state, receivedSince }: SubmissionFilter) {
  return { "form =": form, "state =": state, "received_at >=": receivedSince };
}

function submissionIn(stored: Row, encryption: Encryption): Submission {
  const { received_at, fields, withdrawn_at, page, answered_at, answered_by, signs, ...others } = stored;
  const { is_waiting, held_until, waiting_number, ...row } = others;
  const read = readFields({ id: row.id, fields }, encryption);
  return {
    ...row,
    receivedAt: received_at,
    ...(read ? { fields: read } : { fields: {}, isUnreadable: true as const }),
    withdrawnAt: withdrawn_at ?? undefined,
    page: page || undefined,
    signs: signsIn(signs),
    answered: answered_at ? { at: answered_at, by: answered_by } : undefined,
    placement: placementIn({ is_waiting, held_until, waiting_number }),
  };
}

/** Parses the stored reasons. Undefined if there are none. Earlier versions stored objects instead of names. */
export function signsIn(stored: string): SignName[] | undefined {
  if (stored === "[]") return undefined;
  return JSON.parse(stored).map((sign: SignName | { name: SignName }) => (typeof sign === "string" ? sign : sign.name));
}

export async function insertAddresses(
  { query, encryption }: EncryptedTransaction,
  { id, fields }: Pick<Submission, "id" | "fields">,
): Promise<void> {
  const rows = addressesIn(fields).map((address) => [encryption.hashAddress(address), id]);
  if (rows.length === 0) return;
  await query(`INSERT INTO submission_address (address, submission_id) VALUES ${tuples(rows)}`, rows.flat());
}
