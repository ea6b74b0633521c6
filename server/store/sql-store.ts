import { setImmediate as nextTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { copying } from "./copy.ts";
import { anyOf, type Database, migrate, type Query, ReferenceConflict, StoreBusy, tuples } from "./database.ts";
import {
  checkKeysIn,
  type DataKey,
  type EncryptedDatabase,
  type EncryptedTransaction,
  type Encryption,
  encryptedDatabase,
  encryptionWith,
  fieldsPlace,
  readFields,
} from "./encryption.ts";
import { eventLimits, moveUp, placementOf, takeTurn, turnLock, turnOf } from "./event-seats.ts";
import { checkHealth } from "./health.ts";
import { heldSeats, mailSettled } from "./held-seats.ts";
import { insertMail, outbox } from "./outbox.ts";
import { reencrypt } from "./reencrypt.ts";
import type { Store } from "./store.ts";
import { type Acceptance, type Candidate, isExpired, latest, type MailJob, type Submission } from "./submission.ts";
import { insertAddresses, pages, signsIn, submissions } from "./submissions.ts";
import { subscriptions } from "./subscriptions.ts";

/** Rows per transaction, so that other transactions wait only briefly, however much is deleted. */
const slice = 20;
const unlimited = { received: Number.POSITIVE_INFINITY, quarantined: Number.POSITIVE_INFINITY };

/** Returns methods that delete in small slices. An interrupted run can be repeated to delete the rest. */
function deletion(database: EncryptedDatabase): Pick<Store, "forget" | "purge"> {
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

function monitoring({ read, write }: EncryptedDatabase): Pick<Store, "summary" | "noteRun"> {
  return {
    async summary() {
      const [[row], mail, runs] = await Promise.all([
        read<{ total: number; quarantined: number }>(
          "SELECT COUNT(*) AS total, COUNT(CASE state WHEN 'quarantined' THEN 1 END) AS quarantined FROM submission",
        ),
        read<{ state: MailJob["state"]; count: number }>("SELECT state, COUNT(*) AS count FROM mail GROUP BY state"),
        read<{ job: string; run_at: number }>("SELECT job, run_at FROM last_run"),
      ]);
      const counts = Object.fromEntries(mail.map(({ state, count }) => [state, count]));
      return {
        submissions: row?.total ?? 0,
        quarantined: row?.quarantined ?? 0,
        mail: { waiting: 0, sent: 0, dead: 0, ...counts },
        ...Object.fromEntries(runs.map(({ job, run_at }) => [job, run_at])),
      };
    },
    noteRun: (job, at) =>
      write(async ({ query }) => {
        const insert = `INSERT INTO last_run (job, run_at) VALUES ($1, $2)
          ON CONFLICT (job) DO UPDATE SET run_at = excluded.run_at`;
        await query(insert, [job, at]);
      }),
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

interface Stored {
  id: string;
  reference: string;
  key: string;
  state: Submission["state"];
  signs: string;
  form: string;
  fields: string;
  withdrawn_at: number | null;
}

/** Stores the candidate. If a submission has one of its keys, resolves to that submission, or to a conflict. */
async function accept(transaction: EncryptedTransaction, candidate: Candidate): Promise<Acceptance> {
  const { id, reference, mail, receivedAt } = candidate;
  const turn = candidate.isLimited && candidate.state === "received" ? turnOf(candidate) : undefined;
  await transaction.lock(keyLocks(candidate));
  // A current key is unique in the table, so the insert itself finds a collision.
  const earlier = candidate.formerKeys.length > 0 && (await findStored(transaction, candidate));
  if (earlier) return await answerFor(transaction, earlier, candidate);
  if (!(await insertSubmission(transaction, candidate))) return await answerForCollision(transaction, candidate);
  // Locked late, so that registrations wait for each other only during the last statements and the commit.
  if (turn) void transaction.lock([turnLock(turn.event)]);
  // Sent without waiting for each other, so that PostgreSQL needs only one round trip.
  const sent = Promise.all([
    insertMail(transaction, mail, { submissionId: id, now: receivedAt }),
    turn &&
      takeTurn(transaction, turn, {
        now: receivedAt,
        isHeld: candidate.isHeld === true,
        isCrowded: candidate.isCrowded,
      }),
    insertAddresses(transaction, candidate),
  ]);
  transaction.end();
  const [inserted, placement] = await sent;
  return {
    outcome: "stored",
    submission: { id, reference, ...(placement && { placement }) },
    mail: inserted,
  };
}

async function repeated(
  { read, encryption }: EncryptedDatabase,
  candidate: Candidate,
): Promise<Acceptance | undefined> {
  const earlier = await findStored({ query: read }, candidate);
  return earlier && (await answerFor({ query: read, encryption }, earlier, candidate));
}

/** Returns the names to lock. None without former keys, because the unique key then decides which request is first. */
function keyLocks({ key, formerKeys }: Candidate): string[] {
  return formerKeys.length > 0 ? [key, ...formerKeys].map((name) => `key ${name}`) : [];
}

async function findStored(
  { query }: Pick<EncryptedTransaction, "query">,
  { key, formerKeys }: Candidate,
): Promise<Stored | undefined> {
  const keys = [key, ...formerKeys];
  const stored = await query<Stored>(
    `SELECT id, reference, idempotency_key AS key, signs, withdrawn_at, state, form, fields
     FROM submission WHERE idempotency_key IN ${tuples([keys])}`,
    keys,
  );
  return stored.sort((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key))[0];
}

async function answerFor(
  { query, encryption }: Pick<EncryptedTransaction, "query" | "encryption">,
  stored: Stored,
  candidate: Candidate,
): Promise<Acceptance> {
  const { id, reference, state } = stored;
  if (stored.withdrawn_at === null && !hasSameWords(stored, candidate, encryption)) return { outcome: "conflict" };
  const placement = candidate.isLimited ? await placementOf(query, id) : undefined;
  const submission = { id, reference, ...(placement && { placement }) };
  // The same row: an earlier try was committed, but the connection broke before its reply arrived.
  if (id === candidate.id) return { outcome: "stored", submission, mail: candidate.mail.map(({ kind }) => kind) };
  return { outcome: "repeated", submission, state, signs: signsIn(stored.signs) };
}

function hasSameWords(stored: Stored, candidate: Candidate, encryption: Encryption): boolean {
  return stored.form === candidate.form && isDeepStrictEqual(readFields(stored, encryption), candidate.fields);
}

const columns = "id, form, reference, received_at, state, fields, idempotency_key, page, signs";
const insert = `INSERT INTO submission (${columns}) VALUES ${tuples([columns.split(", ")])}
  ON CONFLICT DO NOTHING`;

async function insertSubmission({ change, encryption }: EncryptedTransaction, candidate: Candidate): Promise<boolean> {
  const { id, form, reference, receivedAt, state, fields, key } = candidate;
  const { page = "", signs = [] } = candidate;
  const sealed = encryption.encrypt(JSON.stringify(fields), fieldsPlace(id));
  const row = [id, form, reference, receivedAt, state, sealed, key];
  return (await change(insert, [...row, page, JSON.stringify(signs)])) > 0;
}

/** Resolves to the answer for a candidate whose key is taken. Rejects if only its reference or id is taken. */
async function answerForCollision(transaction: EncryptedTransaction, candidate: Candidate): Promise<Acceptance> {
  const winner = await findStored(transaction, candidate);
  if (winner) return await answerFor(transaction, winner, candidate);
  const { reference } = candidate;
  const taken = await transaction.query("SELECT id FROM submission WHERE reference = $1", [reference]);
  if (taken.length > 0) throw new ReferenceConflict(`store: another submission has the reference '${reference}'`);
  throw new StoreBusy("a submission with this key was deleted at this moment");
}

/** Resolves to the store after migrating the database. Closes the database if that fails. */
export async function sqlStore(raw: Database, dataKeys: readonly DataKey[] = []): Promise<Store> {
  const database = encryptedDatabase(raw, encryptionWith(dataKeys));
  try {
    await migrate(raw);
    await database.writeKeys((transaction) => checkKeysIn(transaction, database.encryption));
    return storeOn(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function storeOn(database: EncryptedDatabase): Store {
  return {
    accept: (candidate) => database.write((transaction) => accept(transaction, candidate)),
    repeated: (candidate) => repeated(database, candidate),
    ...submissions(database),
    ...deletion(database),
    ...monitoring(database),
    ...eventLimits(database),
    ...heldSeats(database),
    ...outbox(database, mailSettled),
    ...subscriptions(database),
    ...copying(database),
    keyId: database.encryption.current,
    reseal: () => reencrypt(database).finally(database.rewrite),
    async size() {
      return (await database.read<{ size: number }>(`SELECT ${database.size} AS size`))[0]?.size ?? 0;
    },
    ping: () => checkHealth(database, Date.now()),
    close: () => database.close(),
  };
}
