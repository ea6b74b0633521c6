import type { ChildProcess } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../../../server/inbox/run.ts";
import { mintToken } from "../../../server/mail/token.ts";
import { openStore } from "../../../server/store/open-store.ts";
import { filled } from "./filled.ts";
import { startMailServer } from "./mail/queue/mail-server.ts";
import { folderWithSite, started } from "./process.ts";
import { sendJson } from "./serve.ts";
import { smallDisk } from "./store/small-disk.ts";

const rounds = Number(process.env.CHAOS_ROUNDS ?? 7);
const seed = Number(process.env.CHAOS_SEED ?? 1);
const SECRET = "a secret of the tests that is long enough";
const formsPerRound = 8;
const longestRound = 60_000;
const days = 24 * 60 * 60_000;

/** Pseudo-random numbers from 0 to 1, the same for each seed. */
function randomFrom(seed: number): () => number {
  let count = 0;
  return () => createHash("sha256").update(`${seed} ${count++}`).digest().readUInt32BE() / 2 ** 32;
}

/** A service with a mail server on a small disk, and what its senders know about it. */
async function newWorld(random: () => number) {
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const folder = folderWithSite();
  const disk = smallDisk(48);
  const dataDir = join(disk ?? folder, "data");
  const settings = {
    SMTP_URL: mail.url,
    MAIL_FROM: "hello@example.org",
    ORIGIN: "https://site.example",
    MAIL_LIMIT: "0",
  };
  const environment: Record<string, string> = { ...settings, DATA_DIR: dataDir, SECRET, CHECK_DOMAINS: "no" };
  const services: { child: ChildProcess; url: string }[] = [];
  /** Key of each form with the sender's address, and the id once it was acknowledged. */
  const forms = new Map<string, { email: string; id?: string }>();
  const unsubscribed: string[] = [];
  let refused = 0;

  const url = () => services[Math.floor(random() * services.length)]?.url ?? "http://127.0.0.1:1";

  async function start(leap = 0): Promise<void> {
    const clock = `data:text/javascript,const now=Date.now;Date.now=()=>now()%2B${leap}`;
    services.push(await started(folder, "ignore", { ...environment, NODE_OPTIONS: leap ? `--import "${clock}"` : "" }));
  }

  async function stop(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const service = services.shift();
    if (!service) return;
    const exited = once(service.child, "exit");
    service.child.kill(signal);
    const [code] = await exited;
    if (signal === "SIGTERM") expect(code).toBe(0);
  }

  async function send(key: string): Promise<void> {
    const form = forms.get(key);
    if (!form) return;
    const body = filled("contact", { message: key, email: form.email });
    const answer = await sendJson(url(), "contact", body, { "Idempotency-Key": key }).catch(() => undefined);
    if (answer?.status !== 200) refused++;
    // Neither an error of the program nor a conflict is an excuse.
    expect([undefined, 200, 503]).toContain(answer?.status);
    if (answer?.status !== 200) return;
    const { id } = await answer.json().catch(() => ({}));
    if (form.id) expect(id).toBe(form.id);
    form.id = id;
  }

  /** Sends new forms, a quarter of them from people who unsubscribed. */
  async function sendSome(): Promise<void> {
    const keys = Array.from({ length: formsPerRound }, (_, index) => {
      const key = randomUUID();
      const quiet = unsubscribed[Math.floor(random() * unsubscribed.length)];
      forms.set(key, { email: index % 4 === 0 && quiet ? quiet : `${key}@example.org` });
      return key;
    });
    await Promise.all(keys.map((key) => pause(random() * 150).then(() => send(key))));
  }

  /** Sends all forms without an answer until each has one, as the page would. */
  async function sendRest(): Promise<void> {
    const rest = () => [...forms].flatMap(([key, { id }]) => (id ? [] : [key]));
    const giveUpAt = Date.now() + longestRound;
    while (rest().length > 0) {
      if (Date.now() > giveUpAt) throw new Error(`${rest().length} forms have no answer`);
      await Promise.all(rest().map(send));
    }
  }

  async function unsubscribe(): Promise<void> {
    const address = `quiet-${unsubscribed.length}@example.org`;
    const token = mintToken("unsubscribe", address, SECRET, Date.now());
    const press = () => fetch(`${url()}/newsletter/unsubscribe/${token}`, { method: "POST" }).catch(() => undefined);
    await expect.poll(async () => (await press())?.status).toBe(200);
    unsubscribed.push(address);
  }

  async function inbox(args: string[], now = Date.now) {
    let output = "";
    const write = async (text: string) => {
      output += text;
    };
    const terminal = { write, complain: write, ask: async () => undefined, wait: async () => false, isTerminal: false };
    return { code: await run(args, { ...terminal, environment, now }), output };
  }

  /** Runs one statement on the data file from outside. */
  function outside(sql: string, ...values: string[]) {
    const file = new DatabaseSync(join(dataDir, "intake.sqlite"), { timeout: 5_000 });
    const rows = file.prepare(sql).all(...values);
    file.close();
    return rows;
  }

  const faults = {
    async kill() {
      const sending = sendSome();
      await pause(random() * 150);
      await stop("SIGKILL");
      await sending;
      await start();
    },
    async restart() {
      const sending = sendSome();
      await pause(random() * 150);
      await stop("SIGTERM");
      await sending;
      await start();
    },
    async "key change"() {
      await stop("SIGTERM");
      const key = Buffer.from(Array.from({ length: 32 }, () => random() * 256)).toString("base64");
      environment.DATA_KEY = [key, environment.DATA_KEY].filter(Boolean).join();
      await start();
      const [{ code, output }] = await Promise.all([inbox(["encrypt"]), sendSome()]);
      expect({ code, output }).toMatchObject({ code: 0 });
      environment.DATA_KEY = key;
    },
    async "clock leap"() {
      await stop("SIGKILL");
      const leap = 400 * days;
      await start(leap);
      await sendSome();
      const { output } = await inbox(["purge"], () => Date.now() + leap);
      expect(output).toMatch(/Nothing was deleted|Deleted: 0 submissions/);
      await stop("SIGTERM");
      await start();
    },
    async "damaged row"() {
      await sendRest();
      const ids = [...forms.values()].flatMap(({ id }) => id ?? []);
      const id = ids[Math.floor(random() * ids.length)] ?? "";
      const [{ fields = "" } = {}] = outside("SELECT fields FROM submission WHERE id = ?", id);
      outside("UPDATE submission SET fields = substr(fields, 1, 40) WHERE id = ?", id);
      await sendSome();
      expect((await inbox(["digest"])).output).toContain("1 submission that no key in DATA_KEY decrypts");
      outside("UPDATE submission SET fields = ? WHERE id = ?", String(fields), id);
    },
    async "full disk"() {
      if (!disk) return await faults.kill();
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
      if (services.length === 0) await start();
    },
    async "two processes"() {
      await start();
      const sending = sendSome();
      await pause(random() * 150);
      await stop(random() < 0.5 ? "SIGKILL" : "SIGTERM");
      await sending;
    },
  };
  return {
    faults,
    forms,
    unsubscribed,
    mail,
    environment,
    dataDir,
    start,
    stop,
    sendRest,
    unsubscribe,
    outside,
    refused: () => refused,
  };
}

test(`loses, doubles and garbles no form in ${rounds} rounds of faults with seed ${seed}, and mails no one who unsubscribed`, {
  timeout: rounds * longestRound,
}, async () => {
  const random = randomFrom(seed);
  const world = await newWorld(random);
  const { faults, forms, unsubscribed, mail, environment, dataDir, outside } = world;
  const names = Object.keys(faults) as (keyof typeof faults)[];
  await world.start();
  for (let round = 0; round < rounds; round++) {
    await world.unsubscribe();
    // Each seven rounds contain all faults, in another order.
    if (round % names.length === 0) names.sort(() => random() - 0.5);
    const name = names[round % names.length] ?? "kill";
    await faults[name]();
    await world.sendRest();
  }
  await expect.poll(() => mail.received.length).toBeGreaterThan(rounds);
  // Mail waits at most for the lease of a process that was killed.
  const later = String(Date.now() + 5 * 60_000);
  const delayed = () => outside("SELECT id FROM mail WHERE state = 'waiting' AND due_at > ?", later);
  await expect.poll(delayed, { timeout: 20_000 }).toEqual([]);
  await world.stop("SIGTERM");

  const [dataKey = ""] = (environment.DATA_KEY ?? "").split(",");
  const store = await openStore({ dataDir, dataKeys: dataKey ? [Buffer.from(dataKey, "base64")] : [] });
  onTestFinished(() => store.close());
  const stored = (await store.list()).map(({ id, fields, isUnreadable }) => [isUnreadable ?? fields.message, id]);
  expect(stored.toSorted()).toEqual([...forms].map(([key, { id }]) => [key, id]).toSorted());
  const mailed = new Set(mail.received.flatMap(({ to }) => to));
  expect(unsubscribed.filter((address) => mailed.has(address))).toEqual([]);
  expect(outside("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  if (process.env.CHAOS_ROUNDS)
    console.log(
      `${rounds} rounds with seed ${seed}: ${forms.size} forms, ${world.refused()} tries without an answer or refused, ` +
        `${mail.received.length} mails, ${unsubscribed.length} people unsubscribed`,
    );
});
