import { setImmediate as nextTurn } from "node:timers/promises";
import { expect } from "vitest";
import { expiryAt, purgeExpired } from "../../../../server/retention.ts";
import type { Store } from "../../../../server/store/store.ts";
import { acceptAll, candidate, newMail } from "./candidate.ts";
import type { StoreTests } from "./conformance.ts";

const much = Number(process.env.PURGE_FORMS ?? 400);

/**
 * Measures event loop iterations, during which all other requests wait. `end` returns the longest as a multiple of its
 * limit. The limit is 50 ms of processor time, or on a slow machine a quarter of the time of all iterations.
 */
function measureTurns(): { end: () => number } {
  let [longest, total, last, isOver] = [0, 0, process.cpuUsage(), false];
  const turn = () => {
    const { user, system } = process.cpuUsage(last);
    const taken = (user + system) / 1000;
    longest = Math.max(longest, taken);
    total += taken;
    last = process.cpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    end() {
      isOver = true;
      return longest / Math.max(50, total / 4);
    },
  };
}

export function submissionsConformance({ onStore }: StoreTests): void {
  onStore("lists the newest submissions first, filtered by form, state, and time", async (store) => {
    await store.accept(candidate({ receivedAt: 1, reference: "KG-1" }));
    await store.accept(candidate({ receivedAt: 3, reference: "KG-3", state: "quarantined" }));
    await store.accept(candidate({ receivedAt: 2, reference: "KG-2", form: "sponsor" }));
    const references = async (filter?: Parameters<Store["list"]>[0]) =>
      (await store.list(filter)).map(({ reference }) => reference);
    expect(await references()).toEqual(["KG-3", "KG-2", "KG-1"]);
    expect(await references({ form: "sponsor" })).toEqual(["KG-2"]);
    expect(await references({ state: "received", limit: 1 })).toEqual(["KG-2"]);
    expect(await references({ form: "contact", receivedSince: 2 })).toEqual(["KG-3"]);
  });

  onStore("reads all submissions once, oldest first, across pages and equal times", async (store) => {
    const sent = Array.from({ length: 450 }, (_, index) => candidate({ receivedAt: Math.floor(index / 7) }));
    await acceptAll(store, sent);
    const times: number[] = [];
    const ids = new Set<string>();
    for await (const { id, receivedAt } of store.all()) {
      times.push(receivedAt);
      ids.add(id);
    }
    expect(ids.size).toBe(450);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    let recent = 0;
    for await (const { receivedAt } of store.all({ form: "contact", receivedSince: 60 })) {
      expect(receivedAt).toBeGreaterThanOrEqual(60);
      recent++;
    }
    expect(recent).toBe(450 - 60 * 7);
  });

  onStore("finds a submission by id or by reference in any case", async (store) => {
    const { id } = candidate();
    await store.accept(candidate({ id, reference: "KG-7F3K9QWX" }));
    expect((await store.find(" kg-7f3k9qwx "))?.id).toBe(id);
    expect((await store.find(id.toUpperCase()))?.id).toBe(id);
    expect(await store.find("KG-00000000")).toBeUndefined();
  });

  onStore("releases a submission once, with its mail", async (store) => {
    const sent = candidate({ state: "quarantined" });
    await store.accept(sent);
    expect(await store.release(sent.id, [newMail()])).toBe(true);
    expect(await store.release(sent.id, [newMail()])).toBe(false);
    expect((await store.find(sent.id))?.state).toBe("received");
    expect(await store.listMail({ submissionId: sent.id })).toHaveLength(1);
  });

  onStore("deletes all data of an address in any spelling and nothing else", async (store) => {
    const own = candidate({ fields: { email: "Zoe\u0308@Example.org" }, mail: [newMail()] });
    const asGuest = candidate({ fields: { email: "host@example.org", guest: " zo\u00eb@example.org " } });
    const other = candidate({ mail: [newMail(), newMail({ to: "ZO\u00cb@example.org" })] });
    for (const sent of [own, asGuest, other]) await store.accept(sent);
    await store.setSubscription({ address: "zo\u00eb@example.org", state: "confirmed", changedAt: 1 });
    expect(await store.forget("ZOE\u0308@example.org")).toEqual({ submissions: 2, mail: 2, subscriptions: 1 });
    expect((await store.list()).map(({ id }) => id)).toEqual([other.id]);
    expect(await store.listMail()).toHaveLength(1);
    expect(await store.subscription("zo\u00eb@example.org")).toBeUndefined();
    expect(await store.forget("zo\u00eb@example.org")).toEqual({ submissions: 0, mail: 0, subscriptions: 0 });
  });

  onStore("empties a withdrawn submission, deletes its mail, and keeps its key", async (store) => {
    const sent = candidate({ mail: [newMail(), newMail({ kind: "receipt", to: "ama@example.org" })] });
    const other = candidate({ mail: [newMail()] });
    for (const one of [sent, other]) await store.accept(one);
    const notice = newMail({ kind: "withdrawal-notification" });
    expect(await store.withdraw(sent.id, [notice], 900)).toBe(true);
    expect(await store.withdraw(sent.id, [newMail()], 901)).toBe(false);
    const { id, form, reference, receivedAt, state } = sent;
    expect(await store.find(id)).toEqual({ id, form, reference, receivedAt, state, fields: {}, withdrawnAt: 900 });
    expect(await store.listMail({ submissionId: id })).toMatchObject([{ id: notice.id, dueAt: 900 }]);
    expect(await store.accept(candidate({ key: sent.key }))).toMatchObject({ outcome: "repeated", submission: { id } });
    expect((await store.find(other.id))?.withdrawnAt).toBeUndefined();
    expect(await store.forget("ama@example.org")).toMatchObject({ submissions: 1, mail: 1 });
    expect((await store.list()).map(({ id }) => id)).toEqual([sent.id]);
  });

  onStore("keeps a suppression through deletion and purges until it is removed", async (store) => {
    expect(await store.isSuppressed("hash")).toBe(false);
    await store.suppress("hash", 5);
    await store.suppress("hash", 6);
    await store.setSubscription({ address: "ama@example.org", state: "unsubscribed", changedAt: 5 });
    await store.forget("ama@example.org");
    await store.purge({ received: 1e15, quarantined: 1e15, forms: {}, ahead: [] });
    expect(await store.isSuppressed("hash")).toBe(true);
    expect(await store.isSuppressed("other")).toBe(false);
    await store.unsuppress("hash");
    expect(await store.isSuppressed("hash")).toBe(false);
  });

  onStore("accepts fields that only resemble addresses", async (store) => {
    const fields = { long: `${"ж".repeat(20_000)}@example.org`, zero: "a\u0000@example.org", words: "mail me @ home" };
    expect(await store.accept(candidate({ fields }))).toMatchObject({ outcome: "stored" });
  });

  onStore("purges expired submissions with their mail", async (store) => {
    const [old, young, suspect] = [
      candidate({ receivedAt: 10, mail: [newMail()] }),
      candidate({ receivedAt: 20, mail: [newMail()] }),
      candidate({ receivedAt: 20, state: "quarantined" }),
    ];
    for (const sent of [old, young, suspect]) await store.accept(sent);
    expect(await store.purge({ received: 20, quarantined: 30, forms: {}, ahead: [] })).toBe(2);
    expect((await store.list()).map(({ id }) => id)).toEqual([young.id]);
    expect(await store.listMail()).toHaveLength(1);
  });

  onStore("purges forms by their own periods and registrations after their events", async (store) => {
    const sent = [
      candidate({ receivedAt: 10, form: "contact" }),
      candidate({ receivedAt: 10, form: "newsletter" }),
      candidate({ receivedAt: 4, form: "event-registration", fields: { event: "ahead" } }),
      candidate({ receivedAt: 4, form: "event-registration", fields: { event: "over" } }),
    ];
    for (const one of sent) await store.accept(one);
    expect(await store.purge({ received: 5, quarantined: 5, forms: { newsletter: 20 }, ahead: ["ahead"] })).toBe(2);
    expect((await store.list()).map(({ id }) => id).toSorted()).toEqual([sent[0]?.id, sent[2]?.id].toSorted());
  });

  onStore("forgets the sender of a form without a key after its window and on withdrawal", async (store) => {
    const [old, young, withdrawn, keyed] = [1, 20, 30, 2].map((receivedAt) =>
      candidate({ receivedAt, key: `same:${receivedAt}` }),
    );
    if (!old || !young || !withdrawn || !keyed) throw new Error("four forms");
    keyed.key = "key:2";
    for (const one of [old, young, withdrawn, keyed]) await store.accept(one);
    await store.forgetSenders(20);
    await store.withdraw(withdrawn.id, [], 31);
    const known = await Promise.all([old, young, withdrawn, keyed].map(({ key }) => store.hasKey(key)));
    expect(known).toEqual([false, true, false, true]);
    expect(await store.list()).toHaveLength(4);
  });

  const day = 24 * 60 * 60_000;
  const begin = 1_000 * day;

  function purgeOf(store: Store) {
    const retention = { received: 90, quarantined: 30 };
    return (daysSince: number, isConfirmed?: boolean) => {
      // A time is a whole number of milliseconds, but a fraction of a day can be inexact.
      const now = Math.round(begin + daysSince * day);
      return purgeExpired(store, expiryAt(retention, now, []), { now, isConfirmed });
    };
  }

  onStore("deletes every day, however much expires and however much is in quarantine", async (store) => {
    const purge = purgeOf(store);
    await store.noteRun("purge", begin);
    for (let count = 0; count < 20; count++)
      await store.accept(candidate({ receivedAt: begin + count, state: "quarantined" }));
    await store.accept(candidate({ receivedAt: begin + 1, fields: { name: "Kofi" } }));
    expect(await purge(29)).toEqual({ purged: 0 });
    expect(await purge(31)).toEqual({ purged: 20 });
    for (const days of [38, 45, 52, 59, 66, 73, 80, 87]) expect(await purge(days)).toEqual({ purged: 0 });
    expect(await purge(91)).toEqual({ purged: 1 });
    expect(await store.summary()).toMatchObject({ purge: begin + 91 * day, submissions: 0 });
  });

  onStore("compares the clock of the first purge with the one that created the tables", async (store) => {
    const now = Date.now();
    expect((await store.summary()).purge).toBeGreaterThan(now - 60_000);
    await store.accept(candidate({ receivedAt: now }));
    await store.accept(candidate({ receivedAt: now + 400 * day }));
    const purged = await purgeOf(store)((now - begin) / day + 400);
    expect(purged).toEqual({ purged: 1, doubt: expect.stringContaining("400 days ago") });
  });

  onStore("deletes at most a tenth a day, oldest first, after the clock has leapt", async (store) => {
    const purge = purgeOf(store);
    await store.noteRun("purge", begin);
    for (let count = 0; count < 20; count++) {
      await store.accept(candidate({ receivedAt: begin + count }));
      await store.accept(candidate({ receivedAt: begin + count, state: "quarantined" }));
    }
    expect(await purge(1)).toEqual({ purged: 0 });
    const doubt = expect.stringMatching(/^The last purge was 399 days ago\. If the clock is right, /);
    expect(await purge(400)).toEqual({ purged: 4, doubt });
    // The service was restarted.
    expect(await purge(400.5)).toEqual({ purged: 0, doubt });
    expect((await store.list()).map(({ receivedAt }) => receivedAt - begin)).not.toContain(1);
    expect((await purge(401)).purged).toBe(4);
    // The clock is corrected.
    expect(await purge(2)).toEqual({ purged: 0 });
    expect(await store.list()).toHaveLength(32);
    expect((await purge(400)).purged).toBe(4);
    expect(await purge(400, true)).toEqual({ purged: 28 });
    expect(await purge(401)).toEqual({ purged: 0 });
  });

  onStore("believes the clock again once nothing that has expired is left", async (store) => {
    const purge = purgeOf(store);
    await store.noteRun("purge", begin);
    await store.accept(candidate({ receivedAt: begin }));
    const doubt = expect.stringMatching(/^The last purge was 100 days ago\. /);
    expect(await purge(100)).toEqual({ purged: 1, doubt });
    await store.accept(candidate({ receivedAt: begin + 100 * day }));
    expect(await purge(101)).toEqual({ purged: 0 });
    expect(await store.summary()).toMatchObject({ purge: begin + 101 * day });
  });

  onStore("purges no form that is released at the same moment", async (store) => {
    const sent = candidate({ receivedAt: 1, state: "quarantined" });
    await store.accept(sent);
    const released = store.release(sent.id, []);
    await store.purge({ received: 0, quarantined: 2, forms: {}, ahead: [] });
    expect((await store.find(sent.id)) !== undefined).toBe(await released);
  });

  onStore("resumes an aborted purge the next time", async (store) => {
    for (let count = 0; count < 50; count++) await store.accept(candidate({ receivedAt: count }));
    const expiry = { received: 50, quarantined: 0, forms: {}, ahead: [] };
    const first = await store.purge(expiry, { signal: AbortSignal.abort() });
    expect(first).toBeLessThan(50);
    expect(first + (await store.purge(expiry))).toBe(50);
  });

  onStore("includes submissions that arrive during an export", async (store) => {
    await acceptAll(
      store,
      Array.from({ length: 250 }, (_, at) => candidate({ receivedAt: at })),
    );
    const late = candidate({ receivedAt: 1_000 });
    const ids: string[] = [];
    for await (const { id } of store.all()) if (ids.push(id) === 1) await store.accept(late);
    expect(ids).toHaveLength(251);
    expect(ids.at(-1)).toBe(late.id);
  });

  onStore("deletes data in steps with reads in between", async (store) => {
    const much = 300;
    const between: number[] = [];
    // On a busy machine, all steps can take place during a single read.
    for (let round = 0; round < 20 && between.length === 0; round++) {
      await acceptAll(
        store,
        Array.from({ length: much }, () => candidate()),
      );
      let isOver = false;
      const forgetting = store.forget("ama@example.org").finally(() => {
        isOver = true;
      });
      while (!isOver) {
        const { submissions: left } = await store.summary();
        if (left > 0 && left < much) between.push(left);
        await nextTurn();
      }
      await forgetting;
    }
    expect(between).not.toEqual([]);
  });

  const timeout = 300_000 + much * 100;
  onStore(
    `leaves turns to other requests while it exports, purges, and deletes ${much} forms`,
    { timeout },
    async (store) => {
      const sent = (at: number) =>
        candidate({
          receivedAt: at,
          fields: { email: "zoe@example.org", message: "m".repeat(900) },
          mail: [newMail()],
        });
      const fill = async () => {
        await acceptAll(
          store,
          Array.from({ length: much }, (_, at) => sent(at)),
        );
      };
      await fill();
      const exporting = measureTurns();
      let exported = 0;
      for await (const _ of store.all()) exported++;
      expect(exported).toBe(much);
      expect(exporting.end()).toBeLessThan(1);
      const purging = measureTurns();
      expect(await store.purge({ received: much, quarantined: 0, forms: {}, ahead: [] })).toBe(much);
      expect(purging.end()).toBeLessThan(1);
      await fill();
      const forgetting = measureTurns();
      expect(await store.forget("zoe@example.org")).toEqual({ submissions: much, mail: much, subscriptions: 0 });
      expect(forgetting.end()).toBeLessThan(1);
    },
  );

  onStore("keeps one subscription per mailbox with its last change", async (store) => {
    await store.setSubscription({ address: "Ama@example.org", state: "confirmed", changedAt: 1 });
    await store.setSubscription({ address: "ama@example.org", state: "unsubscribed", changedAt: 2 });
    const subscription = { address: "ama@example.org", state: "unsubscribed", changedAt: 2 };
    expect(await store.subscription(" AMA@example.org")).toEqual(subscription);
  });

  onStore("reports a closed store as busy", async (store) => {
    await store.ping();
    await store.close();
    await expect(store.ping()).rejects.toMatchObject({ name: "StoreBusy" });
    await expect(store.list()).rejects.toMatchObject({ name: "StoreBusy" });
  });
}
