import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, closeSync, openSync, rmSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { type Postgres, startPostgres } from "../../../scripts/postgres.mjs";
import { mintToken } from "../../../server/mail/token.ts";
import { openStore } from "../../../server/store/open-store.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { filled } from "./filled.ts";
import { atTerminal } from "./inbox/desk.ts";
import { startMailServer } from "./mail/queue/mail-server.ts";
import { folderWithSite, started } from "./process.ts";
import { sendJson } from "./serve.ts";
import { breakableWay } from "./store/breaking-proxy.ts";
import { smallDisk } from "./store/small-disk.ts";

/** Number of rounds, with one fault each. Without it, each fault occurs once. */
const rounds = Number(process.env.CHAOS_ROUNDS) || undefined;
const seed = Number(process.env.CHAOS_SEED ?? 1);
const SECRET = "a secret of the tests that is long enough";
const leap = 400 * 24 * 60 * 60_000;
const maxRoundTime = 300_000;
let draws = 0;

/** Returns the next pseudorandom number, at least 0 and below 1. The seed determines all of them. */
const random = () => createHash("sha256").update(`${seed} ${draws++}`).digest().readUInt32BE() / 2 ** 32;
const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];

interface Place {
  environment: { DATA_DIR: string; DATABASE_URL?: string; DATA_KEY?: string };
  disk?: string;
  /** Runs one statement on the database, without the store. */
  outside: (sql: string, ...values: string[]) => Promise<object[]>;
  server?: Postgres & { breakAtNextCommit: () => void };
}

function placeOfFile(): Place {
  const disk = smallDisk(48);
  const DATA_DIR = join(disk ?? temporaryFolder(), "data");
  return {
    environment: { DATA_DIR },
    disk,
    async outside(sql, ...values) {
      const file = new DatabaseSync(join(DATA_DIR, "intake.sqlite"), { timeout: 5_000 });
      const rows = file.prepare(sql.replaceAll("$", "?")).all(...values);
      file.close();
      return rows;
    },
  };
}

async function placeOnServer(): Promise<Place | undefined> {
  const disk = smallDisk(250);
  // The server runs as another user, who cannot traverse a private folder.
  if (disk) chmodSync(dirname(disk), 0o755);
  const server = await startPostgres({ parent: disk });
  if (!server) return undefined;
  onTestFinished(() => server.stop());
  async function outside(sql: string, ...values: string[]) {
    const client = new pg.Client({ connectionString: server?.url });
    await client.connect();
    const { rows } = await client.query(sql, values);
    await client.end();
    return rows;
  }
  // The default of 1 GB would fill the disk.
  for (const size of ["max_wal_size = '64MB'", "min_wal_size = '32MB'"]) await outside(`ALTER SYSTEM SET ${size}`);
  await server.restart("fast");
  const way = await breakableWay(server.url);
  return {
    environment: { DATA_DIR: temporaryFolder(), DATABASE_URL: way.url },
    disk,
    outside,
    server: { ...server, ...way },
  };
}

const rounded = `loses, doubles and garbles no form in ${rounds ? `${rounds} faults` : "one fault of each kind"} with seed ${seed}`;
const rule = `${rounded}, and mails no one who unsubscribed`;
const options = { timeout: (rounds ?? 10) * maxRoundTime };
test(`on SQLite ${rule}`, options, () => expectNoLoss(placeOfFile()));
test(`on PostgreSQL ${rule}`, options, async ({ skip }) => {
  const place = await placeOnServer();
  if (!place) return skip("no PostgreSQL here");
  await expectNoLoss(place);
});

async function expectNoLoss({ disk, outside, server, ...place }: Place): Promise<void> {
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const folder = folderWithSite();
  const sending = { SMTP_URL: mail.url, MAIL_FROM: "us@example.org", MAIL_LIMIT: "0", CHECK_DOMAINS: "no" };
  const environment = { ...sending, ORIGIN: "https://site.example", SECRET, ...place.environment };
  const services: Awaited<ReturnType<typeof started>>[] = [];
  /** Submissions by key, with the sender's address, and with the id once the submission is acknowledged. */
  const forms = new Map<string, { email: string; id?: string }>();
  const unsubscribed: string[] = [];
  let refused = 0;

  const url = () => oneOf(services)?.url ?? "http://127.0.0.1:1";
  const inbox = async (command: string, at = Date.now()) => (await atTerminal([command], environment, { at })).out;

  async function start(ahead = 0): Promise<void> {
    const clock = `data:text/javascript,const now=Date.now;Date.now=()=>now()%2B${ahead}`;
    const given = { ...environment, NODE_OPTIONS: ahead ? `--import "${clock}"` : "" };
    const begin = () => started(folder, "ignore", given);
    // A start fails if the store is unavailable for some seconds. Then the service starts again, as with systemd.
    services.push(await begin().catch(begin).catch(begin));
  }

  async function stop(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const child = services.shift()?.child;
    const exited = child && once(child, "exit");
    child?.kill(signal);
    const [code] = (await exited) ?? [];
    if (signal === "SIGTERM") expect(code).toBe(0);
  }

  async function send(key: string): Promise<void> {
    const form = forms.get(key) ?? { email: "" };
    const body = filled("contact", { message: key, email: form.email });
    const answer = await sendJson(url(), "contact", body, { "Idempotency-Key": key }).catch(() => undefined);
    // No fault excuses an error of the program (500) or a conflict (409).
    expect([undefined, 200, 503]).toContain(answer?.status);
    if (answer?.status !== 200) return void refused++;
    const { id } = await answer.json().catch(() => ({}));
    if (form.id) expect(id).toBe(form.id);
    form.id = id;
  }

  /** Sends eight forms, two of them from people who unsubscribed, if there are any. */
  async function sendSome(): Promise<void> {
    const keys = Array.from({ length: 8 }, () => randomUUID());
    for (const [index, key] of keys.entries())
      forms.set(key, { email: (index % 4 === 0 && oneOf(unsubscribed)) || `${key}@example.org` });
    await Promise.all(keys.map((key) => pause(random() * 150).then(() => send(key))));
  }

  /** Repeats each submission without a response until it has one, as the page would. */
  async function sendRest(): Promise<void> {
    const rest = () => [...forms].flatMap(([key, { id }]) => (id ? [] : [key]));
    for (const giveUpAt = Date.now() + maxRoundTime; rest().length > 0; await Promise.all(rest().map(send)))
      if (Date.now() > giveUpAt) throw new Error(`${rest().length} forms have no answer`);
  }

  async function unsubscribe(): Promise<void> {
    const address = `quiet-${unsubscribed.length}@example.org`;
    const link = `newsletter/unsubscribe/${mintToken("unsubscribe", address, SECRET, Date.now())}`;
    const press = () => fetch(`${url()}/${link}`, { method: "POST" }).catch(() => undefined);
    await expect.poll(async () => (await press())?.status).toBe(200);
    unsubscribed.push(address);
  }

  async function interrupt(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    await Promise.all([sendSome(), pause(random() * 150).then(() => stop(signal))]);
    if (services.length === 0) await start();
  }

  const faults = [
    () => interrupt("SIGKILL"),
    () => interrupt("SIGTERM"),
    async function useTwoProcesses() {
      await start();
      await interrupt(random() < 0.5 ? "SIGKILL" : "SIGTERM");
    },
    async function changeKey() {
      await stop("SIGTERM");
      const key = Buffer.from(Array.from({ length: 32 }, () => random() * 256)).toString("base64");
      environment.DATA_KEY = [key, environment.DATA_KEY].filter(Boolean).join();
      await start();
      const [output] = await Promise.all([inbox("encrypt"), sendSome()]);
      expect(output).toContain("Only older backups need another key.");
      environment.DATA_KEY = key;
    },
    async function setClockAhead() {
      await stop("SIGKILL");
      await start(leap);
      await sendSome();
      await inbox("purge", Date.now() + leap);
      const kept = new Set((await outside("SELECT id FROM submission")).map((row: { id?: unknown }) => row.id));
      const deleted = [...forms].flatMap(([key, { id }]) => (id && !kept.has(id) ? [key] : []));
      expect(deleted.length).toBeLessThanOrEqual(Math.ceil(forms.size / 10));
      for (const key of deleted) forms.delete(key);
      await interrupt("SIGTERM");
    },
    async function damageRow() {
      await sendSome();
      await sendRest();
      const id = oneOf([...forms.values()])?.id ?? "";
      const [row = {}] = await outside("SELECT fields FROM submission WHERE id = $1", id);
      await outside("UPDATE submission SET fields = substr(fields, 1, 40) WHERE id = $1", id);
      await sendSome();
      expect(await inbox("digest")).toContain("1 submission that no key in DATA_KEY decrypts");
      await outside("UPDATE submission SET fields = $1 WHERE id = $2", ...Object.values(row), id);
    },
    async function fillDisk() {
      if (!disk) return await interrupt("SIGKILL");
      const ballast = openSync(join(disk, "ballast"), "w");
      for (const length of [1_000_000, 10_000, 1_000])
        try {
          for (;;) writeSync(ballast, Buffer.alloc(length));
        } catch (error) {
          expect(error).toMatchObject({ code: "ENOSPC" });
        }
      closeSync(ballast);
      await sendSome();
      if (random() < 0.5) await stop("SIGKILL");
      rmSync(join(disk, "ballast"));
      // PostgreSQL stops if there is no space for its log.
      await server?.restart("immediate");
      if (services.length === 0) await start();
    },
  ];
  if (server)
    faults.push(
      async function restartServer() {
        const mode = random() < 0.5 ? "immediate" : "fast";
        await Promise.all([sendSome(), pause(random() * 150).then(() => server.restart(mode))]);
      },
      async function loseConnections() {
        server.breakAtNextCommit();
        const lose = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'kindred-ground'";
        await Promise.all([sendSome(), pause(random() * 150).then(() => outside(lose))]);
      },
    );

  await start();
  const last = rounds ?? faults.length;
  for (let round = 0; round < last; round++) {
    await unsubscribe();
    // All faults occur before one repeats, in a different order each time.
    if (round % faults.length === 0) faults.sort(() => random() - 0.5);
    await faults[round % faults.length]?.();
    await sendRest();
  }
  await expect.poll(() => mail.received.length).toBeGreaterThan(last);
  // Mail waits no longer than the lease of a process that was killed.
  const later = Date.now() + 5 * 60_000;
  const delayed = () => outside(`SELECT id FROM mail WHERE state = 'waiting' AND due_at > ${later}`);
  await expect.poll(delayed).toEqual([]);
  await stop("SIGTERM");

  const dataKeys = environment.DATA_KEY ? [Buffer.from(environment.DATA_KEY, "base64")] : [];
  const { DATA_DIR, DATABASE_URL } = environment;
  const store = await openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, dataKeys });
  onTestFinished(() => store.close());
  const stored = (await store.list()).map(({ id, fields, isUnreadable }) => [isUnreadable ?? fields.message, id]);
  expect(stored.toSorted()).toEqual([...forms].map(([key, { id }]) => [key, id]).toSorted());
  const mailed = new Set(mail.received.flatMap(({ to }) => to));
  expect(unsubscribed.filter((address) => mailed.has(address))).toEqual([]);
  if (!server) expect(await outside("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  if (process.env.CHAOS_ROUNDS)
    console.log(`${forms.size} forms, ${refused} tries refused, ${mail.received.length} mails`);
}
