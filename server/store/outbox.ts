import { day } from "../times.ts";
import { addressKey } from "./address-key.ts";
import { anyOf, type Transaction, where } from "./database.ts";
import { type EncryptedDatabase, type EncryptedTransaction, type Encryption, openedOrNone } from "./encryption.ts";
import type { Store } from "./store.ts";
import type { MailJob, MailKind, MailResult, NewMail } from "./submission.ts";

interface Row {
  id: string;
  submission_id: string;
  kind: MailJob["kind"];
  recipient: string;
  created_at: number;
  state: MailJob["state"];
  attempts: number;
  due_at: number;
  answer: string;
}

const columns = "id, submission_id, kind, recipient, created_at, state, attempts, due_at, answer";

/** Maximum wait for a retry, in milliseconds. A later due time was set by a clock that was ahead. */
const maxWait = 2 * day;

type Methods = Pick<Store, "claimMail" | "settleMail" | "listMail" | "retryMail" | "mailTo">;

/** Returns the encryption context of an email's recipient. */
export function mailPlace(id: string): string {
  return `mail.recipient ${id}`;
}

/** Returns the store's methods for mail. `onSettled` runs in the transaction that settles an email. */
export function outbox(
  { read, write, takeRows, encryption }: EncryptedDatabase,
  onSettled: (transaction: Transaction, id: string, state: MailResult["state"], now: number) => Promise<void>,
): Methods {
  const mailJob = (row: Row) => mailJobIn(row, encryption);
  // MATERIALIZED, because PostgreSQL may rerun a plain subquery for each row and then exceed the limit.
  const claim = `
    WITH due AS MATERIALIZED (
      SELECT id FROM mail WHERE state = 'waiting' AND (due_at <= $1 OR due_at > $4)
      ORDER BY due_at, id LIMIT $2 ${takeRows}
    )
    UPDATE mail SET due_at = $3, attempts = attempts + 1 WHERE id IN (SELECT id FROM due) RETURNING ${columns}`;
  return {
    async claimMail({ now, lease, limit }) {
      const rows = await write(({ query }) => query<Row>(claim, [now, limit, now + lease, now + maxWait]));
      return rows.map(mailJob).sort((one, other) => one.createdAt - other.createdAt);
    },
    settleMail: (id, result, now = Date.now()) =>
      write(async (transaction) => {
        const { query } = transaction;
        await onSettled(transaction, id, result.state, now);
        // Sent mail stays sent, even if a slower process that claimed it earlier reports a failure.
        if (result.state === "sent") await query("UPDATE mail SET state = 'sent', answer = '' WHERE id = $1", [id]);
        else if (result.state === "left-out") await query("DELETE FROM mail WHERE id = $1 AND state <> 'sent'", [id]);
        else {
          const { state, answer } = result;
          const due = "dueAt" in result ? result.dueAt : 0;
          const update = "UPDATE mail SET state = $2, answer = $3, due_at = $4 WHERE id = $1 AND state = 'waiting'";
          await query(update, [id, state, answer, due]);
        }
      }),
    async listMail({ state, submissionId, limit = Number.MAX_SAFE_INTEGER } = {}) {
      const { clause, values } = where({ "state =": state, "submission_id =": submissionId });
      const order = `ORDER BY created_at DESC, id DESC LIMIT $${values.length + 1}`;
      return (await read<Row>(`SELECT ${columns} FROM mail ${clause} ${order}`, [...values, limit])).map(mailJob);
    },
    retryMail: (id, now) =>
      write(async ({ query }) => {
        const update = "UPDATE mail SET state = 'waiting', attempts = 0, due_at = $2 WHERE id = $1 AND state <> 'sent'";
        return (await query(`${update} RETURNING id`, [id, now])).length > 0;
      }),
    async mailTo(address) {
      const hashes = encryption.addressHashes(address);
      const select = `SELECT ${columns} FROM mail WHERE address IN ${anyOf(hashes)} ORDER BY created_at, id`;
      return (await read<Row>(select, hashes)).map(mailJob);
    },
  };
}

function mailJobIn({ submission_id, recipient, created_at, due_at, ...row }: Row, encryption: Encryption): MailJob {
  const to = openedOrNone(recipient, mailPlace(row.id), encryption);
  return { ...row, submissionId: submission_id, to, createdAt: created_at, dueAt: due_at };
}

/**
 * Puts mail into the outbox, due now, and resolves to the kinds that were inserted. Leaves out mail above `atMost`.
 * Locks addresses, because two transactions must not both find room. Call it after all other locks of the transaction.
 */
export async function insertMail(
  { change, lock, encryption }: EncryptedTransaction,
  mail: readonly NewMail[],
  { submissionId, now }: { submissionId: string; now: number },
): Promise<MailKind[]> {
  const locked = lock(mail.flatMap(({ kind, to, atMost }) => (atMost ? [`${kind} ${addressKey(to)}`] : [])));
  const inserted = mail.map(({ id, kind, to, atMost }) => {
    const row = [id, submissionId, kind, encryption.encrypt(to, mailPlace(id)), now, encryption.hashAddress(to)];
    if (!atMost) return change(insert, row);
    const hashes = encryption.addressHashes(to);
    // Finds a row if the address has already had `count` such emails since `since`. Needs only the index.
    const had = `SELECT 1 FROM mail WHERE kind = $3 AND created_at >= $7 AND address IN ${anyOf(hashes, 9)}
      LIMIT 1 OFFSET $8`;
    return change(`${insert} WHERE NOT EXISTS (${had})`, [...row, atMost.since, atMost.count - 1, ...hashes]);
  });
  const [counts] = await Promise.all([Promise.all(inserted), locked]);
  return mail.flatMap(({ kind }, index) => (counts[index] ? [kind] : []));
}

const insert = `INSERT INTO mail (${columns}, address) SELECT $1, $2, $3, $4, $5, 'waiting', 0, $5, '', $6`;
