import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import type { DataKey } from "../../../../server/store/encryption.ts";
import { openSqliteStore, openStore } from "../../../../server/store/open-store.ts";
import type { Store } from "../../../../server/store/store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { candidate, newMail } from "./candidate.ts";
import { conformance, encryptedConformance } from "./conformance.ts";

async function opened(file: string, dataKeys?: DataKey[]): Promise<Store> {
  const store = await openSqliteStore(file, dataKeys);
  onTestFinished(() => store.close());
  return store;
}

async function newDatabase() {
  const file = join(temporaryFolder(), "intake.sqlite");
  const open = (dataKeys?: readonly DataKey[]) => openSqliteStore(file, dataKeys);
  const outside = async (sql: string) => {
    const foreign = new DatabaseSync(file);
    foreign.exec(sql);
    foreign.close();
  };
  return Object.assign(open, { outside });
}

describe("SQLite store", () => {
  conformance(newDatabase);
  encryptedConformance(newDatabase);
});

test("creates the data file in the data folder without a database address", async () => {
  const dataDir = join(temporaryFolder(), "new/data");
  const store = await openStore({ dataDir });
  await store.accept(candidate());
  expect(readdirSync(dataDir)).toContain("intake.sqlite");
  await store.close();
});

test("restricts folder and files to the owner, even if they were readable before", async () => {
  const folder = join(temporaryFolder(), "data");
  mkdirSync(folder);
  writeFileSync(join(folder, "intake.sqlite"), "");
  chmodSync(join(folder, "intake.sqlite"), 0o644);
  chmodSync(folder, 0o755);
  const store = await opened(join(folder, "intake.sqlite"));
  await store.accept(candidate());
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const files = readdirSync(folder);
  expect(files).toEqual(["intake.sqlite", "intake.sqlite-shm", "intake.sqlite-wal"]);
  for (const file of files) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
});

test("refuses a shared folder", async () => {
  await expect(openSqliteStore(join(tmpdir(), "intake.sqlite"))).rejects.toThrow("choose a separate folder");
});

test("refuses data of a newer version", async () => {
  const file = join(temporaryFolder(), "intake.sqlite");
  await (await openSqliteStore(file)).close();
  const foreign = new DatabaseSync(file);
  foreign.exec("INSERT INTO migration VALUES ('999-later.sql', 0)");
  foreign.close();
  await expect(openSqliteStore(file)).rejects.toThrow("999-later.sql");
});

function contentsOf(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name)).toString())
    .join();
}

const zora = { email: "zora@example.org", message: "zora’s words" };

test.each<[string, (store: Store, id: string) => Promise<unknown>]>([
  ["deleted", (store) => store.forget(zora.email)],
  ["withdrawn", (store, id) => store.withdraw(id, [], 1)],
])("removes %s data from all files", async (_, end) => {
  const folder = temporaryFolder();
  const store = await opened(join(folder, "intake.sqlite"));
  const sent = candidate({ fields: zora, mail: [newMail({ to: zora.email })] });
  await store.accept(sent);
  expect(contentsOf(folder)).toContain("zora");
  await end(store, sent.id);
  expect(contentsOf(folder)).not.toContain("zora");
});

test("keeps no plain text in any file when encrypted, including earlier data", async () => {
  const folder = temporaryFolder();
  const comeIn = async (store: Store) => {
    await store.accept(candidate({ form: "newsletter", fields: zora, mail: [newMail({ to: zora.email })] }));
    await store.setSubscription({ address: zora.email, state: "confirmed", changedAt: 1 });
  };
  const plain = await openSqliteStore(join(folder, "intake.sqlite"));
  await comeIn(plain);
  expect(contentsOf(folder)).toContain("zora");
  await plain.close();
  const sealed = await openSqliteStore(join(folder, "intake.sqlite"), [randomBytes(32)]);
  await comeIn(sealed);
  await sealed.reseal();
  expect(contentsOf(folder)).toContain("newsletter");
  expect(contentsOf(folder)).not.toContain("zora");
  await sealed.close();
});

test("leaves no free pages after deletion and re-encryption", async () => {
  const file = join(temporaryFolder(), "intake.sqlite");
  const store = await opened(file);
  const pages = () => {
    const foreign = new DatabaseSync(file, { readOnly: true });
    const { freelist_count } = foreign.prepare("PRAGMA freelist_count").get() ?? {};
    foreign.close();
    return freelist_count;
  };
  for (let count = 0; count < 20; count++)
    await store.accept(candidate({ fields: { ...zora, long: "m".repeat(9_000) } }));
  await store.purge({ received: Number.MAX_SAFE_INTEGER, quarantined: 0, forms: {}, ahead: [] });
  expect(pages()).toBeGreaterThan(0);
  await store.reseal();
  expect(pages()).toBe(0);
});

test("rejects encrypted values that are moved or changed", async () => {
  const file = join(temporaryFolder(), "intake.sqlite");
  const store = await opened(file, [randomBytes(32)]);
  const [one, other] = [candidate(), candidate({ fields: { name: "Kofi" } })];
  for (const sent of [one, other]) await store.accept(sent);
  const foreign = new DatabaseSync(file);
  const swap = "UPDATE submission SET fields = (SELECT fields FROM submission WHERE id = ?) WHERE id = ?";
  foreign.prepare(swap).run(one.id, other.id);
  foreign.prepare("UPDATE submission SET fields = substr(fields, 1, 20) WHERE id = ?").run(one.id);
  foreign.close();
  for (const { id } of [one, other]) expect(await store.find(id)).toMatchObject({ fields: {}, isUnreadable: true });
});

test("claims and lists mail with an undecryptable recipient without an address", async () => {
  const file = join(temporaryFolder(), "intake.sqlite");
  const store = await opened(file, [randomBytes(32)]);
  const [damaged, whole] = [newMail({ to: "one@example.org" }), newMail({ to: "two@example.org" })];
  await store.accept(candidate({ receivedAt: 1, mail: [damaged, whole] }));
  const foreign = new DatabaseSync(file);
  foreign.prepare("UPDATE mail SET recipient = substr(recipient, 1, 30) WHERE id = ?").run(damaged.id);
  foreign.close();
  const claimed = await store.claimMail({ now: 2, lease: 10, limit: 5 });
  expect(new Map(claimed.map(({ id, to }) => [id, to]))).toEqual(
    new Map([
      [damaged.id, ""],
      [whole.id, "two@example.org"],
    ]),
  );
  expect(await store.listMail()).toHaveLength(2);
});
