import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { aFewAtOnce, candidate, formWithMail, newMail } from "./candidate.ts";
import type { StoreTests } from "./conformance.ts";

export function deskConformance({ onStore }: StoreTests): void {
  onStore("records the verdict of staff and cancels only waiting mail of spam", async (store) => {
    const [gone, waits] = [newMail(), newMail()];
    const sent = candidate({ state: "quarantined", signs: ["honeypot"], mail: [gone, waits] });
    await store.accept(sent);
    await store.settleMail(gone.id, { state: "sent" });
    expect((await store.find(sent.id))?.signs).toEqual(sent.signs);
    await store.release(sent.id, [], 1);
    expect((await store.find(sent.id))?.signs).toBeUndefined();
    expect(await store.setAside(sent.id)).toBe(true);
    expect(await store.find(sent.id)).toMatchObject({ state: "quarantined", signs: ["by hand"] });
    expect((await store.listMail()).map(({ id }) => id)).toEqual([gone.id]);
    expect(await store.setAside("nobody’s")).toBe(false);
    await store.withdraw(sent.id, [], 2);
    expect(await store.setAside(sent.id)).toBe(false);
  });

  onStore("marks a submission as answered with name and time, and removes the mark", async (store) => {
    const [sent, other] = [candidate(), candidate()];
    for (const one of [sent, other]) await store.accept(one);
    expect(await store.markAnswered(sent.id, { at: 9, by: "Noor" })).toBe(true);
    expect((await store.find(sent.id))?.answered).toEqual({ at: 9, by: "Noor" });
    expect((await store.find(other.id))?.answered).toBeUndefined();
    await store.markAnswered(sent.id, undefined);
    expect((await store.find(sent.id))?.answered).toBeUndefined();
    expect(await store.markAnswered("nobody’s", { at: 9, by: "Noor" })).toBe(false);
  });

  onStore("finds all forms, mail, and subscriptions of an address in any spelling", async (store) => {
    const own = candidate({ receivedAt: 1, fields: { email: "Zoe\u0308@Example.org" } });
    const asGuest = candidate({ receivedAt: 2, fields: { email: "host@example.org", guest: "zo\u00eb@example.org" } });
    const other = candidate({ mail: [newMail({ to: "ZO\u00cb@example.org" }), newMail()] });
    for (const sent of [other, asGuest, own]) await store.accept(sent);
    expect((await store.withAddress("zo\u00eb@example.org ")).map(({ id }) => id)).toEqual([own.id, asGuest.id]);
    expect(await store.mailTo("zoe\u0308@example.org")).toMatchObject([{ to: "ZO\u00cb@example.org" }]);
    expect(await store.withAddress("nobody@example.org")).toEqual([]);
  });

  onStore("keeps time and page of a subscription after its form is deleted", async (store) => {
    const fields = { email: "Ama@example.org" };
    const asked = (receivedAt: number, page: string) =>
      store.accept(candidate({ form: "newsletter", fields, receivedAt, page }));
    await asked(10, "/academy");
    await asked(20, "/events");
    await asked(40, "/too-late");
    await store.accept(candidate({ form: "contact", fields, receivedAt: 25, page: "/contact" }));
    await store.setSubscription({ address: "ama@example.org", state: "confirmed", changedAt: 30 });
    const consent = { address: "ama@example.org", state: "confirmed", changedAt: 30, askedAt: 20, page: "/events" };
    expect(await store.subscription("AMA@example.org")).toEqual(consent);
    await store.purge({ received: 1_000, quarantined: 1_000, forms: {}, ahead: [] });
    await store.setSubscription({ address: "ama@example.org", state: "unsubscribed", changedAt: 50 });
    const left = { ...consent, state: "unsubscribed", changedAt: 50 };
    expect(await store.subscription("ama@example.org")).toEqual(left);
  });

  onStore("reads all subscriptions once across pages and equal times", async (store) => {
    const addresses = Array.from({ length: 405 }, (_, index) => `someone-${index}@example.org`);
    await aFewAtOnce(addresses, (address, index) =>
      store.setSubscription({ address, state: "confirmed", changedAt: Math.floor(index / 7) }),
    );
    const read: string[] = [];
    for await (const { address } of store.subscriptions()) read.push(address);
    expect(read.toSorted()).toEqual(addresses.toSorted());
  });

  onStore("reads one state of all tables while others write", async (store) => {
    let running = true;
    const writers = Array.from({ length: 4 }, async () => {
      while (running) await store.accept(formWithMail());
    });
    await expect.poll(async () => (await store.list()).length).toBeGreaterThan(10);
    const counts = new Map<string, number>();
    for await (const [table, rows] of store.rows()) {
      counts.set(table, (counts.get(table) ?? 0) + rows.length);
      await pause(50);
    }
    running = false;
    await Promise.all(writers);
    const submissions = counts.get("submission") ?? 0;
    expect(counts.get("mail")).toBe(2 * submissions);
    expect((await store.list()).length).toBeGreaterThan(submissions);
  });
}
