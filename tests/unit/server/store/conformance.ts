import { randomBytes } from "node:crypto";
import { describe, type TestOptions, test } from "vitest";
import type { DataKey } from "../../../../server/store/encryption.ts";
import type { Store } from "../../../../server/store/store.ts";
import { acceptConformance } from "./conformance-accept.ts";
import { deskConformance } from "./conformance-desk.ts";
import { encryptionConformance } from "./conformance-encryption.ts";
import { eventSeatsConformance } from "./conformance-event-seats.ts";
import { outboxConformance } from "./conformance-outbox.ts";
import { submissionsConformance } from "./conformance-submissions.ts";

/** Opens another store on the same data with these keys, as another process would. */
export interface Opener {
  (dataKeys?: readonly DataKey[]): Promise<Store>;
  /** Runs a statement on the database itself, as a damaged disk or another program would. */
  outside(sql: string): Promise<unknown>;
}

/** Declares the tests that both adapters must pass. `newDatabase` creates an empty database. */
export function conformance(newDatabase: () => Promise<Opener>): void {
  describe("unencrypted", () => {
    promises(newDatabase);
  });
  encryptionConformance(newDatabase);
}

/** Declares the same tests with a key. One adapter is enough, because no code knows both the key and the database. */
export function encryptedConformance(newDatabase: () => Promise<Opener>): void {
  describe("encrypted", () => {
    const key = randomBytes(32);
    promises(async () => {
      const open = await newDatabase();
      return Object.assign(() => open([key]), { outside: open.outside });
    });
  });
}

type Work<Stores extends Store[]> = (...stores: Stores) => Promise<void>;

/** `outside` runs a statement on the database itself. */
type OneStore = (store: Store, outside: Opener["outside"]) => Promise<void>;

/** Declares tests on an empty database, with one store, or with two stores as two processes would open them. */
export interface StoreTests {
  onStore(title: string, ...rest: [OneStore] | [TestOptions, OneStore]): void;
  onStores(title: string, work: Work<[Store, Store]>): void;
}

function promises(newDatabase: () => Promise<Opener>): void {
  async function closing<Stores extends Store[]>(stores: Stores, work: Work<Stores>) {
    try {
      await work(...stores);
    } finally {
      for (const store of stores) await store.close();
    }
  }
  const tests: StoreTests = {
    onStore(title, ...rest) {
      const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
      test(title, options, async () => {
        const open = await newDatabase();
        await closing([await open()], (store) => work(store, open.outside));
      });
    },
    onStores(title, work) {
      test(title, async () => {
        const open = await newDatabase();
        const stores = await Promise.all([open(), open()] as const);
        await closing<[Store, Store]>(stores, work);
      });
    },
  };
  acceptConformance(tests);
  submissionsConformance(tests);
  outboxConformance(tests);
  deskConformance(tests);
  eventSeatsConformance(tests);
}
