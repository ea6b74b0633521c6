import { expect, test } from "vitest";
import type { Store } from "../../../../server/store/store.ts";
import { candidate, newMail } from "./candidate.ts";

const marks = ["address ama@example.org", "host noor.art", "words is there a"];
const nothing = { lessons: new Map(), copies: 0 };

export function lessonsConformance(fresh: () => Promise<Store>, pair: () => Promise<Store[]>): void {
  const known = (store: Store | undefined, words = "", addresses: readonly string[] = []) =>
    store?.alike({ marks: () => marks, words, addresses, since: 0 });
  const markOf = async (store: Store, words: string) => (await known(store, words))?.wordsMark;

  test("shares lessons about released and spam submissions across processes", async () => {
    const [store, other] = await pair();
    const sent = candidate({ state: "quarantined", signs: [{ name: "honeypot", points: 10 }] });
    await store?.accept(sent);
    expect((await store?.find(sent.id))?.signs).toEqual(sent.signs);
    expect(await known(store)).toEqual(nothing);
    await store?.release(sent.id, [], 1, marks.slice(0, 2));
    expect((await store?.find(sent.id))?.signs).toBeUndefined();
    const released = new Map(marks.slice(0, 2).map((mark) => [mark, -1]));
    expect(await known(other)).toEqual({ lessons: released, copies: 0 });
    expect(await store?.setAside(sent.id, marks.slice(2))).toBe(true);
    expect(await store?.find(sent.id)).toMatchObject({ state: "quarantined", signs: [{ name: "by hand" }] });
    expect(await known(other)).toEqual({ lessons: new Map([[marks[2], 1]]), copies: 0 });
  });

  test("follows the majority of conflicting lessons and ignores a tie", async () => {
    const store = await fresh();
    const sent = Array.from({ length: 3 }, () => candidate());
    for (const one of sent) await store.accept(one);
    const [first, second, third] = sent.map(({ id }) => id);
    await store.setAside(first ?? "", marks);
    await store.setAside(second ?? "", []);
    await store.release(second ?? "", [], 1, marks);
    expect(await known(store)).toEqual(nothing);
    await store.setAside(third ?? "", marks);
    expect((await known(store))?.lessons.get(marks[0] ?? "")).toBe(1);
  });

  test("cancels waiting mail of spam and keeps the record of sent mail", async () => {
    const store = await fresh();
    const [gone, waits] = [newMail(), newMail()];
    const sent = candidate({ mail: [gone, waits] });
    await store.accept(sent);
    await store.settleMail(gone.id, { state: "sent" });
    await store.setAside(sent.id, []);
    expect((await store.listMail()).map(({ id }) => id)).toEqual([gone.id]);
    expect(await store.setAside("nobody’s", marks)).toBe(false);
  });

  test("counts copies from other senders within a day", async () => {
    const store = await fresh();
    const words = "we can put you on page one";
    const wordsMark = await markOf(store, words);
    const from = (email: string, receivedAt: number) =>
      store.accept(candidate({ wordsMark, receivedAt, fields: { email } }));
    for (const [index, name] of ["one", "two", "three"].entries()) await from(`${name}@example.org`, index);
    const copies = async (address: string, since = 0) =>
      (await store.alike({ marks: () => [], words, addresses: [address], since })).copies;
    expect(await copies("new@example.org")).toBe(3);
    expect(await copies("TWO@example.org")).toBe(2);
    expect(await copies("new@example.org", 2)).toBe(1);
    expect((await store.alike({ marks: () => [], words, addresses: [], since: 0 })).copies).toBe(3);
    expect((await store.alike({ marks: () => [], words: "other words", addresses: [], since: 0 })).copies).toBe(0);
  });

  test("matches no lessons for a submission without marks", async () => {
    const store = await fresh();
    const sent = candidate();
    await store.accept(sent);
    await store.setAside(sent.id, marks);
    expect(await store.alike({ marks: () => [], words: "", addresses: [], since: 0 })).toEqual(nothing);
  });

  test("checks only the newest fifty copies of a wave", async () => {
    const store = await fresh();
    const words = "we can put you on page one";
    const wordsMark = await markOf(store, words);
    const send = (email: string, receivedAt: number) =>
      store.accept(candidate({ wordsMark, receivedAt, fields: { email } }));
    const copies = async () =>
      (await store.alike({ marks: () => [], words, addresses: ["me@example.org"], since: 0 })).copies;
    await Promise.all(Array.from({ length: 60 }, (_, index) => send(`${index}@example.org`, index)));
    expect(await copies()).toBe(50);
    await Promise.all(Array.from({ length: 20 }, (_, index) => send("me@example.org", 100 + index)));
    expect(await copies()).toBe(30);
  });

  const ends: [string, (store: Store, id: string) => Promise<unknown>][] = [
    ["deleted", (store) => store.forget("ama@example.org")],
    ["purged", (store) => store.purge({ received: 9_000, quarantined: 9_000, forms: {}, ahead: [] })],
    ["withdrawn", (store, id) => store.withdraw(id, [], 1)],
  ];
  test.each(ends)("removes the lessons of a submission that is %s", async (_, end) => {
    const store = await fresh();
    const words = "the same words again";
    const sent = candidate({ wordsMark: await markOf(store, words), receivedAt: 5 });
    await store.accept(sent);
    await store.setAside(sent.id, marks);
    expect(await known(store, words)).toMatchObject({ copies: 1 });
    await end(store, sent.id);
    expect(await known(store, words)).toMatchObject(nothing);
    if (await store.find(sent.id)) expect(await store.setAside(sent.id, marks)).toBe(false);
  });
}
