import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { candidate, newMail } from "../store/candidate.ts";
import { atTerminal, day, desk, now } from "./desk.ts";

describe("search", () => {
  const noor = {
    reference: "KG-NQQR4444",
    fields: {
      firstName: "Noor",
      lastName: "Haddad",
      email: "Noor@example.org",
      message: "Good morning, I wonder whether there is a wheelchair ramp to the barn?",
    },
  };
  const zoe = { reference: "KG-ZQE22222", fields: { name: "Zo\u00eb", email: "zoe@example.org" } };
  const seat = {
    form: "equity-seat",
    reference: "KG-SEAT2222",
    fields: { name: "Ama", program: "undecided" },
  } as const;

  async function found(...words: string[]) {
    const { inbox } = await desk([noor, zoe, seat, { reference: "KG-QTHER222", fields: { name: "Kofi" } }]);
    const { out } = await inbox("search", ...words);
    return [...new Set(out.match(/^KG-\w+/gm))];
  }

  test.each([
    ["a name in any case", ["haddad"]],
    ["an address in any case", ["noor@EXAMPLE.org"]],
    ["a part of an address", ["noor@"]],
    ["words in any order and field", ["barn", "noor"]],
    ["words typed as one", ["ramp wheelchair"]],
    ["a reference in lowercase", ["kg-nqqr4444"]],
  ])("finds %s", async (_, words) => {
    expect(await found(...words)).toEqual(["KG-NQQR4444"]);
  });

  test("ignores accents and finds choices by their labels", async () => {
    expect(await found("zoe")).toEqual(["KG-ZQE22222"]);
    expect(await found("ZO\u00cb")).toEqual(["KG-ZQE22222"]);
    expect(await found("not sure yet")).toEqual(["KG-SEAT2222"]);
  });

  test("shows the matching line, or the searched folder without matches", async () => {
    const { inbox, folder } = await desk([noor]);
    expect((await inbox("search", "wheelchair")).out).toContain("… a wheelchair ramp to");
    expect((await inbox("search", "snow")).out).toBe(`No submissions with 'snow' in '${folder}'.\n`);
    expect((await inbox("search", "noor", "snow")).out).toContain("No submissions with 'noor snow'");
  });

  test("includes quarantine and lists the newest first", async () => {
    const { inbox } = await desk([
      { reference: "KG-22222222", receivedAt: now - day },
      { reference: "KG-33333333", state: "quarantined" },
    ]);
    expect((await inbox("search", "ama")).out.match(/KG-\w+( \*)?/g)).toEqual(["KG-33333333 *", "KG-22222222"]);
    expect((await inbox("search", "ama", "--limit", "1")).out).toContain("Found 2 submissions. Add --limit 2");
  });
});

describe("export --person", () => {
  test("prints all submissions, mail, and subscriptions of an address in one text", async () => {
    const fields = { email: "Noor@example.org", message: "One\nTwo" };
    const { inbox, store } = await desk([
      { reference: "KG-NQQR4444", fields, page: "/contact", mail: [newMail()], receivedAt: now - day },
      { reference: "KG-NEWS2222", form: "newsletter", fields: { email: "noor@example.org" }, page: "/academy" },
      { fields: { email: "kofi@example.org", message: "hello" }, mail: [newMail({ to: "noor@example.org" })] },
    ]);
    await store.setSubscription({ address: "noor@example.org", state: "confirmed", changedAt: now + 60_000 });
    const { code, out } = await inbox("export", "--person", "noor@EXAMPLE.org");
    expect(code).toBe(0);
    expect(out).toMatch(/Newsletter +confirmed\nRequested +2026-11-21 12:00.*\nFrom page +\/academy\n/);
    expect(out).toMatch(/Reference +KG-NQQR4444[\s\S]*From page +\/contact[\s\S]*Message +One\n +Two\n/);
    expect(out).toContain("Mail, to staff  to staff@example.org");
    expect(out).toContain("to noor@example.org, written");
    expect(out).not.toContain("kofi");
  });

  test("rejects an unknown address", async () => {
    const { inbox } = await desk([{}]);
    const { code, err } = await inbox("export", "--person", "nobody@example.org");
    expect({ code, err }).toEqual({ code: 1, err: "Found nothing about nobody@example.org.\n" });
  });
});

test("list --watch prints each new submission once until it is stopped", async () => {
  const { folder, store } = await desk([{ reference: "KG-BEFQRE22" }]);
  const coming = ["KG-FRST2222", "KG-SCND2222"];
  const { code, out } = await atTerminal(
    ["list", "--watch"],
    { DATA_DIR: folder },
    {
      async wait() {
        const reference = coming.shift();
        if (reference) await store.accept(candidate({ reference, receivedAt: now + 1 }));
        return reference !== undefined || coming.push("") === 0;
      },
    },
  );
  expect(code).toBe(0);
  expect(out).toContain(`Watching '${folder}'`);
  expect(out.match(/KG-\w+/g)).toEqual(["KG-FRST2222", "KG-SCND2222"]);
});

describe("digest", () => {
  test("counts submissions since yesterday and exits with 0 without dead mail", async () => {
    const { inbox } = await desk([
      {},
      { receivedAt: now - day, state: "quarantined" },
      { receivedAt: now - 2 * day, reference: "KG-QLD22222" },
    ]);
    const { code, out } = await inbox("digest");
    expect(code).toBe(0);
    expect(out).toContain("Since 2026-11-20 00:00 Eastern time");
    expect(out).toMatch(/2 submissions: 2 contact\n1 unanswered submission .*\n1 unreviewed submission in quarantine/);
    expect((await inbox("digest", "--since", "2026-11-01")).out).toContain("3 submissions: 3 contact");
  });

  test("counts the people who wait for each decision until staff have written to them", async () => {
    const wait = (email: string, topic: string, more = {}) => ({
      form: "tell-me" as const,
      fields: { email, topic },
      receivedAt: now - 20 * day,
      ...more,
    });
    const { inbox } = await desk([
      wait("ama@example.org", "retreats"),
      wait("ama@example.org", "tuition", { reference: "KG-WAKT2222" }),
      wait("AMA@example.org", "tuition"),
      wait("noor@example.org", "tuition"),
      wait("spam@example.org", "tuition", { state: "quarantined" }),
    ]);
    expect((await inbox("digest")).out).toContain(
      "0 unanswered submissions ('list --unanswered')\n2 people wait for: Tuition at ERIN’s Place\n1 person waits for: Price of a retreat\n",
    );
    for (const reference of (await inbox("list", "--form", "tell-me")).out.match(/KG-\w+/g) ?? [])
      await inbox("answered", reference, "--by", "Zo");
    expect((await inbox("digest")).out).not.toContain("for:");
  });

  test("lists unreviewed quarantine of any age, likely legitimate submissions first", async () => {
    const { inbox } = await desk([
      { reference: "KG-SPAM2222", state: "quarantined", signs: ["link markup"] },
      { reference: "KG-PRSN2222", receivedAt: now - 20 * day, state: "quarantined", signs: ["fast"] },
    ]);
    const { out } = await inbox("digest");
    expect(out).toContain("2 unreviewed submissions in quarantine:");
    expect(out).toMatch(/KG-PRSN2222 +2026-12-01 .*\nKG-SPAM2222 +2026-12-21 /);
    await inbox("spam", "KG-SPAM2222");
    await inbox("release", "KG-PRSN2222");
    expect((await inbox("digest")).out).toContain("0 unreviewed submissions in quarantine\n");
  });

  test("groups a wave in one line, after submissions that only filled the honeypot", async () => {
    const message = "Dear principal, our company brings whiteboards to every school of the state.";
    const wave = Array.from({ length: 12 }, (_, index) => ({
      reference: `KG-WAVE22${index}2`,
      state: "quarantined" as const,
      signs: ["link markup" as const],
      fields: { message, email: `wave-${index}@example.org` },
    }));
    const person = {
      reference: "KG-PRSN2222",
      receivedAt: now - day,
      state: "quarantined" as const,
      signs: ["honeypot" as const],
    };
    const { inbox } = await desk([...wave, person]);
    const { out } = await inbox("digest");
    expect(out).toMatch(/KG-PRSN2222 .*\nKG-WAVE22\w+ +\S+ +\+11 .*\n\n/);
  });

  test("exits with 3 for delayed mail and shows the mail server's last response", async () => {
    const mail = newMail();
    const { inbox, store } = await desk([{ receivedAt: now - day, mail: [mail] }]);
    await store.settleMail(mail.id, { state: "waiting", dueAt: now + 1, answer: "connect ECONNREFUSED" });
    const { code, out } = await inbox("digest");
    expect(code).toBe(3);
    expect(out).toContain("1 email waiting for more than an hour");
    expect(out).toContain("connect ECONNREFUSED");
  });

  test("reports forms that no key opens and a missing purge or backup in the exit code, and lists all others", async () => {
    const { inbox, folder, store } = await desk([{ reference: "KG-LQST2222" }, { reference: "KG-WHQLE222" }]);
    expect((await inbox("digest")).code).toBe(0);
    const foreign = new DatabaseSync(join(folder, "intake.sqlite"));
    foreign.exec("UPDATE submission SET fields = 'sealed:00000000:x' WHERE reference = 'KG-LQST2222'");
    foreign.close();
    await store.noteRun("purge", now - 3 * day);
    await store.noteRun("backup", now - 4 * day);
    const { code, out } = await inbox("digest");
    expect(code).toBe(3);
    expect(out).toContain("1 submission that no key in DATA_KEY decrypts");
    expect(out).toContain("The last purge was on 2026-11-18 12:00. Run 'inbox purge'.");
    expect(out).toContain("The last backup was on 2026-11-17 12:00. Run 'inbox backup'.");
    expect((await inbox("list")).out).toMatch(/KG-LQST2222 .*\(cannot be decrypted\)/);
    expect((await inbox("search", "ama")).out).toContain("KG-WHQLE222");
    expect((await inbox("export")).out).toContain("KG-WHQLE222");
    expect((await inbox("list", "--stats")).out).toMatch(/contact +2/);
  });

  test("lists dead mail and reports it in the exit code", async () => {
    const mail = newMail();
    const { inbox, store } = await desk([{ mail: [mail] }]);
    await store.settleMail(mail.id, { state: "dead", answer: "550 no such user" });
    const { code, out } = await inbox("digest");
    expect(code).toBe(3);
    expect(out).toContain("1 failed email:");
    expect(out).toMatch(new RegExp(`${mail.id.slice(-8)} .*550 no such user`));
    expect((await inbox("list")).code).toBe(0);
  });
});
