import { afterEach } from "vitest";
import type { Store } from "../../../../server/store/store.ts";
import { acceptConformance } from "./conformance-accept.ts";
import { deskConformance } from "./conformance-desk.ts";
import { outboxConformance } from "./conformance-outbox.ts";
import { submissionsConformance } from "./conformance-submissions.ts";

/** Opens one more store on the same data, as another process would. */
export type Opener = () => Promise<Store>;

/** What both adapters promise. `newDatabase` makes an empty database. */
export function conformance(newDatabase: () => Promise<Opener>): void {
  const opened: Store[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  const open = async (opener: Opener) => {
    const store = await opener();
    opened.push(store);
    return store;
  };
  const fresh = async () => open(await newDatabase());
  /** Two processes that start at once on an empty database. */
  const pair = async () => {
    const opener = await newDatabase();
    return await Promise.all([open(opener), open(opener)]);
  };
  acceptConformance(fresh, pair);
  submissionsConformance(fresh);
  outboxConformance(fresh, pair);
  deskConformance(fresh, pair);
}
