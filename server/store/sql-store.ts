import { accept, repeated } from "./accept.ts";
import { copying } from "./copy.ts";
import { type Database, migrate } from "./database.ts";
import { deletion } from "./deletion.ts";
import { checkKeysIn, type DataKey, type EncryptedDatabase, encryptedDatabase, encryptionWith } from "./encryption.ts";
import { eventLimits } from "./event-seats.ts";
import { checkHealth } from "./health.ts";
import { heldSeats, mailSettled } from "./held-seats.ts";
import { outbox } from "./outbox.ts";
import { reencrypt } from "./reencrypt.ts";
import type { Store } from "./store.ts";
import type { MailJob } from "./submission.ts";
import { submissions } from "./submissions.ts";
import { subscriptions } from "./subscriptions.ts";

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
