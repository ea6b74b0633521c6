import { createHash, randomUUID } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startPostgres } from "../../../scripts/postgres.mjs";
import { readConfig } from "../../../server/config.ts";
import { createIntake } from "../../../server/intake/intake.ts";
import { mailLimit } from "../../../server/intake/mail-limit.ts";
import { jobProblems, morningReport } from "../../../server/morning-report.ts";
import { expiryAt, purgeExpired } from "../../../server/retention.ts";
import { openStore } from "../../../server/store/open-store.ts";
import type { Store } from "../../../server/store/store.ts";
import { day } from "../../../server/times.ts";
import { honeypotName } from "../../../src/forms/intake-contract.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { filled } from "./filled.ts";
import { atTerminal } from "./inbox/desk.ts";
import { emptyDatabase } from "./store/empty-database.ts";
import { smallDisk } from "./store/small-disk.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const seed = Number(process.env.YEAR_SEED ?? 1);
const days = Number(process.env.YEAR_DAYS ?? 365);
const begin = Date.UTC(2026, 10, 25, 15);
const retention = { received: 90, quarantined: 30 };
const keys = ["o", "n"].map((letter) => Buffer.alloc(32, letter).toString("base64"));
const secrets = ["s", "t"].map((letter) => letter.repeat(40));
const leap = 400 * day;

/** Days of the simulated year on which each kind of event happens. */
const waves = [20, 60, 100, 140, 180, 220, 260, 300];
const upgrades = [0, 90, 180, 270];
const restores = [150, 320];
const fullDisk = { from: 110, to: 113 };
const clockAhead = 200;
const newKey = 240;
const newSecret = 280;

interface Kept {
  sentAt: number;
  /** Time after which the submission is deleted. */
  until: number;
  email: string;
}

/** Creates a service on a machine with a separate clock, and the actions of its senders and staff. */
async function newMachine(databaseOf: () => Promise<string | undefined>) {
  const own = temporaryFolder();
  const place: Record<string, string> = { BACKUP_DIR: join(own, "backups"), SECRET: secrets[0] ?? "", DATA_KEY: "" };
  /** Confirmed submissions, by id. */
  const forms = new Map<string, Kept>();
  const clock = { now: begin };

  /** Opens an empty folder or database, with the earlier audit log. */
  async function openNew(name: string): Promise<Store> {
    const [earlier, folder] = [place.DATA_DIR, join(own, name)];
    mkdirSync(folder, { mode: 0o700 });
    if (earlier) cpSync(earlier, folder, { recursive: true, filter: (file) => !file.includes("intake.sqlite") });
    const url = await databaseOf();
    Object.assign(place, { DATA_DIR: folder, ...(url && { DATABASE_URL: url }) });
    return await open();
  }

  async function open(): Promise<Store> {
    const store = await openStore(readConfig(place, false));
    onTestFinished(() => store.close());
    return store;
  }

  const machine = {
    place,
    forms,
    clock,
    store: await openNew("first"),
    inbox: async (...args: string[]) => await atTerminal(args, place, { at: clock.now }),
    newestBackup: () =>
      join(
        place.BACKUP_DIR ?? "",
        readdirSync(place.BACKUP_DIR ?? "")
          .toSorted()
          .at(-1) ?? "",
      ),
    async reopen() {
      await machine.store.close();
      machine.store = await open();
    },
    async restore(backup: string) {
      await machine.store.close();
      const restored = await openNew(randomUUID());
      await restored.close();
      expect((await machine.inbox("restore", backup)).out).toContain("Restored the data of");
      machine.store = await open();
    },
    async send(form: "contact" | "volunteer" | "newsletter", typed: Record<string, string>) {
      const { now } = clock;
      const secret = place.SECRET?.split(",") ?? [];
      const unlimited = mailLimit({ limit: 0, period: day, now: () => now, alarm: () => {} });
      const options = { builtAt: new Date(begin), sendsMail: true, now: () => now, wake: () => {} };
      const intake = createIntake({ ...options, store: machine.store, secret, mailLimit: unlimited });
      const reply = await intake({ form, typed: filled(form, typed), client: "203.0.113.7", key: randomUUID() });
      if (reply.kind !== "received") throw new Error(`a form was ${reply.kind}`);
      const days =
        reply.outcome === "quarantined" || form === "newsletter" ? retention.quarantined : retention.received;
      forms.set(reply.receipt.id, { sentAt: now, until: now + days * day, email: typed.email ?? "" });
    },
  };
  return machine;
}

type Machine = Awaited<ReturnType<typeof newMachine>>;

/** Reads a backup with the new version, as docs/deploy/upgrade does, and then opens the data with it. */
async function upgrade({ inbox, place, clock, newestBackup, reopen }: Machine): Promise<void> {
  await inbox("backup");
  const trial = { ...place, DATA_DIR: join(temporaryFolder(), "trial"), DATABASE_URL: "" };
  const { out } = await atTerminal(["restore", newestBackup()], trial, { at: clock.now });
  expect(out).toContain("Restored the data of");
  await reopen();
}

/**
 * Restores the newest backup, as after the loss of a machine. Resolves to the number of later submissions, which are
 * lost.
 */
async function loseMachine(machine: Machine): Promise<number> {
  const { backup: since = 0 } = await machine.store.summary();
  await machine.restore(machine.newestBackup());
  const lost = [...machine.forms].filter(([, { sentAt }]) => sentAt > since);
  for (const [id] of lost) machine.forms.delete(id);
  return lost.length;
}

async function changeKey(machine: Machine, DATA_KEY: string): Promise<void> {
  machine.place.DATA_KEY = DATA_KEY;
  await machine.reopen();
  expect((await machine.inbox("encrypt")).out).toContain("Only older backups need another key.");
}

async function forgetSomeone({ inbox, forms }: Machine): Promise<void> {
  const [gone] = [...forms.values()].filter(({ email }) => email);
  expect((await inbox("forget", gone?.email ?? "", "--yes")).code).toBe(0);
  for (const [id, { email }] of forms) if (email === gone?.email) forms.delete(id);
}

/**
 * Deletes expired submissions, and compares the rest with the sent ones. Resolves to the number of deleted submissions,
 * and to the purge's doubt about the clock, if any.
 */
async function expectKept({ store, forms, clock }: Machine, others: ReadonlySet<string>, isLeaping: boolean) {
  const before = forms.size;
  const { doubt } = await purgeExpired(store, expiryAt(retention, clock.now + (isLeaping ? leap : 0), []), {
    now: clock.now + (isLeaping ? leap : 0),
  });
  const stored = new Set((await store.list()).map(({ id }) => id));
  for (const [id, { until }] of forms) if (until < clock.now || (isLeaping && !stored.has(id))) forms.delete(id);
  expect([...stored].filter((id) => !others.has(id)).toSorted()).toEqual([...forms.keys()].toSorted());
  const deleted = before - forms.size;
  if (isLeaping) expect(deleted).toBeLessThanOrEqual(Math.ceil(before / 10) + 1);
  return { deleted, problems: doubt ? [doubt] : [] };
}

async function liveThroughYear(machine: Machine, earlier: ReadonlySet<string>) {
  let draws = 0;
  const random = () => createHash("sha256").update(`${seed} ${draws++}`).digest().readUInt32BE() / 2 ** 32;
  const counts = { sent: 0, deleted: 0, lostByRestore: 0, mails: 0 };
  const alarms: Record<string, number[]> = {};
  const { place, clock, inbox } = machine;
  const [disk, usual] = [smallDisk(1), place.BACKUP_DIR ?? ""];
  if (disk) writeFileSync(join(disk, "ballast"), Buffer.alloc(1_000_000));
  for (let today = 0; today < days; today++) {
    clock.now = begin + today * day;
    const isFull = disk !== undefined && today >= fullDisk.from && today < fullDisk.to;
    place.BACKUP_DIR = isFull ? disk : usual;
    if (upgrades.includes(today)) await upgrade(machine);
    if (restores.includes(today)) counts.lostByRestore += await loseMachine(machine);
    if (today === newKey) await changeKey(machine, keys[0] ?? "");
    if (today === newKey + 30) await changeKey(machine, keys.toReversed().join(","));
    if (today === newSecret) place.SECRET = secrets.toReversed().join(",");
    if (today === newSecret + 20) await forgetSomeone(machine);
    for (let count = Math.floor(random() * 3); count >= 0; count--, counts.sent++)
      await machine.send(random() < 0.3 ? "newsletter" : "contact", { email: `person-${counts.sent}@example.org` });
    if (waves.includes(today))
      for (let count = 0; count < 25; count++, counts.sent++)
        await machine.send("volunteer", { [honeypotName]: "spam" });

    const { deleted, problems } = await expectKept(machine, earlier, today === clockAhead);
    counts.deleted += deleted;
    expect((await inbox("backup")).code).toBe(isFull ? 1 : 0);
    problems.push(...jobProblems(await machine.store.summary(), clock.now));
    for (const problem of problems) {
      const [kind = ""] = /The (last )?\w+/.exec(problem) ?? [];
      alarms[kind] = [...(alarms[kind] ?? []), today];
    }
    if ((await morningReport(machine.store, clock.now, problems)).length > 0) counts.mails++;
  }
  return { counts, alarms, hasDisk: disk !== undefined };
}

test.each(["SQLite", "PostgreSQL"])("keeps every form until its day through a year on %s", async (kind) => {
  const server = kind === "PostgreSQL" ? postgres : undefined;
  if (kind === "PostgreSQL" && !server) return;
  const machine = await newMachine(async () => (server ? await emptyDatabase(server.url) : undefined));
  const earlier = join(import.meta.dirname, "store/earlier-data/2026-11-24.sqlite.gz");
  const backup = join(temporaryFolder(), "backup.sqlite");
  writeFileSync(backup, gunzipSync(readFileSync(earlier)), { mode: 0o600 });
  await machine.restore(backup);
  const ofThatDay = new Set((await machine.store.list()).map(({ id }) => id));
  expect(ofThatDay.size).toBe(7);
  const { counts, alarms, hasDisk } = await liveThroughYear(machine, ofThatDay);
  const left = (await machine.store.list()).filter(({ id }) => ofThatDay.has(id));
  expect(left).toEqual([]);
  expect(counts.deleted + counts.lostByRestore).toBeGreaterThan(counts.sent / 2);
  expect(counts.lostByRestore).toBeLessThan(10);
  expect(alarms).toEqual({ ...(hasDisk && { "The backup": [110, 111, 112] }), "The last purge": [clockAhead] });
  if (process.env.YEAR_SEED) console.log(kind, JSON.stringify({ ...counts, alarms }));
});
