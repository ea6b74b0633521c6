import { describe, expect, test } from "vitest";
import { candidate, newMail } from "../store/candidate.ts";
import { day, desk, now } from "./desk.ts";

describe("release", () => {
  const suspect = { reference: "KG-BQT33333", state: "quarantined" } as const;
  const staff = { STAFF_ADDRESS: "staff@example.org" };

  test("moves a submission out of quarantine and queues its mail", async () => {
    const { inbox, store } = await desk([suspect], staff);
    const { code, out } = await inbox("release", "KG-BQT33333");
    expect({ code, out }).toEqual({ code: 0, out: "KG-BQT33333 is out of quarantine, with 2 emails in the outbox.\n" });
    expect((await store.find("KG-BQT33333"))?.state).toBe("received");
    const mail = await store.listMail();
    expect(mail.map(({ kind, to, dueAt }) => [kind, to, dueAt]).toSorted()).toEqual([
      ["receipt", "ama@example.org", now],
      ["staff-notification", "staff@example.org", now],
    ]);
  });

  test("works once per submission", async () => {
    const { inbox, store } = await desk([suspect], staff);
    await inbox("release", "KG-BQT33333");
    const { code, err } = await inbox("release", "KG-BQT33333");
    expect(code).toBe(1);
    expect(err).toBe("KG-BQT33333 is not in quarantine.\n");
    expect(await store.listMail()).toHaveLength(2);
  });

  test("notifies the role responsible for the form if it has an address", async () => {
    const { inbox, store } = await desk([{ ...suspect, form: "homestead-visit", fields: {} }], {
      ...staff,
      STAFF_ADDRESS_HOMESTEAD: "land@example.org",
    });
    await inbox("release", "KG-BQT33333");
    expect((await store.listMail()).map(({ to }) => to)).toEqual(["land@example.org"]);
  });

  test("warns if the staff address isn't set", async () => {
    const { inbox } = await desk([suspect]);
    expect((await inbox("release", "KG-BQT33333")).out).toContain("STAFF_ADDRESS is not set");
  });

  test("doesn't ask a confirmed address to confirm", async () => {
    const fields = { email: "ama@example.org" };
    const { inbox, store } = await desk([{ ...suspect, form: "newsletter", fields }]);
    await store.setSubscription({ address: "ama@example.org", state: "confirmed", changedAt: 1 });
    expect((await inbox("release", "KG-BQT33333")).out).toContain("with 0 emails in the outbox.\n");
  });
});

describe("spam", () => {
  const words = "Dear families, the new bus for your school is ready, and all that is missing is your order.";

  test("quarantines submissions and deletes their waiting mail", async () => {
    const mail = [newMail()];
    const { inbox, store } = await desk([{ reference: "KG-BQT33333", fields: { message: words }, mail }]);
    const { code, out } = await inbox("spam", "kg-bqt33333");
    expect({ code, out }).toEqual({
      code: 0,
      out: "KG-BQT33333 is now in quarantine, and 1 waiting email will not go out.\n",
    });
    expect(await store.find("KG-BQT33333")).toMatchObject({ state: "quarantined" });
    expect(await store.listMail()).toEqual([]);
  });

  test("quarantines all copies of a wave regardless of sender", async () => {
    const letter = (reference: string, message: string) => ({
      reference,
      fields: { message, email: `${reference}@example.org` },
    });
    const { inbox, store } = await desk([
      letter("KG-22222222", words),
      letter("KG-33333333", words.toUpperCase()),
      letter("KG-44444444", "May we come on Friday, with the two grandmothers and the old bus?"),
    ]);
    await inbox("spam", "KG-22222222", "--copies");
    expect((await store.list({ state: "quarantined" })).map(({ reference }) => reference).toSorted()).toEqual([
      "KG-22222222",
      "KG-33333333",
    ]);
  });

  test("is undone by release without sending mail again", async () => {
    const mail = [newMail({ kind: "receipt", to: "ama@example.org" })];
    const { inbox, store } = await desk([{ reference: "KG-BQT33333", mail }], { STAFF_ADDRESS: "staff@example.org" });
    await store.settleMail(mail[0]?.id ?? "", { state: "sent" });
    await inbox("spam", "KG-BQT33333");
    await inbox("release", "KG-BQT33333");
    expect((await store.listMail()).map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
      ["receipt", "sent"],
      ["staff-notification", "waiting"],
    ]);
  });

  test("reports submissions that are quarantined, missing, or withdrawn", async () => {
    const { inbox, store } = await desk([
      { reference: "KG-BQT33333", state: "quarantined" },
      { id: "gone", reference: "KG-22222222" },
    ]);
    expect((await inbox("spam", "KG-BQT33333")).out).toContain("KG-BQT33333 was already in quarantine.");
    expect((await inbox("spam", "KG-BQT33333", "KG-99999999")).err).toContain("No submission has the reference");
    await store.withdraw("gone", [], 1);
    expect(await inbox("spam", "KG-22222222")).toMatchObject({
      code: 1,
      out: "",
      err: "Cannot quarantine withdrawn submissions: KG-22222222.\n",
    });
  });

  test("skips withdrawn submissions and lists them at the end", async () => {
    const { inbox, store } = await desk([{ id: "gone", reference: "KG-22222222" }, { reference: "KG-BQT33333" }]);
    await store.withdraw("gone", [], 1);
    const { code, out, err } = await inbox("spam", "KG-22222222", "KG-BQT33333");
    expect(out).toContain("KG-BQT33333 is now in quarantine.");
    expect({ code, err }).toEqual({ code: 1, err: "Cannot quarantine withdrawn submissions: KG-22222222.\n" });
  });
});

describe("forget", () => {
  test("deletes data after the address is typed again in any case, and prints a summary", async () => {
    const { inbox, store, willType } = await desk([{ mail: [newMail()] }, { fields: { email: "kofi@example.org" } }]);
    await store.setSubscription({ address: "ama@example.org", state: "confirmed", changedAt: 1 });
    willType(" AMA@example.org ");
    const { code, out, err } = await inbox("forget", "Ama@Example.org");
    expect(code).toBe(0);
    expect(err).toContain("Type the address to continue: ");
    expect(out).toContain("Deleted: 1 submission, 1 email, 1 subscription.");
    expect(await store.list()).toMatchObject([{ fields: { email: "kofi@example.org" } }]);
  });

  test.each(["", "y", "kofi@example.org"])("deletes nothing if %j is typed", async (typed) => {
    const { inbox, store, willType } = await desk([{}]);
    willType(typed);
    expect((await inbox("forget", "ama@example.org")).code).toBe(1);
    expect(await store.list()).toHaveLength(1);
  });

  test("deletes nothing without a terminal, except with --yes", async () => {
    const { inbox, store } = await desk([{}]);
    expect((await inbox("forget", "ama@example.org")).err).toContain("Add --yes");
    expect(await store.list()).toHaveLength(1);
    expect((await inbox("forget", "ama@example.org", "--yes")).code).toBe(0);
    expect(await store.list()).toEqual([]);
    const { code, err } = await inbox("forget", "ama@example.org", "--yes");
    expect({ code, err }).toEqual({ code: 1, err: "Found nothing about ama@example.org.\n" });
  });
});

describe("purge", () => {
  const kept = [
    { receivedAt: now - 9 * day },
    { receivedAt: now - 11 * day },
    { receivedAt: now - 4 * day, state: "quarantined" },
    { receivedAt: now - 6 * day, state: "quarantined" },
  ] as const;
  const retention = { RETENTION_DAYS: "10", QUARANTINE_DAYS: "5" };

  test("deletes submissions after the retention period of their state", async () => {
    const { inbox, store } = await desk(kept, retention);
    expect((await inbox("purge")).out).toContain("Deleted: 2 submissions (received before 2026-11-11 12:00");
    expect((await store.list()).map(({ receivedAt }) => (now - receivedAt) / day)).toEqual([4, 9]);
  });

  test("asks a person before it deletes more than a tenth after a long pause", async () => {
    const { inbox, store } = await desk(
      Array.from({ length: 11 }, () => ({ receivedAt: now - 20 * day })),
      retention,
    );
    await store.noteRun("purge", now - 9 * day);
    const { code, out } = await inbox("purge");
    expect(code).toBe(3);
    expect(out).toContain("Deleted: 2 submissions");
    expect(out).toContain("The last purge was 9 days ago. If the clock is right, run 'inbox purge --yes'");
    expect(await inbox("digest")).toMatchObject({
      code: 3,
      out: expect.stringContaining("9 submissions expired more than two days ago ('purge --dry-run')"),
    });
    expect((await inbox("purge", "--yes")).out).toContain("Deleted: 9 submissions");
    expect(await store.list()).toEqual([]);
  });

  test("reports the same count in a dry run and deletes nothing", async () => {
    const { inbox, store } = await desk(kept, retention);
    expect((await inbox("purge", "--dry-run")).out).toContain("Would delete: 2 submissions");
    expect(await store.list()).toHaveLength(4);
  });
});

describe("outbox", () => {
  const [waiting, dead, sent] = [
    newMail({ id: "10000000-0000-7000-8000-0001aaaaaaaa", to: "zoë@example.org", kind: "quiz-results" }),
    newMail({ id: "10000000-0000-7000-8000-0002aaaaaaaa" }),
    newMail({ id: "10000000-0000-7000-8000-0003bbbbbbbb" }),
  ];

  async function withMail() {
    const made = await desk([{ mail: [waiting, dead, sent] }]);
    await made.store.claimMail({ now, lease: 1, limit: 3 });
    await made.store.settleMail(waiting.id, { state: "waiting", dueAt: now + day, answer: "451 greylisted" });
    await made.store.settleMail(dead.id, { state: "dead", answer: "550 no such user" });
    await made.store.settleMail(sent.id, { state: "sent" });
    return made;
  }

  test("shows mail with state, attempts, and the mail server's response", async () => {
    const { inbox } = await withMail();
    const { out } = await inbox("outbox");
    expect(out).toMatch(/aaaaaaaa +quiz results +zoë@example.org +waiting +1 +2026-11-22 12:00 +451 greylisted\n/);
    expect(out).toMatch(/aaaaaaaa +to staff +staff@example.org +dead +1 +550 no such user\n/);
    expect(out).toMatch(/bbbbbbbb +to staff +staff@example.org +sent +1\n/);
    expect((await inbox("outbox", "--state", "dead")).out).not.toContain("451");
  });

  test("retries mail by its id or the end of it", async () => {
    const { inbox, store } = await withMail();
    expect((await inbox("outbox", "--retry", dead.id.toUpperCase())).code).toBe(0);
    expect(await store.listMail()).toContainEqual(
      expect.objectContaining({ id: dead.id, state: "waiting", attempts: 0, dueAt: now }),
    );
    expect((await inbox("outbox", "--retry", "aaaaaaaa")).err).toContain(`${waiting.id}`);
    expect((await inbox("outbox", "--retry", "cccc")).err).toContain("No mail has the ID 'cccc'");
    const { code, err } = await inbox("outbox", "--retry", "bbbb");
    expect({ code, err }).toEqual({ code: 1, err: "Mail bbbbbbbb was already sent.\n" });
  });

  test("deletes failed mail that cannot arrive, and no other", async () => {
    const { inbox, store } = await withMail();
    expect((await inbox("outbox", "--drop", waiting.id)).err).toMatch(/^Mail \w{8} has not failed\.\n$/);
    expect((await inbox("outbox", "--drop", dead.id)).out).toMatch(/^Mail \w{8} is deleted\.\n$/);
    expect((await store.listMail()).map(({ state }) => state).toSorted()).toEqual(["sent", "waiting"]);
    expect((await inbox("digest")).out).toContain("0 failed emails\n");
  });

  test("retries at once all mail that failed, or that waits for long", async () => {
    const { inbox, store } = await withMail();
    const soon = newMail();
    await store.accept(candidate({ mail: [soon] }));
    await store.settleMail(soon.id, { state: "waiting", dueAt: now + 60_000, answer: "451 greylisted" });
    expect((await inbox("outbox", "--retry")).out).toBe("2 emails due now.\n");
    const unsent = (await store.listMail()).filter(({ state }) => state !== "sent");
    expect(unsent.map(({ dueAt }) => dueAt).toSorted()).toEqual([now, now, now + 60_000]);
  });
});

const two = [{ reference: "KG-AAAA2222" }, { reference: "KG-BBBB2222" }];

test("marks a submission as answered with name and time, shown in list, show, and export", async () => {
  const { inbox, rows, references } = await desk(two, { USER: "noor" });
  expect((await inbox("answered", "kg-aaaa2222")).out).toBe("KG-AAAA2222 is marked as answered by noor.\n");
  const { out } = await inbox("list");
  expect(out).toContain("KG-AAAA2222 ✓ ");
  expect(out).toContain("\n✓ answered\n");
  expect((await inbox("show", "KG-AAAA2222")).out).toContain("Answered   2026-11-21 12:00 Eastern time by noor\n");
  const [row] = (await rows()).filter(({ answered_by }) => answered_by);
  expect(row).toMatchObject({ reference: "KG-AAAA2222", answered_eastern: "2026-11-21 12:00:00", answered_by: "noor" });
  expect(await references("--unanswered")).toEqual(["KG-BBBB2222"]);
});

test("marks several submissions at once for a named person, or none if one is missing", async () => {
  const { inbox, references } = await desk(two, { USER: "kindred-ground", SUDO_USER: "noor" });
  expect((await inbox("answered", "KG-AAAA2222", "KG-CCCC2222")).code).toBe(1);
  expect(await references("--unanswered")).toHaveLength(2);
  expect((await inbox("answered", "KG-AAAA2222", "KG-BBBB2222", "--by", "Ama")).out).toContain("answered by Ama");
  expect((await inbox("answered", "KG-AAAA2222")).out).toContain("answered by noor (before: 2026-11-21 12:00 by Ama)");
});

test("removes a mark and requires a name for each mark", async () => {
  const { inbox, references } = await desk(two);
  expect((await inbox("answered", "KG-AAAA2222")).err).toContain("--by <name>");
  await inbox("answered", "KG-AAAA2222", "--by", "Ama");
  expect((await inbox("answered", "KG-AAAA2222", "--undo")).out).toContain("is no longer marked as answered (before: ");
  expect(await references("--unanswered")).toHaveLength(2);
});

test("doesn't list automatic and quarantined submissions as unanswered", async () => {
  const { inbox, references } = await desk([
    { form: "newsletter" },
    { form: "quiz-results" },
    { state: "quarantined" },
    { reference: "KG-AAAA2222" },
  ]);
  expect(await references("--unanswered")).toEqual(["KG-AAAA2222"]);
  expect((await inbox("digest")).out).toContain("\n1 unanswered submission");
});
