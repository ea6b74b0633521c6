import { isDeepStrictEqual } from "node:util";
import type { Acceptance, Candidate } from "./acceptance.ts";
import { tuples } from "./database.ts";
import { takeTurn, turnLock, turnOf } from "./event-turns.ts";
import { insertMail, withinLimits } from "./outbox.ts";
import { placementOf } from "./placements.ts";
import { fieldsPlace, openFields } from "./sealed-fields.ts";
import type { SealedDatabase, SealedTransaction, Sealing } from "./sealing.ts";
import { ReferenceTaken, StoreBusy } from "./store-errors.ts";
import type { Submission } from "./submission.ts";
import { insertAddresses } from "./submissions.ts";

interface Stored {
  id: string;
  reference: string;
  fingerprint: string;
  key: string;
  state: Submission["state"];
  form: string;
  fields: string;
}

/** Stores the candidate, or answers with the submission that has one of its keys. */
export async function accept(transaction: SealedTransaction, candidate: Candidate): Promise<Acceptance> {
  const { id, reference, mail, receivedAt } = candidate;
  const turn = candidate.isLimited && candidate.state === "received" ? turnOf(candidate) : undefined;
  await transaction.lock([...keyLocks(candidate), ...(turn ? [turnLock(turn.event)] : [])]);
  // A current key is unique in the table, so the insert itself finds a collision.
  const earlier = candidate.formerKeys.length > 0 && (await findStored(transaction, candidate));
  if (earlier) return await answerFor(transaction, earlier, candidate);
  // Independent statements run concurrently, so PostgreSQL needs only one round trip.
  const [isNew, wanted] = await Promise.all([
    insertSubmission(transaction, candidate),
    withinLimits(transaction, mail),
  ]);
  if (!isNew) return await answerForCollision(transaction, candidate);
  const sent = Promise.all([
    insertMail(transaction, wanted, { submissionId: id, now: receivedAt }),
    insertAddresses(transaction, candidate),
  ]);
  if (!turn) transaction.end();
  const [inserted] = await sent;
  const placement = turn && (await takeTurn(transaction, turn, receivedAt));
  return {
    outcome: "stored",
    submission: { id, reference, ...(placement && { placement }) },
    mail: inserted,
  };
}

export async function repeated(
  { read, sealing }: SealedDatabase,
  candidate: Candidate,
): Promise<Acceptance | undefined> {
  const earlier = await findStored({ query: read }, candidate);
  return earlier && (await answerFor({ query: read, sealing }, earlier, candidate));
}

/** The unique key decides which request is first, except between a key and an equal former key. */
function keyLocks({ key, formerKeys }: Candidate): string[] {
  return formerKeys.length > 0 ? [key, ...formerKeys].map((name) => `key ${name}`) : [];
}

async function findStored(
  { query }: Pick<SealedTransaction, "query">,
  { key, formerKeys }: Candidate,
): Promise<Stored | undefined> {
  const keys = [key, ...formerKeys];
  const stored = await query<Stored>(
    `SELECT id, reference, fingerprint, idempotency_key AS key, state, form, fields
     FROM submission WHERE idempotency_key IN ${tuples([keys])}`,
    keys,
  );
  return stored.sort((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key))[0];
}

async function answerFor(
  { query, sealing }: Pick<SealedTransaction, "query" | "sealing">,
  stored: Stored,
  candidate: Candidate,
): Promise<Acceptance> {
  const { id, reference, fingerprint, state } = stored;
  if (fingerprint !== candidate.fingerprint && !hasSameWords(stored, candidate, sealing))
    return { outcome: "conflict" };
  const placement = candidate.isLimited ? await placementOf(query, id) : undefined;
  const submission = { id, reference, ...(placement && { placement }) };
  // The same row: an earlier try was committed, but the connection broke before its reply arrived.
  if (id === candidate.id) return { outcome: "stored", submission, mail: candidate.mail.map(({ kind }) => kind) };
  return { outcome: "repeated", submission, state };
}

/** A changed secret changes the fingerprint, so the fields themselves are compared. */
function hasSameWords(stored: Stored, candidate: Candidate, sealing: Sealing): boolean {
  return stored.form === candidate.form && isDeepStrictEqual(openFields(stored, sealing), candidate.fields);
}

const columns =
  "id, form, reference, received_at, state, fields, idempotency_key, fingerprint, page, signs, words_mark";
const insert = `INSERT INTO submission (${columns}) VALUES ${tuples([columns.split(", ")])}
  ON CONFLICT DO NOTHING`;

async function insertSubmission({ change, sealing }: SealedTransaction, candidate: Candidate): Promise<boolean> {
  const { id, form, reference, receivedAt, state, fields, key, fingerprint } = candidate;
  const { page = "", signs = [], wordsMark = "" } = candidate;
  const sealed = sealing.seal(JSON.stringify(fields), fieldsPlace(id));
  const row = [id, form, reference, receivedAt, state, sealed, key, fingerprint];
  return (await change(insert, [...row, page, JSON.stringify(signs), wordsMark])) > 0;
}

/** The key, the reference or the id is taken. Only a query can tell which. */
async function answerForCollision(transaction: SealedTransaction, candidate: Candidate): Promise<Acceptance> {
  const winner = await findStored(transaction, candidate);
  if (winner) return await answerFor(transaction, winner, candidate);
  const { reference } = candidate;
  const taken = await transaction.query("SELECT id FROM submission WHERE reference = $1", [reference]);
  if (taken.length > 0) throw new ReferenceTaken(`store: another submission has the reference '${reference}'`);
  throw new StoreBusy("a submission with this key was deleted at this moment");
}
