import { insertTurn, limitOf, moveUp, turnLock, turnOf } from "./event-turns.ts";
import { joinedTurn } from "./placements.ts";
import { openFields } from "./sealed-fields.ts";
import type { SealedDatabase, SealedTransaction } from "./sealing.ts";
import type { EventLimit, Store } from "./store.ts";

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
    const turn = turnOf({ id: row.id, form, fields: openFields(row, sealing) });
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
