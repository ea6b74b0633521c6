import { expect } from "vitest";
import type { Store } from "../../../../server/store/store.ts";
import { candidate, newMail } from "./candidate.ts";
import type { StoreTests } from "./conformance.ts";

const words = "we can put you on page one";

async function copies(store: Store, address?: string, since = 0): Promise<number> {
  return (await store.copies({ words, addresses: address ? [address] : [], since })).copies;
}

async function sender(store: Store) {
  const { wordsMark } = await store.copies({ words, addresses: [], since: 0 });
  return async (email: string, receivedAt: number) => {
    const sent = candidate({ wordsMark, receivedAt, fields: { email } });
    await store.accept(sent);
    return sent.id;
  };
}

export function copiesConformance({ onStore, onStores }: StoreTests): void {
  onStore("records the verdict of staff and cancels only waiting mail of spam", async (store) => {
    const [gone, waits] = [newMail(), newMail()];
    const sent = candidate({ state: "quarantined", signs: [{ name: "honeypot", points: 10 }], mail: [gone, waits] });
    await store.accept(sent);
    await store.settleMail(gone.id, { state: "sent" });
    expect((await store.find(sent.id))?.signs).toEqual(sent.signs);
    await store.release(sent.id, [], 1);
    expect((await store.find(sent.id))?.signs).toBeUndefined();
    expect(await store.setAside(sent.id)).toBe(true);
    expect(await store.find(sent.id)).toMatchObject({ state: "quarantined", signs: [{ name: "by hand" }] });
    expect((await store.listMail()).map(({ id }) => id)).toEqual([gone.id]);
    expect(await store.setAside("nobody’s")).toBe(false);
  });

  onStores("counts copies from other senders since a time, in all processes", async (store, other) => {
    const from = await sender(store);
    for (const [index, name] of ["one", "two", "three"].entries()) await from(`${name}@example.org`, index);
    expect(await copies(other, "new@example.org")).toBe(3);
    expect(await copies(store, "TWO@example.org")).toBe(2);
    expect(await copies(store, "new@example.org", 2)).toBe(1);
    expect(await copies(store)).toBe(3);
    for (const words of ["other words", ""])
      expect((await store.copies({ words, addresses: [], since: 0 })).copies).toBe(0);
  });

  onStore("checks only the newest fifty copies of a wave", async (store) => {
    const from = await sender(store);
    await Promise.all(Array.from({ length: 60 }, (_, index) => from(`${index}@example.org`, index)));
    expect(await copies(store, "me@example.org")).toBe(50);
    await Promise.all(Array.from({ length: 20 }, (_, index) => from("me@example.org", 100 + index)));
    expect(await copies(store, "me@example.org")).toBe(30);
  });

  const ends: [string, (store: Store, id: string) => Promise<unknown>][] = [
    ["deleted", (store) => store.forget("ama@example.org")],
    ["purged", (store) => store.purge({ received: 9_000, quarantined: 9_000, forms: {}, ahead: [] })],
    ["withdrawn", (store, id) => store.withdraw(id, [], 1)],
  ];
  for (const [name, end] of ends)
    onStore(`counts no submission that is ${name}`, async (store) => {
      const id = await (await sender(store))("ama@example.org", 5);
      await store.setAside(id);
      expect(await copies(store)).toBe(1);
      await end(store, id);
      expect(await copies(store)).toBe(0);
      expect(await store.setAside(id)).toBe(false);
    });
}
