import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startPostgres } from "../../../../scripts/postgres.mjs";
import { openStore } from "../../../../server/store/open-store.ts";
import type { Store } from "../../../../server/store/store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { acceptAll, candidate, newMail } from "../store/candidate.ts";
import { emptyDatabase } from "../store/empty-database.ts";
import { smallDisk } from "../store/small-disk.ts";
import { atTerminal, now } from "./desk.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const SECRET = "a secret of the tests that is long enough";
const key = randomBytes(32);
const email = "ama@example.org";

function newPlace(environment: Record<string, string> = {}) {
  return { DATA_DIR: join(temporaryFolder(), "data"), SECRET, DATA_KEY: key.toString("base64"), ...environment };
}

async function storeAt({ DATA_DIR, DATABASE_URL }: ReturnType<typeof newPlace> & { DATABASE_URL?: string }) {
  const store = await openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, dataKeys: [key] });
  onTestFinished(() => store.close());
  return store;
}

/** Opens a store with a row in every table. */
async function filledStoreAt(place: ReturnType<typeof newPlace>): Promise<Store> {
  const store = await storeAt(place);
  await store.limitEvents([{ event: "winter-kitchen", seats: 1, endsAt: now + 1 }], 0);
  const registration = {
    form: "event-registration",
    isLimited: true,
    fields: { event: "winter-kitchen", email },
  } as const;
  await store.accept(candidate({ ...registration, receivedAt: 1, mail: [newMail({ to: email, kind: "receipt" })] }));
  for (let count = 0; count < 205; count++)
    await store.accept(candidate({ receivedAt: 2, fields: { message: "🐟", email: `${count}@example.org` } }));
  await store.setSubscription({ address: email, state: "confirmed", changedAt: 3 });
  await store.suppress("a hash", 4);
  return store;
}

async function rowsOf(store: Store) {
  const rows = [];
  for await (const [table, page] of store.rows())
    if (table !== "last_run") rows.push(...page.map((row) => [table, row]));
  return rows;
}

async function backedUp(place: Record<string, string>): Promise<string> {
  return /in (\S+)\n/.exec((await atTerminal(["backup"], place)).out)?.[1] ?? "";
}

test.skipIf(!postgres).each([true, false])(
  "restores everything on the other database",

  async (isFile) => {
    const [file, server] = [newPlace(), newPlace({ DATABASE_URL: await emptyDatabase(postgres?.url ?? "") })];
    const [from, to] = isFile ? [file, server] : [server, file];
    const source = await filledStoreAt(from);
    const { out } = await atTerminal(["restore", await backedUp(from)], to);
    expect(out).toContain("Restored the data of 2026-11-21 12:00 Eastern time: 206 submissions, 1 email.\n");
    expect(out).toContain("1 email will go out, perhaps for the second time.\nMissing: ");
    const restored = await storeAt(to);
    expect(await rowsOf(restored)).toEqual(await rowsOf(source));
    expect((await restored.withAddress(email))[0]?.placement).toEqual({ state: "place" });
  },
);

test("backs up all tables, as encrypted as they are, without the secret", async () => {
  const place = newPlace();
  await filledStoreAt(place);
  const file = await backedUp(place);
  const backup = new DatabaseSync(file, { readOnly: true });
  const tables = backup.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const empty = tables.filter(({ name }) => backup.prepare(`SELECT 1 FROM ${name} LIMIT 1`).all().length === 0);
  expect(empty).toEqual([{ name: "health" }]);
  for (const plain of ["example.org", "🐟", SECRET]) expect(readFileSync(file).includes(plain)).toBe(false);
  const { err } = await atTerminal(["restore", file], newPlace({ DATA_KEY: "" }));
  expect(err).toMatch(/The stored data is encrypted with key [\da-f]{8}, but DATA_KEY is not set/);
});

test("keeps as many backups as the setting says, and no unfinished one", async () => {
  const place = newPlace({ BACKUPS_KEPT: "2" });
  await storeAt(place);
  const folder = join(place.DATA_DIR, "backups");
  mkdirSync(folder);
  const names = ["kindred-ground-2026-11-19T031700.sqlite", "kindred-ground-2026-11-20T031700.sqlite", "notes.txt"];
  const left = ["unfinished.sqlite", "unfinished.sqlite-wal", "unfinished-4194305.sqlite-wal"];
  for (const name of [...names, ...left]) writeFileSync(join(folder, name), "");
  await backedUp(place);
  expect(readdirSync(folder)).toEqual([names[1], "kindred-ground-2026-11-21T170000.sqlite", "notes.txt"]);
  expect((await atTerminal(["list", "--stats"], place)).out).toMatch(/Last backup +2026-11-21 12:00 Eastern time\n/);
});

test("refuses a backup that does not fit, leaves nothing behind, and tells staff", async ({ skip }) => {
  const disk = smallDisk(2) ?? skip();
  const place = newPlace({ BACKUP_DIR: disk });
  const store = await storeAt(place);
  await acceptAll(
    store,
    Array.from({ length: 30 }, () => candidate({ fields: { message: "m".repeat(60_000) } })),
  );
  const { code, err } = await atTerminal(["backup"], place);
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^Cannot back up: '.*' has 2\.\d MB free, and needs \d+\.\d MB\. /),
  ]);
  expect(readdirSync(disk)).toEqual([]);
  expect(await store.summary()).toMatchObject({ "failed backup": now });
  expect(await atTerminal(["digest"], place)).toMatchObject({
    code: 3,
    out: expect.stringContaining("The backup of 2026-11-21 12:00 failed. Run 'inbox backup'."),
  });
});

test.skipIf(!postgres).each([true, false])(
  "refuses a backup that lacks a row, and keeps the earlier ones",

  async (isFile) => {
    const url = isFile ? "" : await emptyDatabase(postgres?.url ?? "");
    const place = newPlace({ BACKUPS_KEPT: "1", ...(url && { DATABASE_URL: url }) });
    const store = await storeAt(place);
    const earlier = await backedUp(place);
    // A backup reads only rows whose keys come after the empty one, so it misses this row.
    await store.suppress("", 1);
    const { code, err } = await atTerminal(["backup"], place, { at: now + 1_000 });
    expect([code, err]).toEqual([1, "Cannot back up: read 0 of 1 rows of 'suppression'. Run 'backup' again.\n"]);
    expect(readdirSync(join(place.DATA_DIR, "backups"))).toEqual([basename(earlier)]);
  },
);

test("runs two backups at once", async () => {
  const place = newPlace({ BACKUPS_KEPT: "1" });
  await filledStoreAt(place);
  const files = [now, now + 1_000].map((at) => atTerminal(["backup"], place, { at }));
  expect((await Promise.all(files)).map(({ code }) => code)).toEqual([0, 0]);
  expect(readdirSync(join(place.DATA_DIR, "backups"))).toEqual(["kindred-ground-2026-11-21T170001.sqlite"]);
});

test("replaces no data, and restores nothing from a damaged or missing file", async () => {
  const place = newPlace();
  const store = await storeAt(place);
  await store.accept(candidate());
  const file = await backedUp(place);
  expect((await atTerminal(["restore", file], place)).err).toContain("There is data already, so nothing was restored.");
  expect(await store.list()).toHaveLength(1);
  writeFileSync(file, readFileSync(file).fill(0, 0, 4096));
  const fresh = newPlace();
  expect((await atTerminal(["restore", file], fresh)).err).toMatch(/^Cannot open .*not a database/);
  expect((await atTerminal(["restore", "/no/such/file"], fresh)).err).toContain("ENOENT");
  expect(readdirSync(fresh.DATA_DIR)).not.toContain("restoring.sqlite");
});

test("restores a backup of an older version, and refuses one of a newer", async () => {
  const place = newPlace();
  await (await storeAt(place)).accept(candidate());
  const file = await backedUp(place);
  const change = (sql: string) => {
    const backup = new DatabaseSync(file);
    backup.exec(sql);
    backup.close();
  };
  change(`ALTER TABLE event_turn DROP COLUMN held_until; DROP TABLE last_run;
    CREATE TABLE purge_record (id TEXT NOT NULL PRIMARY KEY, purged_at BIGINT NOT NULL);
    INSERT INTO purge_record VALUES ('last', 5); DELETE FROM migration WHERE name > '004'`);
  const fresh = newPlace();
  expect((await atTerminal(["restore", file], fresh)).code).toBe(0);
  expect(await (await storeAt(fresh)).summary()).toMatchObject({ submissions: 1, purge: 5 });
  change("INSERT INTO migration VALUES ('999-later.sql', 0)");
  const { err } = await atTerminal(["restore", file], newPlace());
  expect(err).toContain("migration '999-later.sql' was applied by a newer version; run that version");
});

test("leaves out people who were forgotten since the backup", async () => {
  const place = newPlace();
  await filledStoreAt(place);
  const file = await backedUp(place);
  // The clock of a second machine can be behind.
  await atTerminal(["forget", email.toUpperCase(), "--yes"], place, { at: now - 30_000 });
  const fresh = newPlace();
  mkdirSync(fresh.DATA_DIR);
  const audit = readFileSync(join(place.DATA_DIR, "audit.jsonl"), "utf8");
  expect(audit).not.toMatch(/example\.org/i);
  writeFileSync(join(fresh.DATA_DIR, "audit.jsonl"), audit);
  const { out } = await atTerminal(["restore", file], fresh);
  expect(out).toContain("Noted again: 1 forgotten.\n");
  expect(out).not.toContain("The audit log here begins after");
  const restored = await storeAt(fresh);
  expect(await restored.withAddress(email)).toEqual([]);
  expect(await restored.subscription(email)).toBeUndefined();
  expect(await restored.list()).toHaveLength(205);
  const unknown = await atTerminal(["restore", file], newPlace(), { at: now + 1 });
  expect(unknown.out).toContain("The audit log here begins after the backup, so it lacks some");
});

test("says which lines of the audit log it cannot match, because their secret is missing", async () => {
  const place = newPlace();
  await filledStoreAt(place);
  const file = await backedUp(place);
  await atTerminal(["forget", email, "--yes"], place, { at: now + 1 });
  const audit = readFileSync(join(place.DATA_DIR, "audit.jsonl"), "utf8");
  const [id] = /(?<="secret":")[\da-f]{8}/.exec(audit) ?? [];
  const restored = async (SECRET: string) => {
    const fresh = newPlace({ SECRET });
    mkdirSync(fresh.DATA_DIR);
    writeFileSync(join(fresh.DATA_DIR, "audit.jsonl"), audit);
    return await atTerminal(["restore", file], fresh);
  };
  const other = "another secret of the tests that is long enough";
  expect(await restored(other)).toMatchObject({
    code: 3,
    out: expect.stringContaining(
      "1 code of people who were forgotten or changed the newsletter cannot be matched.\n" +
        `SECRET lacks the secret ${id}. Add it as SECRET=NEW,OLD, move the restored data aside, and restore again.\n`,
    ),
  });
  const { code, out } = await restored(`${other},${SECRET}`);
  expect([code, out]).toEqual([0, expect.stringContaining("Noted again: 1 forgotten.")]);
});
