import { isDeepStrictEqual } from "node:util";
import { ReferenceConflict, StoreBusy, tuples } from "./database.ts";
import {
  type EncryptedDatabase,
  type EncryptedTransaction,
  type Encryption,
  fieldsPlace,
  readFields,
} from "./encryption.ts";
import { placementOf, takeTurn, turnLock, turnOf } from "./event-seats.ts";
import { insertMail } from "./outbox.ts";
import type { Acceptance, Candidate, Submission } from "./submission.ts";
import { insertAddresses, signsIn } from "./submissions.ts";

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
export async function accept(transaction: EncryptedTransaction, candidate: Candidate): Promise<Acceptance> {
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

/** Resolves to the answer for a candidate that is already stored, or to undefined. */
export async function repeated(
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
