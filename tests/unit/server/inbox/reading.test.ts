import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { candidate, newMail } from "../store/candidate.ts";
import { day, desk, now } from "./desk.ts";

const ama = { reference: "KG-AMA22222", receivedAt: now - 2 * day };
const bot = {
  reference: "KG-BQT33333",
  form: "volunteer",
  state: "quarantined",
  fields: { name: "Bot", email: "bot@example.org" },
} as const;

describe("list", () => {
  test("shows reference, Eastern time, form, sender, and first words, newest first", async () => {
    const message = "Good morning,\nis there a ramp?";
    const fields = { firstName: "Noor", lastName: "Haddad", email: "noor@example.org", message };
    const { inbox } = await desk([ama, { reference: "KG-NQQR4444", fields }]);
    const { code, out } = await inbox("list");
    expect(code).toBe(0);
    const [titles, , first, second] = out.split("\n");
    expect(titles).toMatch(/^Reference +Received \(Eastern\) +Form +Sender +First words$/);
    expect(first).toMatch(/^KG-NQQR4444 +2026-11-21 12:00 +contact +Noor Haddad, noor.* +Good morning, is/);
    expect(second).toMatch(/^KG-AMA22222 +2026-11-19 12:00 +contact +Ama, ama@example.org$/);
  });

  test("shows the topic of a message beside its form", async () => {
    const { inbox } = await desk([
      { reference: "KG-NQQR4444", fields: { firstName: "Noor", inquiry: "volunteer", message: "I sew." } },
      { reference: "KG-NQQR5555", fields: { firstName: "Noor", inquiry: "other", message: "I ask." } },
    ]);
    const { out } = await inbox("list");
    expect(out).toMatch(/contact: volunteer +Noor +I sew/);
    expect(out).toMatch(/contact +Noor +I ask/);
  });

  test("shows choices by their labels if there is no text", async () => {
    const fields = { name: "Ama", email: "ama@example.org", program: "undecided" };
    const { inbox } = await desk([{ form: "equity-seat", fields }]);
    expect((await inbox("list")).out).toContain("Not sure yet");
  });

  test("shows multiple choices in a row, and a single choice from older data", async () => {
    const fields = { name: "Ama", email: "ama@example.org", interest: ["circles", "ceu"] };
    const before = { ...fields, interest: "circles" };
    const { inbox } = await desk([
      { form: "waitlist", fields },
      { form: "waitlist", fields: before },
    ]);
    const { out } = await inbox("list");
    expect(out).toContain("Circles: small groups, CEU");
    expect(out).toMatch(/Circles: small groups$/m);
  });

  test("filters by form, state, and date, and marks quarantined submissions", async () => {
    const { inbox, references } = await desk([ama, bot]);
    expect(await references()).toEqual(["KG-BQT33333", "KG-AMA22222"]);
    expect(await references("--form", "contact")).toEqual(["KG-AMA22222"]);
    expect(await references("--state", "quarantined")).toEqual(["KG-BQT33333"]);
    expect(await references("--since", "2026-11-19")).toHaveLength(2);
    expect(await references("--since", "2026-11-20")).toEqual(["KG-BQT33333"]);
    expect((await inbox("list")).out).toContain("KG-BQT33333 *");
  });

  test("filters by yesterday and by event", async () => {
    const registration = { form: "event-registration", reference: "KG-EVNT2222" } as const;
    const { inbox, references } = await desk([
      ama,
      { ...registration, fields: { event: "winter-kitchen", name: "Ama" }, receivedAt: now - day },
      { ...registration, reference: "KG-EVNT3333", fields: { event: "ground-and-breath", name: "Kofi" } },
    ]);
    expect(await references("--since", "yesterday")).toEqual(["KG-EVNT3333", "KG-EVNT2222"]);
    expect(await references("--since", "Today")).toEqual(["KG-EVNT3333"]);
    expect(await references("--event", "winter-kitchen")).toEqual(["KG-EVNT2222"]);
    expect((await inbox("export", "--format", "csv", "--event", "winter-kitchen")).out).not.toContain("Kofi");
  });

  test("names the searched folder if nothing matches", async () => {
    const { inbox, folder } = await desk([ama]);
    expect((await inbox("list", "--form", "sponsor")).out).toBe(`No matching submissions in '${folder}'.\n`);
    expect((await inbox("outbox")).out).toBe(`No matching mail in '${folder}'.\n`);
  });

  test("mentions further results", async () => {
    const { inbox } = await desk([ama, bot]);
    expect((await inbox("list", "--limit", "1")).out).toContain("Add --limit 4");
    expect((await inbox("list", "--limit", "2")).out).not.toContain("--limit");
  });

  test("stays aligned within 100 columns in any script", async () => {
    const names = [
      "李小龍".repeat(20),
      "Zoë\u0308".repeat(30),
      "👩🏾‍🌾".repeat(40),
      "مريم بنت أحمد",
      "x".repeat(200),
      "क्षितिज",
    ];
    const fields = { message: "はい、".repeat(300) };
    const { inbox } = await desk(names.map((name) => ({ form: "event-registration", fields: { ...fields, name } })));
    for (const line of (await inbox("list")).out.split("\n")) expect(stringWidth(line)).toBeLessThanOrEqual(100);
  });
});

describe("show", () => {
  test("shows all fields by label in form order, with mail", async () => {
    const fields = { message: "One\nTwo", email: "noor@example.org", firstName: "Noor", inquiry: "academy", fax: "12" };
    const mail = newMail({ to: "staff@example.org" });
    const { inbox, store } = await desk([{ reference: "KG-NQQR4444", fields, mail: [mail] }]);
    await store.settleMail(mail.id, { state: "dead", answer: "550 5.1.1 no such user here" });
    const { code, out } = await inbox("show", "kg-nqqr4444");
    expect(code).toBe(0);
    expect(out).toContain("Received   2026-11-21 12:00 Eastern time");
    expect(out).toMatch(
      /First name +Noor\nEmail +noor@example\.org\nWhat is it about\? +The Academy\nMessage +One\n +Two\nfax +12\n/,
    );
    expect(out).toMatch(new RegExp(`${mail.id.slice(-8)} +to staff +staff@example.org +dead`));
    expect(out).toContain("550 5.1.1 no such user here");
  });

  test("prevents input from imitating a label", async () => {
    const message = `Hello\nState  received\n${"x".repeat(300)}\r\u2028Reference  KG-FAKE2222`;
    const { inbox } = await desk([{ reference: "KG-NQQR4444", fields: { message } }]);
    const { out } = await inbox("show", "KG-NQQR4444");
    expect(out.match(/^(State|Reference) /gm)).toHaveLength(2);
  });

  test("rejects an unknown reference", async () => {
    const { inbox } = await desk([ama]);
    const { code, err } = await inbox("show", "KG-22222222");
    expect(code).toBe(1);
    expect(err).toContain("No submission has the reference 'KG-22222222'");
  });
});

test("list --stats counts by form and state, with the oldest submission and the size", async () => {
  const { inbox, store } = await desk([ama, bot, {}, { mail: [newMail(), newMail()] }]);
  await store.accept(candidate({ receivedAt: now, form: "volunteer", fields: { name: "Ife" } }));
  const { code, out } = await inbox("list", "--stats");
  expect(code).toBe(0);
  expect(out).toMatch(/contact +3 +0 +2026-11-19 12:00\nvolunteer +1 +1 +2026-11-21 12:00\n/);
  expect(out).toMatch(/Mail waiting +2\nMail sent +0\nMail dead +0\nSize +\d+\.\d MB\n/);
  expect((await (await desk()).inbox("list", "--stats")).out).toContain("No matching submissions.");
});

test("shows placements of a limited event in lists, details, and exports", async () => {
  const { store, inbox, rows } = await desk();
  await store.limitEvents([{ event: "winter-kitchen", seats: 1, endsAt: now + day }], now);
  for (const name of ["ama", "kofi"]) {
    const fields = { event: "winter-kitchen", name, email: `${name}@example.org`, people: 1 };
    const sent = { form: "event-registration", fields, isLimited: true } as const;
    await store.accept(
      candidate({ ...sent, receivedAt: name === "ama" ? now : now + 1, reference: `KG-${name.toUpperCase()}` }),
    );
  }
  const lines = (await inbox("list", "--event", "winter-kitchen")).out.split("\n");
  expect(lines[0]).toMatch(/Form +Placement +Sender/);
  expect(lines.find((line) => line.includes("KG-AMA"))).toMatch(/seat +ama,/);
  expect(lines.find((line) => line.includes("KG-KOFI"))).toMatch(/waitlist 1 +kofi,/);
  expect((await inbox("show", "KG-KOFI")).out).toMatch(/Placement +number 1 on the waitlist/);
  const exported = await rows("--event", "winter-kitchen");
  expect(exported.map(({ name, placement }) => [name, placement])).toEqual([
    ["ama", "has a seat"],
    ["kofi", "number 1 on the waitlist"],
  ]);
});
