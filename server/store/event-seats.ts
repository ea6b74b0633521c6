import { randomUUID } from "node:crypto";
import { anyOf, type Query } from "./database.ts";
import { type EncryptedDatabase, type EncryptedTransaction, readFields } from "./encryption.ts";
import { insertMail } from "./outbox.ts";
import type { EventLimit, Store } from "./store.ts";
import type { Placement, Submission } from "./submission.ts";

export const placementColumns = `is_waiting, held_until, CASE WHEN is_waiting = 1 THEN (
  SELECT COUNT(*) FROM event_turn AS ahead
  WHERE ahead.event = own.event AND ahead.is_waiting = 1 AND ahead.turn <= own.turn AND (ahead.people > 0 OR ahead.turn = own.turn)
) END AS waiting_number`;
export const joinedTurn = "LEFT JOIN event_turn AS own ON own.submission_id = submission.id";

export interface PlacementRow {
  is_waiting: number | null;
  held_until: number | null;
  waiting_number: number | null;
}

export function placementIn({ is_waiting, held_until, waiting_number }: PlacementRow): Placement | undefined {
  if (is_waiting === null) return undefined;
  if (is_waiting === 1) return { state: "waiting", number: Number(waiting_number) };
  return { state: "place", ...(held_until === 0 ? {} : { isHeld: true }) };
}

export async function placementOf(query: Query, id: string): Promise<Placement | undefined> {
  const sql = `SELECT ${placementColumns} FROM submission ${joinedTurn} WHERE submission.id = $1`;
  return (await query<PlacementRow>(sql, [id])).map(placementIn)[0];
}

export interface Turn {
  id: string;
  event: string;
  people: number;
  /** The sender's address. Only one registration per address counts for an event. */
  email: string;
}

/** End of a hold whose mail has not been sent. The hour of the hold begins when the mail is sent. */
export const notSent = Number.MAX_SAFE_INTEGER;

/** Returns the name of the lock for any change of seats at the event. */
export function turnLock(event: string): string {
  return `turns of ${event}`;
}

export function turnOf({ id, form, fields }: Pick<Submission, "id" | "form" | "fields">): Turn | undefined {
  if (form !== "event-registration") return undefined;
  return { id, event: String(fields.event), people: Number(fields.people ?? 1), email: String(fields.email ?? "") };
}

/**
 * Gives a registration its seats if they are free, or else a number on the waitlist. Resolves to undefined if the event
 * has no limit. Needs `turnLock`. A second registration of an address is stored with no people. `isHeld` holds the
 * seats until the sender opens the link in the receipt. With `isCrowded`, the registration gets free seats only when
 * the sender opens that link. Sends both statements at once, because others wait for the lock.
 */
export async function takeTurn(
  { query, encryption }: EncryptedTransaction,
  { id, event, people, email }: Turn,
  { now, isHeld, isCrowded = false }: { now: number; isHeld: boolean; isCrowded?: boolean },
): Promise<Placement | undefined> {
  const hashes = encryption.addressHashes(email);
  // PostgreSQL infers the type of a parameter from its first use, so numbers need a cast.
  const isFree = `ends_at > $4 AND CAST($3 AS INTEGER) <= places - ${taken}`;
  const hasReceipt = "EXISTS (SELECT 1 FROM mail WHERE submission_id = $1 AND kind = 'receipt')";
  const insert = `INSERT INTO event_turn (submission_id, event, turn, people, is_waiting, held_until)
    SELECT $1, event, COALESCE((SELECT MAX(turn) FROM event_turn WHERE event = $2), 0) + 1,
      CASE WHEN EXISTS (
        SELECT 1 FROM event_turn AS earlier JOIN submission_address ON submission_address.submission_id = earlier.submission_id
        WHERE earlier.event = $2 AND earlier.submission_id <> $1 AND address IN ${anyOf(hashes, 6)}
      ) ${isCrowded ? `OR ${isFree} AND ${hasReceipt}` : ""} THEN 0 ELSE CAST($3 AS INTEGER) END,
      CASE WHEN ${isFree} THEN 0 ELSE 1 END,
      CASE WHEN ${hasReceipt} THEN CAST($5 AS BIGINT) ELSE 0 END
    FROM event_limit WHERE event = $2`;
  const inserted = query(insert, [id, event, people, now, isHeld ? notSent : 0, ...hashes]);
  const [placement] = await Promise.all([placementOf(query, id), inserted]);
  return placement;
}

const taken = "COALESCE((SELECT SUM(people) FROM event_turn WHERE event = $2 AND is_waiting = 0), 0)";

export async function eventOfTurn(read: Query, id: string): Promise<string | undefined> {
  return (await read<{ event: string }>("SELECT event FROM event_turn WHERE submission_id = $1", [id]))[0]?.event;
}

/** Frees the seats of a registration for the next on the waitlist. Needs `turnLock`. */
export async function giveUpTurn(transaction: EncryptedTransaction, id: string, now: number): Promise<void> {
  const [freed] = await transaction.query<{ event: string }>(
    "DELETE FROM event_turn WHERE submission_id = $1 RETURNING event",
    [id],
  );
  if (freed) await moveUp(transaction, freed.event, { now });
}

/**
 * Moves registrations from the waitlist to free seats, in order. A party larger than the free seats waits, and those
 * behind it move up. Queues mail to each registration that moves up. Needs `turnLock`.
 */
export async function moveUp(
  transaction: EncryptedTransaction,
  event: string,
  { now }: { now: number },
): Promise<void> {
  const { query } = transaction;
  const limit = await limitOf(query, event);
  if (!limit || limit.endsAt <= now) return;
  const [sum] = await query<{ taken: number }>(
    "SELECT COALESCE(SUM(people), 0) AS taken FROM event_turn WHERE event = $1 AND is_waiting = 0",
    [event],
  );
  let free = limit.seats - Number(sum?.taken);
  if (free <= 0) return;
  const waiting = await query<Pick<Turn, "id" | "people">>(
    `SELECT submission_id AS id, people FROM event_turn
     WHERE event = $1 AND is_waiting = 1 AND people BETWEEN 1 AND $2 ORDER BY turn`,
    [event, free],
  );
  for (const { id, people } of waiting) {
    if (people > free || !(await tell(transaction, id, now))) continue;
    free -= people;
    await query("UPDATE event_turn SET is_waiting = 0 WHERE submission_id = $1", [id]);
  }
}

async function limitOf(query: Query, event: string): Promise<Required<EventLimit> | undefined> {
  const sql = 'SELECT event, places AS seats, ends_at AS "endsAt" FROM event_limit WHERE event = $1';
  return (await query<Required<EventLimit>>(sql, [event]))[0];
}

/** Queues mail about the seats. Resolves to false, without mail, if no key decrypts the registration. */
async function tell(transaction: EncryptedTransaction, id: string, now: number): Promise<boolean> {
  const { query, encryption } = transaction;
  const rows = await query<{ id: string; fields: string }>("SELECT id, fields FROM submission WHERE id = $1", [id]);
  const [fields] = rows.map((row) => readFields(row, encryption));
  if (!fields) return false;
  const { email } = fields;
  if (typeof email === "string")
    await insertMail(transaction, [{ id: randomUUID(), kind: "place-found", to: email }], { submissionId: id, now });
  return true;
}

export function eventLimits({ read, write }: EncryptedDatabase): Pick<Store, "limitEvents"> {
  return {
    async limitEvents(events, now) {
      const known = await read<Required<EventLimit>>(
        'SELECT event, places AS seats, ends_at AS "endsAt" FROM event_limit',
      );
      for (const { event, seats, endsAt } of events) {
        const earlier = known.find((limit) => limit.event === event);
        if (seats === earlier?.seats && (seats === undefined || endsAt === earlier?.endsAt)) continue;
        if (seats === undefined) await write((transaction) => lift(transaction, event, now));
        else await write((transaction) => limit(transaction, { event, seats, endsAt }, now));
      }
      for (const { event } of known.filter(({ event }) => !events.some((other) => other.event === event)))
        await write((transaction) => drop(transaction, event));
    },
  };
}

async function limit(transaction: EncryptedTransaction, limit: Required<EventLimit>, now: number): Promise<void> {
  const { query, lock } = transaction;
  const { event, seats, endsAt } = limit;
  await lock([turnLock(event)]);
  if (!(await limitOf(query, event))) await placeEarlier(transaction, event);
  await query(
    `INSERT INTO event_limit (event, places, ends_at) VALUES ($1, $2, $3)
     ON CONFLICT (event) DO UPDATE SET places = excluded.places, ends_at = excluded.ends_at`,
    [event, seats, endsAt],
  );
  await moveUp(transaction, event, { now });
}

/** Gives a seat to everyone who registered before the limit existed, because they were promised one. */
async function placeEarlier({ query, encryption }: EncryptedTransaction, event: string): Promise<void> {
  const form = "event-registration";
  const rows = await query<{ id: string; fields: string }>(
    `SELECT id, fields FROM submission ${joinedTurn}
     WHERE form = $1 AND state = 'received' AND withdrawn_at IS NULL AND turn IS NULL ORDER BY received_at, id`,
    [form],
  );
  for (const row of rows) {
    const turn = turnOf({ id: row.id, form, fields: readFields(row, encryption) ?? {} });
    if (turn?.event === event) await query(insertKept, [turn.id, event, turn.people]);
  }
}

const insertKept = `INSERT INTO event_turn (submission_id, event, turn, people, is_waiting)
  SELECT $1, $2, COALESCE((SELECT MAX(turn) FROM event_turn WHERE event = $2), 0) + 1, $3, 0`;

const roomForAll = 2 ** 31 - 1;

async function lift(transaction: EncryptedTransaction, event: string, now: number): Promise<void> {
  const { query, lock } = transaction;
  await lock([turnLock(event)]);
  await query("UPDATE event_limit SET places = $2 WHERE event = $1", [event, roomForAll]);
  await moveUp(transaction, event, { now });
  await clear(transaction, event);
}

/** Deletes the limit and the registrations of an event that no longer exists, so no one gets mail about a seat. */
async function drop(transaction: EncryptedTransaction, event: string): Promise<void> {
  await transaction.lock([turnLock(event)]);
  await clear(transaction, event);
}

async function clear({ query }: EncryptedTransaction, event: string): Promise<void> {
  for (const table of ["event_limit", "event_turn"]) await query(`DELETE FROM ${table} WHERE event = $1`, [event]);
}
