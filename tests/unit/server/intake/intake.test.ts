// @vitest-environment node
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { formNames } from "../../../../data/forms/every-form.ts";
import { createIntake, type Incoming, type IntakeOptions } from "../../../../server/intake/intake.ts";
import { openStore } from "../../../../server/store/open-store.ts";
import { ReferenceTaken, type Store, StoreBusy } from "../../../../server/store/store.ts";
import type { Fields } from "../../../../src/forms/intake-contract.ts";
import { filled } from "../filled.ts";

const minute = 60_000;
const base = Date.UTC(2026, 10, 21, 12, 1);

interface Opened {
  store: Store;
  send: (incoming?: Partial<Incoming>) => ReturnType<ReturnType<typeof createIntake>>;
  clock: { now: number };
  pokes: () => number;
}

async function open(given: Partial<IntakeOptions> = {}): Promise<Opened> {
  const dataDir = mkdtempSync(join(tmpdir(), "intake-"));
  const store = await openStore({ dataDir });
  onTestFinished(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  const clock = { now: base };
  let pokes = 0;
  const intake = createIntake({
    store,
    secret: "secret",
    staffAddress: "staff@site.example",
    now: () => clock.now,
    poke: () => pokes++,
    ...given,
  });
  const send: Opened["send"] = (incoming) =>
    intake({ form: "contact", typed: filled(incoming?.form ?? "contact"), client: "one", ...incoming });
  return { store, send, clock, pokes: () => pokes };
}

async function receiptOf(reply: ReturnType<Opened["send"]>) {
  const answer = await reply;
  if (answer.kind !== "received") throw new Error(`it was ${answer.kind}`);
  return answer.receipt;
}

test.each(formNames)("the form %s is stored as its schema has it, and read back by its reference", async (form) => {
  const { store, send } = await open();
  const key = randomUUID();
  const receipt = await receiptOf(send({ form, key, typed: { ...filled(form), unknown: "x", _page: "/" } }));
  expect(receipt).toMatchObject({ ok: true, key });
  const stored = await store.find(receipt.reference);
  expect(stored).toMatchObject({ id: receipt.id, form, state: "received", receivedAt: base });
  expect(Object.keys(stored?.fields ?? {}).toSorted()).toEqual(Object.keys(filled(form)).toSorted());
});

test("what is wrong is named field by field, and nothing is stored", async () => {
  const { store, send, pokes } = await open();
  const reply = await send({ typed: { email: "nobody" } });
  expect(reply.kind === "invalid" && reply.errors.map(({ code, field }) => `${field} ${code}`)).toEqual([
    "firstName required",
    "email email",
    "message required",
  ]);
  expect(await store.list()).toEqual([]);
  expect(pokes()).toBe(0);
});

test("new mail is announced once it is stored; a repeat announces nothing", async () => {
  const { store, send, pokes } = await open();
  const key = randomUUID();
  await send({ key });
  await send({ key });
  expect(pokes()).toBe(1);
  expect((await store.listMail()).map(({ kind, to }) => [kind, to])).toEqual([
    ["staff-notification", "staff@site.example"],
  ]);
});

test.each([
  ["a field that nobody sees is filled in", { website: "https://spam.example" }],
  ["it was written faster than anyone types", { _elapsed: 1499 }],
  ["it was written before it was opened", { _elapsed: -1 }],
  ["text says how fast it was", { _elapsed: "12" }],
])("where %s, it is kept aside without mail, and the sender sees no difference", async (_, given) => {
  const { store, send } = await open();
  for (const form of ["contact", "newsletter", "quiz-results"] as const) {
    const { reference } = await receiptOf(send({ form, typed: { ...filled(form), ...given } }));
    expect(await store.find(reference)).toMatchObject({ state: "quarantined", form });
  }
  expect(await store.listMail()).toEqual([]);
});

test.each<Fields>([{ website: "" }, { _elapsed: 1500 }, { _elapsed: 9e9 }, { _elapsed: "nonsense" }, {}])(
  "%o is a person’s",
  async (given) => {
    const { store, send } = await open();
    const { reference } = await receiptOf(send({ typed: { ...filled("contact"), ...given } }));
    expect((await store.find(reference))?.state).toBe("received");
  },
);

test("the same key and words get the same answer, however the key is spelled", async () => {
  const { store, send } = await open();
  const key = randomUUID();
  const first = await receiptOf(send({ key }));
  const again = await receiptOf(send({ key, client: "other" }));
  const loud = await receiptOf(send({ key: key.toUpperCase() }));
  expect(again).toEqual(first);
  expect(loud).toEqual({ ...first, key: key.toUpperCase() });
  expect(await store.list()).toHaveLength(1);
});

test("a key that comes back with other words, or for another form, is a conflict", async () => {
  const { send } = await open();
  const key = randomUUID();
  await send({ key });
  expect(await send({ key, typed: filled("contact", { message: "Other words" }) })).toEqual({ kind: "conflict" });
  expect(await send({ key, form: "volunteer" })).toEqual({ kind: "conflict" });
});

test("a key that was stored before the secret was changed still has its answer, and other words are a conflict", async () => {
  const { store, send } = await open();
  const key = randomUUID();
  const first = await receiptOf(send({ key }));
  const since = await open({ store, secret: "another secret" });
  expect(await receiptOf(since.send({ key }))).toEqual(first);
  const typed = filled("contact", { message: "Other words" });
  expect(await since.send({ key, typed })).toEqual({ kind: "conflict" });
});

test("without a key the same words from the same sender are one message for ten minutes", async () => {
  const { store, send, clock } = await open();
  const first = await receiptOf(send());
  expect(first.key).toBeNull();
  clock.now = base + 10 * minute;
  expect((await receiptOf(send())).id).toBe(first.id);
  expect((await receiptOf(send({ typed: filled("contact", { message: " First line\r\n\r\nSecond line " }) }))).id).toBe(
    first.id,
  );
  expect((await receiptOf(send({ client: "other" }))).id).not.toBe(first.id);
  expect((await receiptOf(send({ typed: filled("contact", { message: "Other words" }) }))).id).not.toBe(first.id);
  clock.now = base + 20 * minute;
  expect((await receiptOf(send())).id).not.toBe(first.id);
  expect(await store.list()).toHaveLength(4);
});

test("neither key nor words nor sender can be read from what repeats are known by", async () => {
  const seen: string[] = [];
  const { send } = await open({
    store: {
      accept: async ({ key, formerKeys, fingerprint, id, reference }) => {
        seen.push(key, ...formerKeys, fingerprint);
        return { outcome: "stored", submission: { id, reference } };
      },
      subscription: async () => undefined,
    },
  });
  await send({ client: "203.0.113.5" });
  expect(seen).toHaveLength(3);
  expect(seen.join()).not.toMatch(/203|zoe|Zoë/i);
});

test("a store that is busy is told of, and a fault is not hidden", async () => {
  const failing = (error: Error): Pick<Store, "accept" | "subscription"> => ({
    accept: () => Promise.reject(error),
    subscription: () => Promise.reject(error),
  });
  const busy = await open({ store: failing(new StoreBusy("locked")) });
  expect(await busy.send()).toEqual({ kind: "busy", retryAfter: 5_000 });
  expect(await busy.send({ form: "newsletter" })).toEqual({ kind: "busy", retryAfter: 5_000 });
  const broken = await open({ store: failing(new Error("fault")) });
  await expect(broken.send()).rejects.toThrow("fault");
});

test("a reference that is taken is drawn again", async () => {
  const drawn: string[] = [];
  const { send } = await open({
    store: {
      subscription: async () => undefined,
      accept: async ({ id, reference }) => {
        drawn.push(reference);
        if (drawn.length < 3) throw new ReferenceTaken("taken");
        return { outcome: "stored", submission: { id, reference } };
      },
    },
  });
  expect((await receiptOf(send())).reference).toBe(drawn[2]);
  expect(new Set(drawn).size).toBe(3);
});

test("an address that has confirmed gets no second confirmation; one that has left does", async () => {
  const { store, send } = await open();
  await store.setSubscription({ address: "zoe@example.org", state: "confirmed", changedAt: base });
  await receiptOf(send({ form: "newsletter", typed: { email: "ZOE@example.org" } }));
  expect(await store.listMail()).toEqual([]);
  await store.setSubscription({ address: "zoe@example.org", state: "unsubscribed", changedAt: base });
  await receiptOf(send({ form: "newsletter", client: "other", typed: { email: "zoe@example.org" } }));
  expect((await store.listMail()).map(({ kind }) => kind)).toEqual(["newsletter-confirmation"]);
});

test("a stranger’s address that is typed again and again costs that stranger one mail a day", async () => {
  const { store, send, clock } = await open();
  for (const client of ["a", "b", "c"]) await send({ form: "newsletter", client });
  expect(await store.listMail()).toHaveLength(1);
  clock.now = base + 25 * 60 * minute;
  await send({ form: "newsletter" });
  expect(await store.listMail()).toHaveLength(2);
});

test("a registration for an event that has ended is refused, and the next one is offered", async () => {
  const { send, store, clock } = await open();
  clock.now = Date.parse("2026-12-12T17:00:00-05:00");
  const typed = filled("event-registration", { event: "winter-kitchen" });
  expect(await send({ form: "event-registration", typed })).toEqual({
    kind: "invalid",
    errors: [
      {
        code: "ended",
        field: "event",
        message: expect.stringMatching(
          /^Winter Kitchen has ended. The next one is The 15 Pillars at Work, Thursday, February 4, 2027, 6:30/,
        ),
      },
    ],
  });
  clock.now -= 1;
  expect(await send({ form: "event-registration", typed })).toMatchObject({ kind: "received" });
  clock.now = Date.parse("2028-01-01T00:00:00Z");
  expect(await send({ form: "event-registration", typed })).toMatchObject({
    errors: [{ message: "Winter Kitchen has ended, and no other event is open yet." }],
  });
  expect(await store.list()).toHaveLength(1);
});
