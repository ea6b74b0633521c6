import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { eventsAt } from "../../../../data/events.ts";
import { answers } from "../../../../data/forms/answers.ts";
import { everyForm, formNames } from "../../../../data/forms/every-form.ts";
import { createIntake, type Incoming, type IntakeOptions } from "../../../../server/intake/intake.ts";
import { mailLimit } from "../../../../server/intake/mail-limit.ts";
import { ReferenceConflict, StoreBusy } from "../../../../server/store/database.ts";
import { openStore } from "../../../../server/store/open-store.ts";
import type { Store } from "../../../../server/store/store.ts";
import type { RawFields } from "../../../../src/forms/intake-contract.ts";
import { honeypotName } from "../../../../src/forms/intake-contract.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { filled } from "../filled.ts";

const minute = 60_000;
const base = Date.UTC(2026, 10, 21, 12, 1);
const events = eventsAt(new Date(base));
const kitchen = events.find(({ slug }) => slug === "winter-kitchen");
const [kitchenBegins, kitchenEnds] = [Date.parse(kitchen?.startsAt ?? ""), Date.parse(kitchen?.endsAt ?? "")];

interface Opened {
  store: Store;
  send: (incoming?: Partial<Incoming>) => ReturnType<ReturnType<typeof createIntake>>;
  clock: { now: number };
  wakes: () => number;
}

async function open(given: Partial<IntakeOptions> = {}): Promise<Opened> {
  const store = await openStore({ dataDir: temporaryFolder() });
  onTestFinished(() => store.close());
  const clock = { now: base };
  let wakes = 0;
  const intake = createIntake({
    store,
    builtAt: new Date(base),
    secret: "secret",
    staffAddress: "staff@site.example",
    mailLimit: mailLimit({ limit: 0, period: minute, now: () => clock.now, alarm: () => {} }),
    sendsMail: true,
    now: () => clock.now,
    wake: () => wakes++,
    ...given,
  });
  const send: Opened["send"] = (incoming) =>
    intake({ form: "contact", typed: filled(incoming?.form ?? "contact"), client: "one", ...incoming });
  return { store, send, clock, wakes: () => wakes };
}

async function receiptOf(reply: ReturnType<Opened["send"]>) {
  const answer = await reply;
  if (answer.kind !== "received") throw new Error(`it was ${answer.kind}`);
  return answer.receipt;
}

test.each(formNames)("stores form %s by its schema and finds it by reference", async (form) => {
  const { store, send } = await open();
  const key = randomUUID();
  const receipt = await receiptOf(send({ form, key, typed: { ...filled(form), unknown: "x", _page: "/" } }));
  expect(receipt).toMatchObject({ ok: true, key });
  const stored = await store.find(receipt.reference);
  expect(stored).toMatchObject({ id: receipt.id, form, state: "received", receivedAt: base });
  expect(Object.keys(stored?.fields ?? {}).toSorted()).toEqual(Object.keys(filled(form)).toSorted());
});

test("reports errors by field and stores nothing", async () => {
  const { store, send, wakes } = await open();
  const reply = await send({ typed: { email: "nobody" } });
  expect(reply.kind === "invalid" && reply.errors.map(({ code, field }) => `${field} ${code}`)).toEqual([
    "firstName required",
    "email email",
    "message required",
  ]);
  expect(await store.list()).toEqual([]);
  expect(wakes()).toBe(0);
});

test("announces new mail after storing it, but not for a repeat", async () => {
  const { store, send, wakes } = await open();
  const key = randomUUID();
  await send({ key });
  await send({ key });
  expect(wakes()).toBe(1);
  expect((await store.listMail()).map(({ kind, to }) => [kind, to]).toSorted()).toEqual([
    ["receipt", "zoe@example.org"],
    ["staff-notification", "staff@site.example"],
  ]);
});

test.each([
  ["the honeypot is filled in", { [honeypotName]: "https://spam.example" }],
  ["it was written too fast", { _elapsed: 1499 }],
  ["the elapsed time is negative", { _elapsed: -1 }],
  ["the elapsed time is short and a string", { _elapsed: "12" }],
])("quarantines a submission without mail if %s, and informs the sender", async (_, given) => {
  const { store, send } = await open();
  for (const form of ["contact", "newsletter", "quiz-results"] as const) {
    const key = randomUUID();
    const typed = { ...filled(form), ...given };
    const { reference, instead } = await receiptOf(send({ form, key, typed }));
    expect(await store.find(reference)).toMatchObject({ state: "quarantined", form });
    expect(instead).toEqual(answers.held);
    expect((await receiptOf(send({ form, key, typed }))).instead).toEqual(answers.held);
  }
  expect(await store.listMail()).toEqual([]);
});

test("quarantines links that no person writes without mail, and informs the sender", async () => {
  const { store, send } = await open();
  const message = "[url=https://essays.example]buy essays[/url]";
  const { reference, instead } = await receiptOf(send({ typed: filled("contact", { message }) }));
  expect(instead).toEqual(answers.held);
  expect(await store.find(reference)).toMatchObject({ state: "quarantined", signs: ["link markup"] });
  expect(await store.listMail()).toEqual([]);
});

test.each<RawFields>([
  { [honeypotName]: "" },
  { website: "https://ana.example" },
  { _elapsed: 1500 },
  { _elapsed: 9e9 },
  { _elapsed: "nonsense" },
  {},
])("accepts %o as a person's input", async (given) => {
  const { store, send } = await open();
  const { reference } = await receiptOf(send({ typed: { ...filled("contact"), ...given } }));
  expect((await store.find(reference))?.state).toBe("received");
});

test.each([
  ["address", () => "203.0.113.5", "20"],
  ["network", (count: number) => `2001:db8:1:${count}`, "15"],
])(
  "leaves seats to others if one %s registers for many people, and gives them with the link",
  async (_, greedy, people) => {
    const { store, send } = await open();
    await store.limitEvents([{ event: "winter-kitchen", seats: 60, endsAt: kitchenEnds }], base);
    const register = async (email: string, people: string, client: string) => {
      const typed = filled("event-registration", { event: "winter-kitchen", email, people });
      const { id, instead } = await receiptOf(send({ form: "event-registration", typed, client }));
      expect(instead).toEqual(answers.placement.held);
      return id;
    };
    const ids = [];
    for (const count of [1, 2, 3, 4]) ids.push(await register(`${count}@example.org`, "15", greedy(count)));
    for (const visitor of ["zora", "kofi"]) {
      const id = await register(`${visitor}@example.org`, people, visitor);
      expect(await store.keepSeats(id, base)).toEqual({ state: "place" });
    }
    const [stranger = "", , , last = ""] = ids;
    expect(await store.keepSeats(last, base)).toEqual({ state: "waiting", number: 1 });
    expect(await store.keepSeats(stranger, base)).toEqual({ state: "place" });
  },
);

test("keeps a place at once if no mail can bring the link", async () => {
  const { store, send } = await open({ sendsMail: false });
  await store.limitEvents([{ event: "winter-kitchen", seats: 60, endsAt: kitchenEnds }], base);
  const register = async (name: string) => {
    const typed = filled("event-registration", { event: "winter-kitchen", email: `${name}@example.org`, people: "20" });
    const { id, instead } = await receiptOf(send({ form: "event-registration", typed }));
    return [instead?.title, (await store.find(id))?.placement];
  };
  const seated = [everyForm["event-registration"].sent.title, { state: "place" }];
  for (const name of ["ama", "kofi", "zora"]) expect(await register(name)).toEqual(seated);
  expect(await register("late")).toEqual([answers.placement.waiting(1).title, { state: "waiting", number: 1 }]);
});

test("shows the link to cancel to people who get no receipt by mail", async () => {
  const { send } = await open();
  expect(await receiptOf(send({ form: "tell-me" }))).toHaveProperty("code");
  expect(await receiptOf(send({ form: "contact" }))).not.toHaveProperty("code");
});

test("returns the same response for the same key and input in any spelling", async () => {
  const { store, send } = await open();
  const key = randomUUID();
  const first = await receiptOf(send({ key }));
  const again = await receiptOf(send({ key, client: "other" }));
  const loud = await receiptOf(send({ key: key.toUpperCase() }));
  expect(again).toEqual(first);
  expect(loud).toEqual({ ...first, key: key.toUpperCase() });
  expect(await store.list()).toHaveLength(1);
});

test("reports a conflict if a key returns with other input or another form", async () => {
  const { send } = await open();
  const key = randomUUID();
  await send({ key });
  expect(await send({ key, typed: filled("contact", { message: "Other words" }) })).toEqual({ kind: "conflict" });
  expect(await send({ key, form: "volunteer" })).toEqual({ kind: "conflict" });
});

test("recognizes keys and conflicts from before a change of the secret", async () => {
  const { store, send } = await open();
  const key = randomUUID();
  const first = await receiptOf(send({ key }));
  const since = await open({ store, secret: "another secret" });
  expect(await receiptOf(since.send({ key }))).toEqual(first);
  const typed = filled("contact", { message: "Other words" });
  expect(await since.send({ key, typed })).toEqual({ kind: "conflict" });
});

test("merges the same input from the same sender for ten minutes without a key", async () => {
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

const emptyStore = {
  repeated: async () => undefined,
  subscription: async () => undefined,
  mark: (text: string) => text,
};

test("hides input and sender in the keys of forms without one, by the store's key", async () => {
  const seen: string[] = [];
  const { send } = await open({
    store: {
      ...emptyStore,
      mark: (text) => `marked ${text.length}`,
      accept: async ({ key, formerKeys, id, reference }) => {
        seen.push(key, ...formerKeys);
        return { outcome: "stored", submission: { id, reference }, mail: [] };
      },
    },
  });
  await send({ client: "203.0.113.5" });
  expect(seen).toEqual(["same:marked 43", "same:marked 43"]);
});

test("reports a busy store and doesn't hide faults", async () => {
  const failing = (error: Error): IntakeOptions["store"] => ({
    accept: () => Promise.reject(error),
    repeated: () => Promise.reject(error),
    subscription: () => Promise.reject(error),
    mark: (text) => text,
  });
  const busy = await open({ store: failing(new StoreBusy("locked")) });
  expect(await busy.send()).toEqual({ kind: "busy", retryAfter: 5_000 });
  expect(await busy.send({ form: "newsletter" })).toEqual({ kind: "busy", retryAfter: 5_000 });
  const broken = await open({ store: failing(new Error("fault")) });
  await expect(broken.send()).rejects.toThrow("fault");
});

test("draws a new reference if one is taken", async () => {
  const drawn: string[] = [];
  const { send } = await open({
    store: {
      ...emptyStore,
      accept: async ({ id, reference }) => {
        drawn.push(reference);
        if (drawn.length < 3) throw new ReferenceConflict("taken");
        return { outcome: "stored", submission: { id, reference }, mail: [] };
      },
    },
  });
  expect((await receiptOf(send())).reference).toBe(drawn[2]);
  expect(new Set(drawn).size).toBe(3);
});

test("sends no second confirmation to a confirmed address, but one after unsubscribing", async () => {
  const { store, send } = await open();
  await store.setSubscription({ address: "zoe@example.org", state: "confirmed", changedAt: base });
  await receiptOf(send({ form: "newsletter", typed: { email: "ZOE@example.org" } }));
  expect(await store.listMail()).toEqual([]);
  await store.setSubscription({ address: "zoe@example.org", state: "unsubscribed", changedAt: base });
  await receiptOf(send({ form: "newsletter", client: "other", typed: { email: "zoe@example.org" } }));
  expect((await store.listMail()).map(({ kind }) => kind)).toEqual(["newsletter-confirmation"]);
});

test("sends at most one mail per day to an address that others submit repeatedly", async () => {
  const { store, send, clock } = await open();
  for (const client of ["a", "b", "c"]) await send({ form: "newsletter", client });
  expect(await store.listMail()).toHaveLength(1);
  clock.now = base + 25 * 60 * minute;
  await send({ form: "newsletter" });
  expect(await store.listMail()).toHaveLength(2);
});

test("sends quiz results at most once a day", async () => {
  const { store, send, clock } = await open();
  for (const answers of ["1".repeat(15), "2".repeat(15)])
    await send({ form: "quiz-results", typed: filled("quiz-results", { answers }) });
  expect(await store.listMail()).toHaveLength(1);
  clock.now = base + 25 * 60 * minute;
  await send({ form: "quiz-results" });
  expect(await store.listMail()).toHaveLength(2);
});

test("notifies only staff above the global limit and delays promised mail", async () => {
  const alarms: number[] = [];
  const clock = { now: base };
  const { store, send } = await open({
    mailLimit: mailLimit({ limit: 2, period: 60 * minute, now: () => clock.now, alarm: () => alarms.push(clock.now) }),
  });
  const email = (count: number) => ({ email: `zoe${count}@example.org` });
  const from = (count: number) => ({ client: `client ${count}` });
  // Repeated or rejected submissions don't count toward the limit.
  const key = randomUUID();
  for (let count = 0; count < 3; count++)
    await send({ form: "newsletter", key, typed: filled("newsletter", email(1)) });
  expect((await receiptOf(send({ ...from(2), typed: filled("contact", email(2)) }))).instead).toBeUndefined();
  expect(alarms).toEqual([]);

  // The link in the email keeps a seat, so a registration for a limited event needs its email, too.
  for (const form of ["newsletter", "event-registration"] as const) {
    const typed = filled(form, { event: "winter-kitchen", ...email(3) });
    const waiting = await receiptOf(send({ ...from(3), form, typed }));
    expect(waiting.instead).toEqual(answers.mailLimit);
    expect(await store.find(waiting.reference)).toMatchObject({ state: "quarantined", signs: ["mail limit"] });
  }
  const plain = await receiptOf(send({ ...from(4), typed: filled("contact", email(4)) }));
  expect(plain.instead).toBeUndefined();
  expect((await store.find(plain.reference))?.state).toBe("received");
  expect((await store.listMail({ submissionId: plain.id })).map(({ kind }) => kind)).toEqual(["staff-notification"]);
  expect(alarms).toEqual([base]);

  clock.now += 60 * minute;
  expect(
    (await receiptOf(send({ ...from(5), form: "newsletter", typed: filled("newsletter", email(5)) }))).instead,
  ).toBeUndefined();
});

test("answers alike for every address, with and without mail left for the sender", async () => {
  const { store, send } = await open({
    mailLimit: mailLimit({ limit: 40, period: 60 * minute, now: () => base, alarm: () => {} }),
  });
  await store.setSubscription({ address: "zoe@example.org", state: "confirmed", changedAt: base });
  await receiptOf(send({ form: "newsletter", client: "other", typed: { email: "asked@example.org" } }));
  for (const address of ["zoe", "asked", "unknown"]) {
    const said: unknown[] = [];
    for (const name of [address, "a", "b", "c", address]) {
      const typed = { email: `${name}@example.org` };
      const sent = send({ form: "newsletter", client: address, key: randomUUID(), typed });
      said.push((await receiptOf(sent)).instead);
    }
    expect(said).toEqual([undefined, undefined, undefined, undefined, answers.mailLimit]);
  }
});

test.each([
  ["address", () => "203.0.113.5"],
  ["network", (count: number) => `2001:db8:1:${count.toString(16)}`],
])("leaves mail to honest subscribers while one %s sends hundreds of forms", async (_, greedy) => {
  const { send } = await open({
    mailLimit: mailLimit({ limit: 300, period: 60 * minute, now: () => base, alarm: () => {} }),
  });
  const sent = async (client: string, name: string) => {
    const typed = filled("newsletter", { email: `${name}@example.org` });
    return (await receiptOf(send({ form: "newsletter", client, typed }))).instead;
  };
  for (let count = 0; count < 240; count++) await sent(greedy(count), `greedy${count}`);
  expect(await sent(greedy(240), "greedy240")).toEqual(answers.mailLimit);
  for (let count = 0; count < 40; count++) expect(await sent(`honest${count}`, `honest${count}`)).toBeUndefined();
});

test("rejects an undeliverable address at its field and checks none for suspected bots", async () => {
  const asked: string[] = [];
  const takesMail = async (domain: string) => {
    asked.push(domain);
    return domain !== "gmial.example";
  };
  const { store, send } = await open({ takesMail });
  const typed = filled("contact", { email: "zoe@gmial.example" });
  expect(await send({ typed })).toEqual({
    kind: "invalid",
    errors: [{ code: "domain", field: "email", message: answers.noSuchDomain }],
  });
  expect(await send({ typed: filled("contact", { email: `${"z".repeat(65)}@example.org` }) })).toMatchObject({
    errors: [{ code: "email", field: "email" }],
  });
  expect(await store.list()).toEqual([]);
  expect(await send({ typed: { ...typed, [honeypotName]: "https://spam.example" } })).toMatchObject({
    kind: "received",
  });
  expect(await send({ typed: filled("contact", { email: "zoë@bücher.example" }) })).toMatchObject({ kind: "received" });
  expect(asked).toEqual(["gmial.example", "xn--bcher-kva.example"]);
});

test("rejects a registration for a past event and offers the next one", async () => {
  const { send, store, clock } = await open();
  clock.now = kitchenEnds;
  const next = events.find(({ startsAt }) => Date.parse(startsAt) > kitchenEnds);
  const typed = filled("event-registration", { event: "winter-kitchen" });
  expect(await send({ form: "event-registration", typed })).toEqual({
    kind: "invalid",
    errors: [
      {
        code: "ended",
        field: "event",
        message: expect.stringContaining(`Winter Kitchen has ended. The next one is ${next?.title}, `),
      },
    ],
  });
  clock.now = kitchenBegins;
  expect(await send({ form: "event-registration", typed })).toMatchObject({
    errors: [{ code: "ended", message: expect.stringMatching(/^Registration for Winter Kitchen is closed\./) }],
  });
  clock.now -= 1;
  expect(await send({ form: "event-registration", typed })).toMatchObject({ kind: "received" });
  clock.now = Date.parse("2028-01-01T00:00:00Z");
  expect(await send({ form: "event-registration", typed })).toMatchObject({
    errors: [{ message: "Winter Kitchen has ended. No other event is open for registration yet." }],
  });
  expect(await store.list()).toHaveLength(1);
});

test("returns the receipt of a timely registration after the event's end", async () => {
  const { send, store, clock } = await open();
  const key = randomUUID();
  const typed = filled("event-registration", { event: "winter-kitchen" });
  const first = await receiptOf(send({ form: "event-registration", typed, key }));
  clock.now = kitchenEnds;
  expect(await receiptOf(send({ form: "event-registration", typed, key }))).toEqual(first);
  expect(await send({ form: "event-registration", typed: { ...typed, name: "Ada" }, key })).toEqual({
    kind: "conflict",
  });
  expect(await send({ form: "event-registration", typed, key: randomUUID() })).toMatchObject({ kind: "invalid" });
  expect(await store.list()).toHaveLength(1);
});

test("accepts founding memberships until the last day ends in the Academy's time zone", async () => {
  const { send, store, clock } = await open();
  const typed = filled("waitlist", { plan: "founding" });
  clock.now = Date.parse("2026-12-31T23:59:59-05:00");
  expect(await send({ form: "waitlist", typed })).toMatchObject({ kind: "received" });
  clock.now = Date.parse("2027-01-01T00:00:00-05:00");
  expect(await send({ form: "waitlist", typed, key: randomUUID() })).toEqual({
    kind: "invalid",
    errors: [
      {
        code: "ended",
        field: "plan",
        message: "The founding membership ended on December 31, 2026. The yearly plans remain.",
      },
    ],
  });
  expect(await send({ form: "waitlist", typed: { ...typed, plan: "seed" } })).toMatchObject({ kind: "received" });
  expect(await store.list()).toHaveLength(2);
});
