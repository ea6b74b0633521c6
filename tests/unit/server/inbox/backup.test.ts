import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startPostgres } from "../../../../scripts/postgres.mjs";
import { openStore } from "../../../../server/store/open-store.ts";
import type { Store } from "../../../../server/store/store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { candidate, newMail } from "../store/candidate.ts";
import { emptyDatabase } from "../store/empty-database.ts";
import { atTerminal, now } from "./desk.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const DATA_KEY = randomBytes(32).toString("base64");
const SECRET = "a secret of the tests that is long enough";

type Place = Record<string, string>;

async function newPlace(database: string, environment: Place = {}): Promise<Place> {
  const url: Place = database === "PostgreSQL" ? { DATABASE_URL: await emptyDatabase(postgres?.url ?? "") } : {};
  return { DATA_DIR: join(temporaryFolder(), "data"), SECRET, DATA_KEY, ...url, ...environment };
}

async function storeAt({ DATA_DIR = "", DATABASE_URL, DATA_KEY: key }: Place): Promise<Store> {
  const dataKeys = key ? [Buffer.from(key, "base64")] : [];
  const store = await openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, dataKeys });
  onTestFinished(() => store.close());
  return store;
}

/** Fills every table that holds people's data. */
async function fill(store: Store): Promise<void> {
  await store.limitEvents([{ event: "winter-kitchen", places: 1, endsAt: now + 1 }], 0);
  const email = "ama@example.org";
  const registration = {
    form: "event-registration",
    isLimited: true,
    fields: { event: "winter-kitchen", email },
  } as const;
  await store.accept(candidate({ ...registration, receivedAt: 1, mail: [newMail({ to: email, kind: "receipt" })] }));
  for (let count = 0; count < 205; count++)
    await store.accept(
      candidate({ receivedAt: 2, fields: { message: "one\u2028two 🐟", email: `${count}@example.org` } }),
    );
  await store.setSubscription({ address: email, state: "confirmed", changedAt: 3 });
  await store.suppress("a hash", 4);
}

async function rowsOf(store: Store) {
  const rows = [];
  for await (const [table, page] of store.rows())
    if (table !== "last_run") rows.push(...page.map((row) => [table, row]));
  return rows;
}

async function backedUp(place: Place): Promise<string> {
  const { code, out, err } = await atTerminal(["backup"], place);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return /in (\S+)\n/.exec(out)?.[1] ?? "";
}

test.skipIf(!postgres).each([
  ["SQLite", "PostgreSQL"],
  ["PostgreSQL", "SQLite"],
])("restores everything from %s to %s", { timeout: 30_000 }, async (from, to) => {
  const [old, fresh] = [await newPlace(from), await newPlace(to)];
  const source = await storeAt(old);
  await fill(source);
  const file = await backedUp(old);
  const { out } = await atTerminal(["restore", file], fresh);
  expect(out).toContain("Restored the data of 2026-11-21 12:00 Eastern time: 206 submissions, 1 email.\n");
  expect(out).toContain("1 email will go out, perhaps for the second time.\nMissing: ");
  const restored = await storeAt(fresh);
  expect(await rowsOf(restored)).toEqual(await rowsOf(source));
  expect((await restored.withAddress("AMA@example.org"))[0]?.placement).toEqual({ state: "place" });
});

test("backs up all tables", async () => {
  const place = await newPlace("SQLite");
  await fill(await storeAt(place));
  const file = new DatabaseSync(await backedUp(place), { readOnly: true });
  const tables = file.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const empty = tables.filter(({ name }) => file.prepare(`SELECT 1 FROM ${name} LIMIT 1`).all().length === 0);
  expect(empty).toEqual([{ name: "health" }]);
});

test("is as encrypted as the data, and contains no secret", async () => {
  const place = await newPlace("SQLite");
  await fill(await storeAt(place));
  const file = await backedUp(place);
  for (const plain of ["example.org", "🐟", SECRET]) expect(readFileSync(file).includes(plain)).toBe(false);
  const { code, err } = await atTerminal(["restore", file], await newPlace("SQLite", { DATA_KEY: "" }));
  expect(code).toBe(1);
  expect(err).toMatch(/The stored data is encrypted with key [\da-f]{8}, but DATA_KEY is not set/);
});

test("keeps as many backups as the setting says, and no unfinished one", async () => {
  const place = await newPlace("SQLite", { BACKUPS_KEPT: "2" });
  await storeAt(place);
  const folder = join(place.DATA_DIR ?? "", "backups");
  mkdirSync(folder);
  const others = ["kindred-ground-2026-11-19T031700.sqlite", "kindred-ground-2026-11-20T031700.sqlite"];
  for (const name of [...others, "unfinished.sqlite", "notes.txt"]) writeFileSync(join(folder, name), "");
  await backedUp(place);
  expect(readdirSync(folder)).toEqual([others[1], "kindred-ground-2026-11-21T170000.sqlite", "notes.txt"]);
  expect((await atTerminal(["list", "--stats"], place)).out).toMatch(/Last backup +2026-11-21 12:00 Eastern time\n/);
});

test("does not replace data, and changes nothing if the file is no backup", async () => {
  const place = await newPlace("SQLite");
  const store = await storeAt(place);
  await store.accept(candidate());
  const file = await backedUp(place);
  expect((await atTerminal(["restore", file], place)).err).toContain("There is data already, so nothing was restored.");
  expect(await store.list()).toHaveLength(1);
  writeFileSync(file, readFileSync(file).fill(0, 0, 4096));
  const fresh = await newPlace("SQLite");
  expect((await atTerminal(["restore", file], fresh)).err).toMatch(/^Cannot open .*not a database/);
  expect((await atTerminal(["restore", "/no/such/file"], fresh)).err).toContain("ENOENT");
  expect(await (await storeAt(fresh)).list()).toEqual([]);
  expect(readdirSync(fresh.DATA_DIR ?? "")).not.toContain("restoring.sqlite");
});

test("restores a backup of an older version, and refuses one of a newer", async () => {
  const place = await newPlace("SQLite");
  await (await storeAt(place)).accept(candidate());
  const file = await backedUp(place);
  const older = new DatabaseSync(file);
  older.exec(`ALTER TABLE event_turn DROP COLUMN held_until; DROP TABLE last_run;
    CREATE TABLE purge_record (id TEXT NOT NULL PRIMARY KEY, purged_at BIGINT NOT NULL);
    INSERT INTO purge_record VALUES ('last', 5); DELETE FROM migration WHERE name > '004'`);
  older.close();
  const fresh = await newPlace("SQLite");
  expect((await atTerminal(["restore", file], fresh)).code).toBe(0);
  expect(await (await storeAt(fresh)).summary()).toMatchObject({ submissions: 1, purge: 5 });
  const newer = new DatabaseSync(file);
  newer.exec("INSERT INTO migration VALUES ('999-later.sql', 0)");
  newer.close();
  const { err } = await atTerminal(["restore", file], await newPlace("SQLite"));
  expect(err).toContain("migration '999-later.sql' was applied by a newer version; run that version");
});

test("leaves out people who were forgotten since the backup", async () => {
  const place = await newPlace("SQLite");
  const store = await storeAt(place);
  await fill(store);
  await store.accept(candidate({ receivedAt: 5, fields: { email: "kofi@example.org" } }));
  const file = await backedUp(place);
  expect((await atTerminal(["forget", "AMA@example.org", "--yes"], place)).code).toBe(0);
  const audit = readFileSync(join(place.DATA_DIR ?? "", "audit.jsonl"), "utf8");
  expect(audit).not.toMatch(/example\.org/i);
  const fresh = await newPlace("SQLite");
  mkdirSync(fresh.DATA_DIR ?? "");
  writeFileSync(join(fresh.DATA_DIR ?? "", "audit.jsonl"), audit);
  const { out } = await atTerminal(["restore", file], fresh);
  expect(out).toContain("Deleted again: everything about 1 address forgotten since.\n");
  expect(out).not.toContain("The audit log here begins after");
  const restored = await storeAt(fresh);
  expect(await restored.withAddress("ama@example.org")).toEqual([]);
  expect(await restored.subscription("ama@example.org")).toBeUndefined();
  expect(await restored.withAddress("kofi@example.org")).toHaveLength(1);
});
