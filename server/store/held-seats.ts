import type { FormName } from "../../data/forms/every-form.ts";
import { heldSeat } from "../../data/held-seats.ts";
import { minute } from "../times.ts";
import { anyOf, type Transaction } from "./database.ts";
import { type EncryptedDatabase, readFields } from "./encryption.ts";
import { moveUp, notSent, placementOf, takeTurn, turnLock, turnOf } from "./event-seats.ts";
import type { Store } from "./store.ts";
import type { MailResult } from "./submission.ts";

const heldFor = heldSeat.minutes * minute;

/**
 * Starts the hour of a held seat when the mail with its link is sent. If the mail cannot be sent, the hold ends. If the
 * recipient wants no mail, the seat stays without a hold.
 */
export async function mailSettled({ change }: Transaction, id: string, state: MailResult["state"], now: number) {
  if (state === "waiting") return;
  const until = { sent: now + heldFor, dead: now, "left-out": 0 }[state];
  await change(
    // Without mail, a registration that takes its seats only with the link gets none, so it expires.
    `UPDATE event_turn SET held_until = CASE people WHEN 0 THEN ${now + heldFor} ELSE CAST($2 AS BIGINT) END WHERE held_until = $3 AND is_waiting = 0 AND submission_id IN
      (SELECT submission_id FROM mail WHERE id = $1 AND kind IN ('receipt', 'place-found'))`,
    [id, until, notSent],
  );
}

export function heldSeats({ read, write, encryption }: EncryptedDatabase): Pick<Store, "keepSeats" | "expireSeats"> {
  return {
    async keepSeats(id, now) {
      const sql =
        "SELECT id, form, fields FROM submission WHERE id = $1 AND state = 'received' AND withdrawn_at IS NULL";
      const [row] = await read<{ id: string; form: FormName; fields: string }>(sql, [id]);
      const turn = row && turnOf({ ...row, fields: readFields(row, encryption) ?? {} });
      if (!turn) return undefined;
      return await write(async (transaction) => {
        const { query, lock } = transaction;
        await lock([turnLock(turn.event)]);
        const [own] = await query<{ people: number }>("SELECT people FROM event_turn WHERE submission_id = $1", [id]);
        if (own?.people === 0) {
          // Anyone can type any address, so an earlier registration counts only if its link was opened.
          const hashes = encryption.addressHashes(turn.email);
          const isUnopened = `held_until <> 0 AND submission_id IN
            (SELECT submission_id FROM submission_address WHERE address IN ${anyOf(hashes, 3)})`;
          const sql = `DELETE FROM event_turn WHERE event = $1 AND (submission_id = $2 OR ${isUnopened})`;
          await query(sql, [turn.event, id, ...hashes]);
        }
        if (!own || own.people === 0) await takeTurn(transaction, turn, { now, isHeld: false });
        await moveUp(transaction, turn.event, { now });
        const [kept] = await query<{ people: number }>(
          "UPDATE event_turn SET held_until = 0 WHERE submission_id = $1 RETURNING people",
          [id],
        );
        if (kept?.people !== 0) return await placementOf(query, id);
        await query("DELETE FROM event_turn WHERE submission_id = $1", [id]);
        return { state: "earlier" };
      });
    },
    async expireSeats(now) {
      const isOver = "is_waiting = 0 AND held_until BETWEEN 1 AND $1";
      const events = await read<{ event: string }>(`SELECT DISTINCT event FROM event_turn WHERE ${isOver}`, [now]);
      for (const { event } of events)
        await write(async (transaction) => {
          await transaction.lock([turnLock(event)]);
          await transaction.query(`DELETE FROM event_turn WHERE ${isOver} AND event = $2`, [now, event]);
          await moveUp(transaction, event, { now });
        });
      return events.length;
    },
  };
}
