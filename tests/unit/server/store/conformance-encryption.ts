import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import type { DataKey } from "../../../../server/store/encryption.ts";
import type { Store } from "../../../../server/store/store.ts";
import { candidate, newMail } from "./candidate.ts";
import type { Opener } from "./conformance.ts";

const [older, newer] = [randomBytes(32), randomBytes(32)];

export function encryptionConformance(newDatabase: () => Promise<Opener>): void {
  async function withKeys(open: Opener, keys: readonly DataKey[] | undefined, work: (store: Store) => Promise<void>) {
    const store = await open(keys);
    try {
      await work(store);
    } finally {
      await store.close();
    }
  }

  async function comeIn(store: Store, name: string): Promise<void> {
    const email = `${name}@example.org`;
    await store.accept(candidate({ form: "newsletter", fields: { email }, mail: [newMail({ to: email })] }));
    await store.setSubscription({ address: email, state: "confirmed", changedAt: 2 });
  }

  async function expectFound(store: Store, name: string): Promise<void> {
    const email = `${name}@example.org`;
    expect((await store.withAddress(email)).map(({ fields }) => fields)).toEqual([{ email }]);
    expect(await store.mailTo(email)).toMatchObject([{ to: email }]);
    expect(await store.subscription(email)).toMatchObject({ address: email, state: "confirmed" });
  }

  const ways: [string, readonly (readonly DataKey[] | undefined)[]][] = [
    ["set", [undefined, [newer]]],
    ["changed", [[older], [newer, older], [newer]]],
    ["removed", [[older], ["none", older], undefined]],
  ];
  describe.each(ways)("a key that is %s", (_, stages) => {
    test("keeps all data accessible during and after re-encryption", async () => {
      const open = await newDatabase();
      const names = stages.map((_, index) => `person-${index}`);
      for (const [index, keys] of stages.entries()) {
        await withKeys(open, keys, async (store) => {
          for (const name of names.slice(0, index)) await expectFound(store, name);
          await comeIn(store, names[index] ?? "");
          // An update must find a row that another key has encrypted.
          await store.setSubscription({ address: "person-0@example.org", state: "confirmed", changedAt: 3 });
          expect(await store.reseal()).toEqual(
            index === 0 || index === 2
              ? { submissions: 0, mail: 0, subscriptions: 0, left: 0 }
              : { submissions: 1, mail: 1, subscriptions: 0, left: 0 },
          );
          for (const name of names.slice(0, index + 1)) await expectFound(store, name);
          const all = [];
          for await (const { address } of store.subscriptions()) all.push(address);
          expect(all).toHaveLength(index + 1);
        });
      }
      await withKeys(open, stages.at(-1), async (store) => {
        const deleted = await store.forget("PERSON-0@example.org");
        expect(deleted).toEqual({ submissions: 1, mail: 1, subscriptions: 1 });
      });
    });
  });

  test("keeps a withdrawn submission empty under any key", async () => {
    const open = await newDatabase();
    const sent = candidate();
    await withKeys(open, [older], async (store) => {
      await store.accept(sent);
      await store.withdraw(sent.id, [], 900);
      expect((await store.reseal()).submissions).toBe(0);
    });
    await withKeys(open, [newer, older], async (store) => {
      expect((await store.reseal()).submissions).toBe(1);
      expect(await store.find(sent.id)).toMatchObject({ fields: {}, withdrawnAt: 900 });
      expect(await store.withAddress("ama@example.org")).toEqual([]);
    });
  });

  test("hashes with a data key what must not be guessed from a copy of the data", async () => {
    const open = await newDatabase();
    const marks: string[] = [];
    for (const keys of [undefined, [older], [newer, older]])
      await withKeys(open, keys, async (store) => void marks.push(store.mark("203.0.113.5")));
    expect(marks[0]).toBe("203.0.113.5");
    expect(new Set(marks).size).toBe(3);
  });

  test("finds, limits, and deletes an address under either key during re-encryption", async () => {
    const open = await newDatabase();
    const confirmation = () =>
      newMail({ kind: "newsletter-confirmation", to: "ama@example.org", atMost: { count: 1, since: 0 } });
    await withKeys(open, [older], async (store) => void (await store.accept(candidate({ mail: [confirmation()] }))));
    await withKeys(open, [newer, older], async (store) => {
      await store.accept(candidate({ mail: [confirmation()] }));
      expect(await store.listMail()).toHaveLength(1);
      expect(await store.withAddress("ama@example.org")).toHaveLength(2);
      expect(await store.forget("ama@example.org")).toMatchObject({ submissions: 2, mail: 1 });
    });
  });

  test.each<[string, DataKey[], DataKey[], DataKey[]]>([
    ["another key", [older], [newer, older], [newer]],
    ["no key", [], [newer], [newer]],
    ["a removed key", [older], ["none", older], []],
  ])("stops a running process with %s, and leaves nothing that needs it", async (_, before, during, after) => {
    const open = await newDatabase();
    await withKeys(open, before, async (running) => {
      const sent: string[] = [];
      const write = async () => {
        for (;;) {
          const one = candidate();
          await running.accept(one);
          sent.push(one.id);
          await pause(5);
        }
      };
      await running.accept(candidate({ mail: [newMail()] }));
      const refused = expect(write()).rejects.toMatchObject({ name: "StoreBusy" });
      await withKeys(open, during, async (store) => {
        expect((await store.reseal()).left).toBe(0);
      });
      await refused;
      await expect(running.ping()).rejects.toThrow("start this process with the current DATA_KEY");
      await withKeys(open, after, async (store) => {
        const read = (await store.list()).map(({ id }) => id);
        expect(read).toEqual(expect.arrayContaining(sent));
        expect(await store.unreadable()).toBe(0);
        expect(await store.reseal()).toEqual({ submissions: 0, mail: 0, subscriptions: 0, left: 0 });
        await store.accept(candidate());
      });
    });
  });

  test("reads, purges, and re-encrypts all other data despite a form that no key opens", async () => {
    const open = await newDatabase();
    const [lost, whole] = [candidate({ receivedAt: 1 }), candidate({ receivedAt: 2 })];
    await withKeys(open, [older], async (store) => void (await store.accept(lost)));
    await withKeys(open, [newer, older], async (store) => {
      await store.accept(whole);
      expect(await store.unreadable()).toBe(0);
    });
    await withKeys(open, [newer, older], async (store) => {
      await open.outside(`UPDATE submission SET fields = substr(fields, 1, 30) WHERE id = '${lost.id}'`);
      expect(await store.unreadable()).toBe(1);
      expect((await store.reseal()).left).toBe(1);
      await expect(open([newer])).rejects.toMatchObject({ name: "WrongKey" });
      expect(await store.find(lost.id)).toMatchObject({ fields: {}, isUnreadable: true });
      expect((await store.find(whole.id))?.fields).toEqual(whole.fields);
      expect(await store.accept(candidate({ key: lost.key }))).toEqual({ outcome: "conflict" });
      expect(await store.purge({ received: 3, quarantined: 3, forms: {}, ahead: [] })).toBe(2);
      expect((await store.reseal()).left).toBe(0);
    });
  });

  test("keeps submissions that arrive during re-encryption and processes rows in steps", async () => {
    const open = await newDatabase();
    const [before, during] = [
      Array.from({ length: 60 }, () => candidate()),
      Array.from({ length: 60 }, () => candidate()),
    ];
    await withKeys(open, undefined, async (store) => void (await Promise.all(before.map((one) => store.accept(one)))));
    await withKeys(open, [newer], async (store) => {
      const [resealed] = await Promise.all([store.reseal(), ...during.map((one) => store.accept(one))]);
      expect(resealed.submissions).toBe(60);
      expect(await store.withAddress("ama@example.org")).toHaveLength(120);
    });
    await withKeys(open, [newer], async (store) => {
      expect((await store.list()).every(({ fields }) => fields.email === "ama@example.org")).toBe(true);
    });
  });

  test("refuses to open with a missing or wrong key and names the required one", async () => {
    const open = await newDatabase();
    let id = "";
    await withKeys(open, [older], async (store) => {
      id = store.keyId;
      expect(id).toMatch(/^[\da-f]{8}$/);
    });
    const refused = async (keys?: readonly DataKey[]) => {
      const opened = open(keys).then((store) => onTestFinished(() => store.close()));
      return await opened.catch((error: Error) => ({ name: error.name, message: error.message }));
    };
    const missing = `The stored data is encrypted with key ${id}, but DATA_KEY is not set. Set DATA_KEY to that key.`;
    expect(await refused()).toEqual({ name: "WrongKey", message: missing });
    const wrong = `The stored data is encrypted with key ${id}, which DATA_KEY does not contain. Add that key to DATA_KEY.`;
    expect(await refused([newer])).toEqual({ name: "WrongKey", message: wrong });
  });
}
