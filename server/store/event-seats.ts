import { randomUUID } from "node:crypto";
import type { Query } from "./database.ts";
import { readFields, type SealedDatabase, type SealedTransaction } from "./keys.ts";
import { insertMail } from "./outbox.ts";
import type { EventLimit, Store } from "./store.ts";
import type { Placement, Submission } from "./submission.ts";

export const placementColumns = `is_waiting, CASE WHEN is_waiting = 1 THEN (
  SELECT COUNT(*) FROM event_turn AS ahead
  WHERE ahead.event = own.event AND ahead.is_waiting = 1 AND ahead.turn <= own.turn
) END AS waiting_number`;
export const joinedTurn = "LEFT JOIN event_turn AS own ON own.submission_id = submission.id";

export interface PlacementRow {
  is_waiting: number | null;
  waiting_number: number | null;
}

export function placementIn({ is_waiting, waiting_number }: PlacementRow): Placement | undefined {
  if (is_waiting === null) return undefined;
  return is_waiting === 1 ? { state: "waiting", number: Number(waiting_number) } : { state: "place" };
}

export async function placementOf(query: Query, id: string): Promise<Placement | undefined> {
  const sql = `SELECT ${placementColumns} FROM submission ${joinedTurn} WHERE submission.id = $1`;
  return (await query<PlacementRow>(sql, [id])).map(placementIn)[0];
}

export interface Turn {
  id: string;
  event: string;
  people: number;
}

/** Returns the name of the lock for any change of places at the event. */
export function turnLock(event: string): string {
  return `turns of ${event}`;
}

export function turnOf({ id, form, fields }: Pick<Submission, "id" | "form" | "fields">): Turn | undefined {
  if (form !== "event-registration") return undefined;
  return { id, event: String(fields.event), people: Number(fields.people ?? 1) };
}

/**
 * Adds a registration to the end of the queue and moves it up if there is room. Needs `turnLock`. Undefined if the
 * event has no limit.
 */
export async function takeTurn(
  transaction: SealedTransaction,
  turn: Turn,
  now: number,
): Promise<Placement | undefined> {
  if (!(await limitOf(transaction.query, turn.event))) return undefined;
  await insertTurn(transaction.query, turn, "waiting");
  await moveUp(transaction, turn.event, { now, newcomer: turn.id });
  return await placementOf(transaction.query, turn.id);
}

export async function eventOfTurn(read: Query, id: string): Promise<string | undefined> {
  return (await read<{ event: string }>("SELECT event FROM event_turn WHERE submission_id = $1", [id]))[0]?.event;
}

/** Frees the places of a registration for the next on the waitlist. Needs `turnLock`. */
export async function giveUpTurn(transaction: SealedTransaction, id: string, now: number): Promise<void> {
  const [freed] = await transaction.query<{ event: string }>(
    "DELETE FROM event_turn WHERE submission_id = $1 RETURNING event",
    [id],
  );
  if (freed) await moveUp(transaction, freed.event, { now });
}

/**
 * Moves registrations from the waitlist to free places, strictly in order: no large group is passed over. Needs
 * `turnLock`. Sends mail to each except the newcomer, who gets an immediate answer.
 */
export async function moveUp(
  transaction: SealedTransaction,
  event: string,
  { now, newcomer }: { now: number; newcomer?: string },
): Promise<void> {
  const { query } = transaction;
  const limit = await limitOf(query, event);
  if (!limit || limit.endsAt <= now) return;
  const [sum] = await query<{ taken: number }>(
    "SELECT COALESCE(SUM(people), 0) AS taken FROM event_turn WHERE event = $1 AND is_waiting = 0",
    [event],
  );
  let free = limit.places - Number(sum?.taken);
  if (free <= 0) return;
  const waiting = await query<Pick<Turn, "id" | "people">>(
    `SELECT submission_id AS id, people FROM event_turn WHERE event = $1 AND is_waiting = 1 ORDER BY turn LIMIT $2`,
    [event, free],
  );
  for (const { id, people } of waiting) {
    if (people > free) return;
    free -= people;
    await query("UPDATE event_turn SET is_waiting = 0 WHERE submission_id = $1", [id]);
    if (id !== newcomer) await tell(transaction, id, now);
  }
}

async function limitOf(query: Query, event: string): Promise<Required<EventLimit> | undefined> {
  const sql = 'SELECT event, places, ends_at AS "endsAt" FROM event_limit WHERE event = $1';
  return (await query<Required<EventLimit>>(sql, [event]))[0];
}

async function insertTurn(query: Query, { id, event, people }: Turn, state: Placement["state"]): Promise<void> {
  const highest = "SELECT COALESCE(MAX(turn), 0) AS turn FROM event_turn WHERE event = $1";
  const [last] = await query<{ turn: number }>(highest, [event]);
  await query("INSERT INTO event_turn (submission_id, event, turn, people, is_waiting) VALUES ($1, $2, $3, $4, $5)", [
    id,
    event,
    (last?.turn ?? 0) + 1,
    people,
    state === "waiting" ? 1 : 0,
  ]);
}

async function tell(transaction: SealedTransaction, id: string, now: number): Promise<void> {
  const { query, sealing } = transaction;
  const rows = await query<{ id: string; fields: string }>("SELECT id, fields FROM submission WHERE id = $1", [id]);
  for (const { email } of rows.map((row) => readFields(row, sealing) ?? {}))
    if (typeof email === "string")
      await insertMail(transaction, [{ id: randomUUID(), kind: "place-found", to: email }], { submissionId: id, now });
}

export function eventLimits({ read, write }: SealedDatabase): Pick<Store, "limitEvents"> {
  return {
    async limitEvents(events, now) {
      const known = await read<Required<EventLimit>>('SELECT event, places, ends_at AS "endsAt" FROM event_limit');
      for (const { event, places, endsAt } of events) {
        const earlier = known.find((limit) => limit.event === event);
        if (places === earlier?.places && (places === undefined || endsAt === earlier?.endsAt)) continue;
        if (places === undefined) await write((transaction) => lift(transaction, event, now));
        else await write((transaction) => limit(transaction, { event, places, endsAt }, now));
      }
      for (const { event } of known.filter(({ event }) => !events.some((other) => other.event === event)))
        await write((transaction) => drop(transaction, event));
    },
  };
}

async function limit(transaction: SealedTransaction, limit: Required<EventLimit>, now: number): Promise<void> {
  const { query, lock } = transaction;
  const { event, places, endsAt } = limit;
  await lock([turnLock(event)]);
  if (!(await limitOf(query, event))) await placeEarlier(transaction, event);
  await query(
    `INSERT INTO event_limit (event, places, ends_at) VALUES ($1, $2, $3)
     ON CONFLICT (event) DO UPDATE SET places = excluded.places, ends_at = excluded.ends_at`,
    [event, places, endsAt],
  );
  await moveUp(transaction, event, { now });
}

/** Anyone who registered before the limit existed was promised a place. */
async function placeEarlier({ query, sealing }: SealedTransaction, event: string): Promise<void> {
  const form = "event-registration";
  const rows = await query<{ id: string; fields: string }>(
    `SELECT id, fields FROM submission ${joinedTurn}
     WHERE form = $1 AND state = 'received' AND withdrawn_at IS NULL AND turn IS NULL ORDER BY received_at, id`,
    [form],
  );
  for (const row of rows) {
    const turn = turnOf({ id: row.id, form, fields: readFields(row, sealing) ?? {} });
    if (turn?.event === event) await insertTurn(query, turn, "place");
  }
}

const roomForAll = 2 ** 31 - 1;

async function lift(transaction: SealedTransaction, event: string, now: number): Promise<void> {
  const { query, lock } = transaction;
  await lock([turnLock(event)]);
  await query("UPDATE event_limit SET places = $2 WHERE event = $1", [event, roomForAll]);
  await moveUp(transaction, event, { now });
  await clear(transaction, event);
}

/** The event no longer exists, so no one gets mail about a place. */
async function drop(transaction: SealedTransaction, event: string): Promise<void> {
  await transaction.lock([turnLock(event)]);
  await clear(transaction, event);
}

async function clear({ query }: SealedTransaction, event: string): Promise<void> {
  for (const table of ["event_limit", "event_turn"]) await query(`DELETE FROM ${table} WHERE event = $1`, [event]);
}
