import { afterAll, expect, test } from "vitest";
import { startPostgres } from "../../../../scripts/postgres.mjs";
import { newMail } from "../store/candidate.ts";
import { day, desk, now } from "./desk.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

test.skipIf(!postgres)("supports every command on PostgreSQL", { timeout: 30_000 }, async () => {
  const environment = { DATABASE_URL: postgres?.url ?? "", STAFF_ADDRESS: "staff@example.org" };
  const mail = newMail();
  const { inbox, store, rows } = await desk(
    [
      { reference: "KG-AMA22222", fields: { email: "ama@example.org", message: "=1+1" }, mail: [mail] },
      { reference: "KG-BQT33333", state: "quarantined", receivedAt: now - 2 * day },
      { reference: "KG-QLD44444", receivedAt: now - 400 * day },
    ],
    environment,
  );
  await store.settleMail(mail.id, { state: "dead", answer: "550 no" });
  const ask = async (...args: string[]) => {
    const { code, out, err } = await inbox(...args);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    return out;
  };
  expect(await ask("list", "--since", "2026-11-01")).toMatch(/KG-AMA22222[\s\S]*KG-BQT33333 \*/);
  expect(await ask("show", "kg-ama22222")).toContain("550 no");
  expect((await rows()).at(-1)).toMatchObject({ message: "'=1+1" });
  expect((await ask("export", "--format", "jsonl", "--form", "contact")).trimEnd().split("\n")).toHaveLength(3);
  expect(await ask("outbox", "--state", "dead")).toContain(mail.id.slice(-8));
  expect(await ask("outbox", "--retry", mail.id.slice(-8))).toContain("is due now");
  expect(await ask("release", "KG-BQT33333")).toContain("with 2 emails in the outbox");
  expect(await ask("purge", "--dry-run")).toContain("Would delete: 1 submission ");
  expect(await ask("purge")).toContain("Deleted: 1 submission ");
  expect(await ask("list", "--stats")).toMatch(/contact +2 +0[\s\S]*Size +[1-9]/);
  expect(await ask("forget", "ama@example.org", "--yes")).toContain("Deleted: 2 submissions, 3 emails");
});
