import { expect } from "vitest";
import type { Store } from "../../../../server/store/store.ts";
import type { Acceptance, Candidate, Placement } from "../../../../server/store/submission.ts";
import { candidate, newMail } from "./candidate.ts";
import type { StoreTests } from "./conformance.ts";

const event = "long-supper";
const endsAt = Date.now() + 24 * 60 * 60_000;
const hour = 60 * 60_000;
const limits = (seats?: number) => [{ event, seats, endsAt }];

function registration({
  name = "ama",
  people = 1,
  ...given
}: Partial<Candidate> & { name?: string; people?: number } = {}) {
  const fields = { event, name, email: `${name}@example.org`, people };
  return candidate({ form: "event-registration", fields, isLimited: true, ...given });
}

async function registered(store: Store, ...parties: number[]): Promise<string[]> {
  const ids = [];
  for (const [index, people] of parties.entries()) {
    const sent = registration({ name: `guest${index}`, people });
    await store.accept(sent);
    ids.push(sent.id);
  }
  return ids;
}

const standing = (placement: Placement | undefined) =>
  placement?.state === "waiting" ? placement.number : placement?.state;

async function standings(store: Store, ids: readonly string[]) {
  return await Promise.all(ids.map(async (id) => standing((await store.find(id))?.placement)));
}

const placementIn = (answer: Acceptance | undefined) =>
  answer && answer.outcome !== "conflict" ? answer.submission.placement : undefined;

const told = async (store: Store) =>
  (await store.listMail()).filter(({ kind }) => kind === "place-found").map(({ to }) => to);

export function eventSeatsConformance({ onStore, onStores }: StoreTests): void {
  onStores(
    "assigns exactly the available seats to fifty concurrent registrations in two processes",
    async (...stores) => {
      await stores[0].limitEvents(limits(21), 1);
      const sent = Array.from({ length: 50 }, (_, index) => registration({ name: `guest${index}`, people: 2 }));
      const answers = await Promise.all(sent.map((one, index) => stores[index % 2]?.accept(one)));
      const found = answers.map((answer) => standing(placementIn(answer)));
      expect(found.filter((state) => state === "place")).toHaveLength(10);
      const numbers = found.filter((state) => typeof state === "number").toSorted((one, other) => one - other);
      expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
      const ids = sent.map(({ id }) => id);
      expect(await standings(stores[1], ids)).toEqual(found);
    },
  );

  onStores("reassigns each seat once in waitlist order for fifty concurrent withdrawals", async (...stores) => {
    const [store] = stores;
    await store.limitEvents(limits(25), 1);
    const ids = await registered(store, ...Array.from({ length: 60 }, () => 1));
    const leaving = ids.slice(0, 50);
    await Promise.all(leaving.map((id, index) => stores[index % 2]?.withdraw(id, [], 2)));
    expect(await standings(store, ids.slice(50))).toEqual(Array.from({ length: 10 }, () => "place"));
    const mail = await told(store);
    expect(new Set(mail).size).toBe(mail.length);
    for (let guest = 50; guest < 60; guest++) expect(mail).toContain(`guest${guest}@example.org`);
  });

  onStore("counts all people of a party, and lets no large party hold free seats back", async (store) => {
    await store.limitEvents(limits(5), 1);
    const ids = await registered(store, 3, 3, 1, 2);
    expect(await standings(store, ids)).toEqual(["place", 1, "place", 2]);
    await store.withdraw(ids[2] ?? "", [], 2);
    expect(await standings(store, ids)).toEqual(["place", 1, undefined, "place"]);
    await store.withdraw(ids[0] ?? "", [], 3);
    expect(await standings(store, ids)).toEqual([undefined, "place", undefined, "place"]);
  });

  onStore("passes over a party that no longer fits after those before it", async (store) => {
    await store.limitEvents(limits(3), 1);
    const ids = await registered(store, 3, 2, 2, 1);
    await store.withdraw(ids[0] ?? "", [], 2);
    expect(await standings(store, ids)).toEqual([undefined, "place", 1, "place"]);
  });

  onStore("holds a seat for an hour after its mail, and keeps it if the link is opened by then", async (store) => {
    await store.limitEvents(limits(2), 1);
    const now = Date.now();
    const [lost, kept, next] = ["lost", "kept", "next"].map((name) => {
      const mail = [newMail({ kind: "receipt", to: `${name}@example.org` })];
      return registration({ name, mail, isHeld: true });
    });
    if (!lost || !kept || !next) throw new Error("three registrations");
    for (const one of [lost, kept, next]) await store.accept(one);
    const held = { state: "place", isHeld: true };
    expect((await store.find(lost.id))?.placement).toEqual(held);
    expect(await store.expireSeats(now + 10 * hour)).toBe(0);
    for (const { mail } of [lost, kept, next]) await store.settleMail(mail[0]?.id ?? "", { state: "sent" }, now);
    expect(await store.keepSeats(kept.id, now)).toEqual({ state: "place" });
    expect(await store.expireSeats(now + hour - 1)).toBe(0);
    expect(await store.expireSeats(now + hour)).toBe(1);
    expect((await store.find(lost.id))?.placement).toBeUndefined();
    expect((await store.find(kept.id))?.placement).toEqual({ state: "place" });
    expect((await store.find(next.id))?.placement).toEqual(held);
    expect(await told(store)).toEqual(["next@example.org"]);
    expect(await store.keepSeats(lost.id, now + hour)).toEqual({ state: "waiting", number: 1 });
  });

  onStore(
    "keeps a seat at once without mail or for an address that wants none, not for one that gets none",
    async (store) => {
      await store.limitEvents(limits(3), 1);
      const [silent, quiet, wrong] = ["silent", "quiet", "wrong"].map((name) => {
        const mail = name === "silent" ? [] : [newMail({ kind: "receipt", to: `${name}@example.org` })];
        return registration({ name, mail, isHeld: true });
      });
      if (!silent || !quiet || !wrong) throw new Error("three registrations");
      for (const one of [silent, quiet, wrong]) await store.accept(one);
      expect((await store.find(silent.id))?.placement).toEqual({ state: "place" });
      await store.settleMail(quiet.mail[0]?.id ?? "", { state: "left-out" });
      await store.settleMail(wrong.mail[0]?.id ?? "", { state: "dead", answer: "" }, 5);
      await store.expireSeats(5);
      expect((await store.find(quiet.id))?.placement).toEqual({ state: "place" });
      expect((await store.find(wrong.id))?.placement).toBeUndefined();
    },
  );

  onStore("gives a sender of many registrations free seats only with the link", async (store) => {
    await store.limitEvents(limits(4), 1);
    const sent = ["crowd", "silent", "last"].map((name) => {
      const mail = name === "silent" ? [] : [newMail({ kind: "receipt", to: `${name}@example.org` })];
      return registration({ name, people: 2, mail, isHeld: true, isCrowded: true });
    });
    for (const one of sent) await store.accept(one);
    const [crowd = "", silent = "", last = ""] = sent.map(({ id }) => id);
    const [other = ""] = await registered(store, 2);
    // Without mail there is no link, so the seat is taken immediately.
    expect(await standings(store, [crowd, silent, other])).toEqual(["place", "place", "place"]);
    expect(await store.keepSeats(last, 2)).toEqual({ state: "waiting", number: 1 });
    await store.withdraw(silent, [], 3);
    expect(await store.keepSeats(crowd, 4)).toEqual({ state: "waiting", number: 1 });
    expect(await standings(store, [last])).toEqual(["place"]);
    // A sender who wants no mail gets no link, so these seats are held for only an hour.
    const mail = [newMail({ kind: "receipt", to: "quiet@example.org" })];
    const quiet = registration({ name: "quiet", mail, isHeld: true, isCrowded: true });
    await store.withdraw(crowd, [], 5);
    await store.withdraw(other, [], 5);
    await store.accept(quiet);
    await store.settleMail(mail[0]?.id ?? "", { state: "left-out" }, 6);
    expect(await standings(store, [quiet.id])).toEqual(["place"]);
    await store.expireSeats(6 + hour);
    expect(await standings(store, [quiet.id])).toEqual([undefined]);
  });

  onStore("counts one registration for each address", async (store) => {
    await store.limitEvents(limits(4), 1);
    const [first, again] = [registration({ people: 2 }), registration({ name: "AMA", people: 2 })];
    for (const one of [first, again]) await store.accept(one);
    const [other = ""] = await registered(store, 2);
    expect(await standings(store, [first.id, again.id, other])).toEqual(["place", "place", "place"]);
    expect(await store.keepSeats(again.id, 2)).toEqual({ state: "earlier" });
    expect(await store.keepSeats(first.id, 2)).toEqual({ state: "place" });
    expect(await standings(store, [first.id, again.id])).toEqual(["place", undefined]);
  });

  onStore("gives the seats of an address to the registration whose link is opened", async (store) => {
    await store.limitEvents(limits(2), 1);
    const sent = () =>
      registration({ people: 2, isHeld: true, mail: [newMail({ kind: "receipt", to: "ama@example.org" })] });
    const [stranger, owner] = [sent(), sent()];
    for (const one of [stranger, owner]) await store.accept(one);
    expect(await store.keepSeats(owner.id, 2)).toEqual({ state: "place" });
    expect(await standings(store, [stranger.id, owner.id])).toEqual([undefined, "place"]);
    expect(await store.keepSeats(stranger.id, 2)).toEqual({ state: "earlier" });
  });

  onStores("gives free seats once to links that are opened at the same moment", async (...stores) => {
    const [store] = stores;
    await store.limitEvents(limits(3), 1);
    const sent = Array.from({ length: 20 }, (_, index) => registration({ name: `guest${index}`, isLimited: false }));
    for (const one of sent) await store.accept(one);
    const kept = await Promise.all(sent.map(({ id }, index) => stores[index % 2]?.keepSeats(id, 2)));
    expect(kept.filter((placement) => placement?.state === "place")).toHaveLength(3);
    expect(kept.filter((placement) => placement?.state === "waiting")).toHaveLength(17);
  });

  onStore("passes over a waiting registration that no key opens", async (store, outside) => {
    await store.limitEvents(limits(1), 1);
    const ids = await registered(store, 1, 1, 1);
    await outside(`UPDATE submission SET fields = '{' WHERE id = '${ids[1]}'`);
    await store.withdraw(ids[0] ?? "", [], 2);
    expect(await standings(store, ids)).toEqual([undefined, 1, "place"]);
  });

  onStore("moves waiting registrations up after a withdrawal and mails only them", async (store) => {
    await store.limitEvents(limits(4), 1);
    const ids = await registered(store, 4, 2, 1, 4);
    await store.withdraw(ids[0] ?? "", [], 2);
    expect(await standings(store, ids)).toEqual([undefined, "place", "place", 1]);
    expect((await told(store)).toSorted()).toEqual(["guest1@example.org", "guest2@example.org"]);
    expect(await store.withdraw(ids[0] ?? "", [], 3)).toBe(false);
    expect(await told(store)).toHaveLength(2);
  });

  onStore("answers a repeat with its current placement", async (store) => {
    await store.limitEvents(limits(1), 1);
    const [first, second] = [registration(), registration({ name: "kofi" })];
    await store.accept(first);
    await store.accept(second);
    const again = registration({ name: "kofi", key: second.key });
    expect(placementIn(await store.accept(again))).toEqual({ state: "waiting", number: 1 });
    await store.withdraw(first.id, [], 2);
    expect(placementIn(await store.repeated(again))).toEqual({ state: "place" });
  });

  onStore("holds no seat for quarantined registrations and updates the waitlist on release", async (store) => {
    await store.limitEvents(limits(1), 1);
    const held = registration({ name: "held", state: "quarantined" });
    await store.accept(held);
    const [next = ""] = await registered(store, 1);
    expect(await standings(store, [held.id, next])).toEqual([undefined, "place"]);
    expect(await store.keepSeats(held.id, 2)).toBeUndefined();
    await store.release(held.id, [], 2);
    expect(await standings(store, [held.id])).toEqual([1]);
    await store.setAside(next);
    expect(await standings(store, [held.id, next])).toEqual(["place", undefined]);
  });

  onStore("frees the seat of a deleted registration", async (store) => {
    await store.limitEvents(limits(1), 1);
    const ids = await registered(store, 1, 1);
    await store.forget("guest0@example.org");
    expect(await standings(store, ids)).toEqual([undefined, "place"]);
  });

  onStore("admits waiting registrations for more seats and revokes none for fewer", async (store) => {
    await store.limitEvents(limits(2), 1);
    const ids = await registered(store, 1, 1, 1, 1);
    await store.limitEvents(limits(3), 2);
    expect(await standings(store, ids)).toEqual(["place", "place", "place", 1]);
    await store.limitEvents(limits(1), 3);
    await store.withdraw(ids[0] ?? "", [], 4);
    expect(await standings(store, ids.slice(1))).toEqual(["place", "place", 1]);
    await store.limitEvents(limits(), 5);
    expect(await told(store)).toEqual(["guest3@example.org", "guest2@example.org"]);
    expect(await standings(store, ids)).toEqual([undefined, undefined, undefined, undefined]);
  });

  onStore("announces no seats after an event ends or disappears", async (store) => {
    await store.limitEvents(limits(1), 1);
    const ids = await registered(store, 1, 1, 1);
    await store.withdraw(ids[0] ?? "", [], endsAt);
    const late = registration({ name: "late", receivedAt: endsAt });
    expect(standing(placementIn(await store.accept(late)))).toBe(3);
    await store.limitEvents([], 5);
    expect(await told(store)).toEqual([]);
    expect(await standings(store, ids)).toEqual([undefined, undefined, undefined]);
  });

  onStore("counts earlier registrations for a later limit and keeps their seats", async (store) => {
    const ids = await registered(store, 2, 2, 9, 9);
    await store.setAside(ids[2] ?? "");
    await store.withdraw(ids[3] ?? "", [], 1);
    expect(await standings(store, ids)).toEqual(ids.map(() => undefined));
    await store.limitEvents(limits(3), 2);
    ids.push(...(await registered(store, 1)));
    expect(await standings(store, ids)).toEqual(["place", "place", undefined, undefined, 1]);
  });
}
