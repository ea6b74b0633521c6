import type { FormName } from "../../data/forms/every-form.ts";
import { type Database, type Query, type Transaction, where } from "./database.ts";
import { insertMail, mailLocks } from "./outbox.ts";
import type { NewMail, Store, Submission, SubmissionFilter } from "./store.ts";

interface Row {
  id: string;
  form: FormName;
  reference: string;
  received_at: number;
  state: Submission["state"];
  fields: string;
  withdrawn_at: number | null;
}

const select = "SELECT id, form, reference, received_at, state, fields, withdrawn_at FROM submission";
const pageLength = 200;

type Methods = Pick<Store, "hasKey" | "list" | "all" | "find" | "release" | "withdraw">;

export function submissions({ read, write, scrub }: Database): Methods {
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
      for await (const page of pages(read, { since: receivedSince, filter, length: pageLength })) yield* page;
    },
    async find(referenceOrId) {
      const name = referenceOrId.trim();
      const rows = await read<Row>(`${select} WHERE reference = $1 OR id = $2`, [
        name.toUpperCase(),
        name.toLowerCase(),
      ]);
      return rows.map(submission)[0];
    },
    release: (id, mail, now = Date.now()) => write((transaction) => release(transaction, { id, mail, now })),
    withdraw: (id, mail, now) => write((transaction) => withdraw(transaction, { id, mail, now })).finally(scrub),
  };
}

interface Span {
  since?: number;
  before?: number;
  filter?: Pick<SubmissionFilter, "form" | "state">;
  length: number;
}

/** Oldest first, a page at a time: nobody waits for more than that, nor holds more of it in memory. */
export async function* pages(read: Query, { since, before, filter = {}, length }: Span): AsyncIterable<Submission[]> {
  const { clause, values } = where({ ...conditions(filter), "received_at <": before });
  const [time, id, limit] = [1, 2, 3].map((place) => `$${values.length + place}`);
  const page = `${select} ${clause ? `${clause} AND` : "WHERE"} (received_at, id) > (${time}, ${id})
    ORDER BY received_at, id LIMIT ${limit}`;
  let last = { received_at: since ?? Number.MIN_SAFE_INTEGER, id: "" };
  for (let rows: Row[] = []; ; ) {
    rows = await read<Row>(page, [...values, last.received_at, last.id, length]);
    yield rows.map(submission);
    if (rows.length < length) return;
    last = rows.at(-1) ?? last;
  }
}

function conditions({ form, state, receivedSince }: SubmissionFilter) {
  return { "form =": form, "state =": state, "received_at >=": receivedSince };
}

function submission({ received_at, fields, withdrawn_at, ...row }: Row): Submission {
  const withdrawn = withdrawn_at === null ? {} : { withdrawnAt: withdrawn_at };
  return { ...row, receivedAt: received_at, fields: JSON.parse(fields), ...withdrawn };
}

type Change = { id: string; mail: readonly NewMail[]; now: number };

async function release(transaction: Transaction, { id, mail, now }: Change): Promise<boolean> {
  await transaction.lock(mailLocks(mail));
  const released = await transaction.query(
    "UPDATE submission SET state = 'received' WHERE id = $1 AND state = 'quarantined' RETURNING id",
    [id],
  );
  if (released.length > 0) await insertMail(transaction, mail, { submissionId: id, now });
  return released.length > 0;
}

async function withdraw(transaction: Transaction, { id, mail, now }: Change): Promise<boolean> {
  const { query } = transaction;
  const emptied = await query(
    "UPDATE submission SET fields = '{}', withdrawn_at = $2 WHERE id = $1 AND withdrawn_at IS NULL RETURNING id",
    [id, now],
  );
  if (emptied.length === 0) return false;
  for (const table of ["submission_address", "mail"])
    await query(`DELETE FROM ${table} WHERE submission_id = $1`, [id]);
  await insertMail(transaction, mail, { submissionId: id, now });
  return true;
}
