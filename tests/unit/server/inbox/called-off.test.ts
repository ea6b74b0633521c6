// @vitest-environment node
import { expect, test, vi } from "vitest";
import type * as Events from "../../../../data/events.ts";
import { desk } from "./desk.ts";

vi.mock("../../../../data/events.ts", async (original) => {
  const real = await original<typeof Events>();
  const events = real.events.map((event) =>
    event.slug === "winter-kitchen" ? { ...event, status: "called off" } : event,
  );
  return { ...real, events };
});

const registration = (reference: string, fields: object = {}) => ({
  reference,
  form: "event-registration" as const,
  fields: { name: "Ama", email: "ama@example.org", event: "winter-kitchen", people: 2, ...fields },
});

const registered = [
  registration("KG-AAAAAAA2"),
  registration("KG-AAAAAAA3", { email: "AMA@example.org" }),
  registration("KG-AAAAAAA4", { name: "Kofi", email: "kofi@example.org" }),
  registration("KG-AAAAAAA5", { email: "noor@example.org", event: "ground-and-breath" }),
];

test("lists who registered, and sends nothing by itself", async () => {
  const { inbox, store } = await desk(registered);
  const { code, out } = await inbox("called-off", "winter-kitchen");
  expect(code).toBe(0);
  expect(out).toMatch(/KG-AAAAAAA2 .*not written yet/);
  expect(out).not.toContain("KG-AAAAAAA5");
  expect(out).toContain("Nothing was sent. --send writes to 2 addresses.");
  expect(await store.listMail()).toEqual([]);
});

test("writes to each address once, also when it is run again for those who have come since", async () => {
  const { inbox, store } = await desk(registered);
  expect((await inbox("called-off", "winter-kitchen", "--send")).out).toMatch(/KG-AAAAAAA4 .*in the outbox/);
  await inbox("called-off", "winter-kitchen", "--send");
  const mail = await store.listMail();
  expect(mail.map(({ kind, to }) => [kind, to.toLowerCase()]).toSorted()).toEqual([
    ["called-off", "ama@example.org"],
    ["called-off", "kofi@example.org"],
  ]);
  for (const { id } of mail) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("passes over who has taken their registration back, or is in quarantine", async () => {
  const { inbox, store } = await desk([...registered, { ...registration("KG-AAAAAAA6"), state: "quarantined" }]);
  const withdrawn = await store.find("KG-AAAAAAA4");
  await store.withdraw(withdrawn?.id ?? "", [], 1);
  await inbox("called-off", "winter-kitchen", "--send");
  expect((await store.listMail()).map(({ to }) => to.toLowerCase())).toEqual(["ama@example.org"]);
});

test("refuses an event that is held, and one that is not there", async () => {
  const { inbox } = await desk(registered);
  expect((await inbox("called-off", "ground-and-breath")).err).toContain("is not called off: set its status in data/");
  expect((await inbox("called-off", "soup")).err).toContain("There is no event 'soup'; there are ");
});
