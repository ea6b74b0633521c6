import { accept, repeated } from "./accept.ts";
import { checkKeys } from "./data-keys.ts";
import type { Database } from "./database.ts";
import { deletion } from "./deletion.ts";
import { eventLimits } from "./event-limits.ts";
import { checkHealth } from "./health.ts";
import { likeness } from "./lessons.ts";
import { type HashMark, readMarkKey } from "./mark-key.ts";
import { migrate } from "./migrate.ts";
import { outbox } from "./outbox.ts";
import { reseal } from "./reseal.ts";
import { type DataKey, sealedDatabase, sealingWith } from "./sealing.ts";
import type { Store } from "./store.ts";
import { submissions } from "./submissions.ts";
import { subscriptions } from "./subscriptions.ts";
import { suppressions } from "./suppressions.ts";

/** Migrates the database first. Closes it if that fails. */
export async function sqlStore(raw: Database, dataKeys: readonly DataKey[] = []): Promise<Store> {
  const database = sealedDatabase(raw, sealingWith(dataKeys));
  let hash: HashMark;
  try {
    await migrate(raw);
    await checkKeys(database);
    hash = await readMarkKey(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    accept: (candidate) => database.write((transaction) => accept(transaction, candidate)),
    repeated: (candidate) => repeated(database, candidate),
    ...submissions(database, hash),
    ...likeness(database, hash),
    ...deletion(database),
    ...eventLimits(database),
    ...outbox(database),
    ...subscriptions(database),
    ...suppressions(database),
    sealedWith: database.sealing.current,
    reseal: () => reseal(database).finally(database.scrub),
    ping: () => checkHealth(database, Date.now()),
    close: () => database.close(),
  };
}
