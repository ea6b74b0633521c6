import { createHash } from "node:crypto";
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startPostgres } from "../../../../scripts/postgres.mjs";
import { openStore } from "../../../../server/store/open-store.ts";
import type { Store } from "../../../../server/store/store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { atTerminal, now } from "../inbox/desk.ts";
import { candidate, newMail } from "./candidate.ts";
import { emptyDatabase } from "./empty-database.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

/** Data files, each written by the last version before a change of the tables. Some are encrypted with this key. */
const folder = join(import.meta.dirname, "earlier-data");
const dataKeys = [Buffer.alloc(32, 7)];
const days = readdirSync(folder).flatMap((name) => name.split(".sqlite.gz").slice(0, -1));

function stored(name: string): Buffer {
  return gunzipSync(readFileSync(join(folder, name)));
}

function dataFolder(day: string): string {
  const dataDir = join(temporaryFolder(), "data");
  mkdirSync(dataDir, { mode: 0o700 });
  writeFileSync(join(dataDir, "intake.sqlite"), stored(`${day}.sqlite.gz`), { mode: 0o600 });
  return dataDir;
}

async function opened(place: Parameters<typeof openStore>[0]): Promise<Store> {
  const store = await openStore({ ...place, dataKeys });
  onTestFinished(() => store.close());
  return store;
}

async function expectReadable(store: Store, day: string): Promise<void> {
  const [first, quarantined, newsletter, withdrawn, , ama, kofi] = (await store.list()).reverse();
  expect(first).toMatchObject({ reference: "KG-22222222", fields: { name: "Ama", message: "Ðº, 🐟" } });
  expect(quarantined).toMatchObject({ state: "quarantined", fields: { name: "Bot" } });
  expect(newsletter).toMatchObject({ form: "newsletter", state: "received" });
  if (day >= "2026-11-22T0921") expect(first).toMatchObject({ page: "/contact", answered: { by: "Noor" } });
  if (day >= "2026-11-22T1157") expect(quarantined?.signs).toEqual(["honeypot"]);
  if (day >= "2026-11-22T0852") {
    expect(withdrawn).toMatchObject({ fields: {}, withdrawnAt: expect.any(Number) });
    expect(await store.isSuppressed("a hash")).toBe(true);
  }
  if (day >= "2026-11-24")
    expect([ama?.placement, kofi?.placement]).toEqual([{ state: "place" }, { state: "waiting", number: 1 }]);
  expect((await store.withAddress("ama@example.org"))[0]).toEqual(first);
  expect(await store.subscription("kofi@example.org")).toMatchObject({
    address: "kofi@example.org",
    state: "confirmed",
  });
  expect(await store.subscription("zora@example.org")).toMatchObject({ state: "unsubscribed" });
  const mail = await store.listMail();
  expect(mail.map(({ kind, to }) => [kind, to])).toEqual([
    ["receipt", "ama@example.org"],
    ["staff-notification", "office@example.org"],
  ]);
  await store.accept(candidate({ mail: [newMail({ kind: "receipt" })] }));
  await store.forget("ama@example.org");
  expect((await store.list()).filter(({ fields }) => fields.email === "ama@example.org")).toEqual([]);
}

test.each(days)("updates a data file of %s, and reads it", async (day) => {
  const dataDir = dataFolder(day);
  await expectReadable(await opened({ dataDir }), day);
  await expectReadable(await opened({ dataDir: dataFolder(day) }), day);
});

test.skipIf(!postgres).each(days)("updates a PostgreSQL dump of %s, and reads it", async (day) => {
  const databaseUrl = await emptyDatabase(postgres?.url ?? "");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(String(stored(`${day}.postgres.sql.gz`)));
  await client.end();
  // Two processes can start at once.
  const place = { databaseUrl, dataDir: "" };
  const [store] = await Promise.all([opened(place), opened(place)]);
  await expectReadable(store, day);
});

test("opens data of 2026-11-24 with the commands of the staff", async () => {
  const [DATA_DIR, DATA_KEY] = [dataFolder("2026-11-24"), dataKeys[0]?.toString("base64") ?? ""];
  const listed = await atTerminal(["list"], { DATA_DIR, DATA_KEY });
  expect(listed).toMatchObject({ code: 0, out: expect.stringContaining("KG-22222222") });
  expect(await atTerminal(["backup"], { DATA_DIR, DATA_KEY }, { at: now })).toMatchObject({ code: 0 });
});

test("never edits a migration that has landed", () => {
  const hashes = globSync("server/store/migrations/**/*.sql")
    .toSorted()
    .map((file) => [
      file.slice("server/store/migrations/".length),
      createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16),
    ]);
  expect(Object.fromEntries(hashes)).toEqual({
    "001-tables.sql": "49c2827497bb1dea",
    "002-without-copies.sql": "606a0e4a58abbdfd",
    "003-purges.sql": "2c852bae701472d9",
    "004-held-seats.sql": "ac551995d530221b",
    "005-last-run.sql": "9681fbc5f6122e03",
    "006-first-purge.sql": "a152e98163191499",
    "before-001/001-submissions-and-mail.sql": "96e073f84f65a2af",
    "before-001/002-suppression-and-withdrawal.sql": "b52bacb0ed1fbeb9",
    "before-001/003-consent-marks-and-keys.sql": "a67116d3752f5f9d",
    "before-001/004-health.sql": "951ae3532cd2935c",
    "before-001/005-signs-and-lessons.sql": "e838497656ccca48",
    "before-001/006-event-places.sql": "b90da271600e76c2",
    "before-001/007-merged.sql": "d2dfb73cea1a464a",
  });
});
