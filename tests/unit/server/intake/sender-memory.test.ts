import { expect, onTestFinished, test } from "vitest";
import { eventsAt } from "../../../../data/events.ts";
import { senderMinutes } from "../../../../data/forms/retention.ts";
import { createIntake } from "../../../../server/intake/intake.ts";
import { mailLimit } from "../../../../server/intake/mail-limit.ts";
import { openStore } from "../../../../server/store/open-store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { filled } from "../filled.ts";
import { sendJson, serve } from "../serve.ts";

const base = Date.UTC(2026, 10, 21, 12, 1);
/** Milliseconds for which the privacy page says that a sender is remembered. */
const said = senderMinutes * 60_000;
const kitchen = eventsAt(new Date(base)).find(({ slug }) => slug === "winter-kitchen");

test.each([
  ["just before the end of", said - 1, 1],
  ["after", said, 2],
])("counts a sender's receipts %s the time on the privacy page", async (_, later, receipts) => {
  let now = base;
  const { url, store } = await serve({ now: () => now, config: { mailLimit: 10 } });
  for (const message of ["One", "Two"]) {
    expect((await sendJson(url, "contact", filled("contact", { message }))).status).toBe(200);
    now = base + later;
  }
  const sent = await store.listMail();
  expect(sent.filter(({ to }) => to === filled("contact").email)).toHaveLength(receipts);
});

test.each([
  ["just before the end of", said - 1, { state: "waiting", number: 1 }],
  ["after", said, { state: "place" }],
])("counts a sender's seats at an event %s the time on the privacy page", async (_, later, placement) => {
  let now = base;
  const store = await openStore({ dataDir: temporaryFolder() });
  onTestFinished(() => store.close());
  const intake = createIntake({
    store,
    builtAt: new Date(base),
    secret: "secret",
    staffAddress: "staff@site.example",
    mailLimit: mailLimit({ limit: 0, period: 1, now: () => now, alarm: () => {} }),
    sendsMail: true,
    now: () => now,
    wake: () => {},
  });
  const register = async (client: string, email: string) => {
    const typed = filled("event-registration", { event: "winter-kitchen", email, people: "15" });
    const answer = await intake({ form: "event-registration", typed, client });
    return answer.kind === "received" ? answer.receipt.id : "";
  };
  await store.limitEvents([{ event: "winter-kitchen", seats: 60, endsAt: Date.parse(kitchen?.endsAt ?? "") }], base);
  await register("greedy", "first@example.org");
  now = base + later;
  const second = await register("greedy", "second@example.org");
  for (const visitor of ["zora", "kofi", "ama"]) {
    await store.keepSeats(await register(visitor, `${visitor}@example.org`), now);
  }
  expect(await store.keepSeats(second, now)).toEqual(placement);
});
