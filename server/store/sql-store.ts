import { accept, repeated } from "./accept.ts";
import type { Database } from "./database.ts";
import { deletion } from "./deletion.ts";
import { checkHealth } from "./health.ts";
import { migrate } from "./migrate.ts";
import { outbox } from "./outbox.ts";
import type { Store } from "./store.ts";
import { submissions } from "./submissions.ts";
import { subscriptions } from "./subscriptions.ts";
import { suppressions } from "./suppressions.ts";

/** The store on a database whose tables it brings up to date first; closes the database where that fails. */
export async function sqlStore(database: Database): Promise<Store> {
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    accept: (candidate) => database.write((transaction) => accept(transaction, candidate)),
    repeated: (candidate) => repeated(database.read, candidate),
    ...submissions(database),
    ...deletion(database),
    ...outbox(database),
    ...subscriptions(database),
    ...suppressions(database),
    ping: () => checkHealth(database, Date.now()),
    close: () => database.close(),
  };
}
