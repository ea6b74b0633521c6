import { randomBytes } from "node:crypto";
import { afterEach, describe } from "vitest";
import type { DataKey } from "../../../../server/store/keys.ts";
import type { Store } from "../../../../server/store/store.ts";
import { acceptConformance } from "./conformance-accept.ts";
import { copiesConformance } from "./conformance-copies.ts";
import { deskConformance } from "./conformance-desk.ts";
import { eventPlacesConformance } from "./conformance-event-places.ts";
import { outboxConformance } from "./conformance-outbox.ts";
import { sealingConformance } from "./conformance-sealing.ts";
import { submissionsConformance } from "./conformance-submissions.ts";

/** Opens another store on the same data with these keys, as another process would. */
export type Opener = (dataKeys?: readonly DataKey[]) => Promise<Store>;

/** Requirements for both adapters. `newDatabase` creates an empty database. */
export function conformance(newDatabase: () => Promise<Opener>): void {
  describe("unencrypted", () => {
    promises(newDatabase);
  });
  describe("encrypted", () => {
    const key = randomBytes(32);
    promises(async () => {
      const open = await newDatabase();
      return () => open([key]);
    });
  });
  sealingConformance(newDatabase);
}

function promises(newDatabase: () => Promise<Opener>): void {
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
  /** Opens two stores at once on an empty database, as two processes would. */
  const pair = async () => {
    const opener = await newDatabase();
    return await Promise.all([open(opener), open(opener)]);
  };
  acceptConformance(fresh, pair);
  submissionsConformance(fresh);
  outboxConformance(fresh, pair);
  deskConformance(fresh, pair);
  copiesConformance(fresh, pair);
  eventPlacesConformance(fresh, pair);
}
