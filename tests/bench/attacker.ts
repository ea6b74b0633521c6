/**
 * `node tests/bench/attacker.ts`: one visitor sends a form ten times a second, first without and then with an attacker.
 * The attacker keeps 50 connections busy, far over the rate limit: with bodies that are never read, with pages, and
 * with paths that don't exist. A trusted proxy reports a separate address for the attacker. Runs on SQLite, and on
 * PostgreSQL if it is installed. `node tests/bench/attacker.ts pages "lost paths"` runs only these attacks.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { startPostgres } from "../../scripts/postgres.mjs";

/** Runs with and without the attacker alternate, so that a slow minute of the machine affects both. */
const rounds = Number(process.env.ROUNDS ?? 4);
const seconds = Number(process.env.SECONDS ?? 8);
const named = process.argv.slice(2);
const json = { "Content-Type": "application/json", Accept: "application/json" };
const plain = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" };
const attacks = {
  "forms as JSON": { method: "POST", path: "/forms/contact", headers: json, body: `{"a":"${"x".repeat(60_000)}"}` },
  "plain forms": { method: "POST", path: "/forms/contact", headers: plain, body: `message=${"x".repeat(60_000)}` },
  pages: { method: "GET", path: "/", headers: { "Accept-Encoding": "br" } },
  "lost paths": { method: "GET", path: "/nowhere", headers: {} },
  "long paths": { method: "GET", path: `/${"/".repeat(8_000)}x`, headers: {} },
} as const;

const folder = mkdtempSync(join(tmpdir(), "bench-"));
await bench("SQLite", { DATA_DIR: join(folder, "data") });
const postgres = await startPostgres({ onDisk: true });
if (postgres) await bench("PostgreSQL", { DATABASE_URL: postgres.url, DATA_DIR: folder, SECRET: "s".repeat(32) });
else console.log("PostgreSQL: there is none here");
await postgres?.stop();
rmSync(folder, { recursive: true });

async function bench(database: string, store: Record<string, string>): Promise<void> {
  const server = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, PORT: "0", TRUSTED_PROXY: "127.0.0.1", ...store },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = await once(server.stdout, "data");
  const url = /http:\S+/.exec(String(line))?.[0] ?? "";
  await visit(url, 2);
  for (const [name, attack] of Object.entries(attacks)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const [alone, beside]: [number[], number[]] = [[], []];
    let requests = 0;
    for (let round = 0; round < rounds; round++) {
      alone.push(...(await visit(url, seconds)));
      const attacker = attackWith(url, attack, seconds + 2);
      await pause(1000);
      beside.push(...(await visit(url, seconds)));
      const { perSecond, failed } = JSON.parse((await attacker).stdout);
      requests += (perSecond + failed / (seconds + 2)) / rounds;
    }
    const [idle, attacked] = [p99(alone), p99(beside)];
    const waits = `${idle.toFixed(1)} ms alone, ${attacked.toFixed(1)} beside (${(attacked / idle).toFixed(1)} times)`;
    console.log(`${database}, ${name.padEnd(14)} ${Math.round(requests)}/s; a visitor’s p99 ${waits}`);
  }
  server.kill("SIGTERM");
  await once(server as ChildProcess, "exit");
}

/** Sends a form ten times a second, each from a different address. Returns the response times in milliseconds. */
async function visit(url: string, seconds: number): Promise<number[]> {
  const waits: Promise<number>[] = [];
  for (let count = 0; count < seconds * 10; count++) {
    waits.push(send(url, `198.51.${count % 250}.${Math.floor(Math.random() * 250)}`));
    await pause(100);
  }
  return Promise.all(waits);
}

function p99(waits: readonly number[]): number {
  const sorted = waits.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}

async function send(url: string, address: string): Promise<number> {
  const fields = {
    firstName: "Zoë",
    email: "zoe@example.org",
    inquiry: "other",
    message: `It is me. ${Math.random()}`,
  };
  const start = performance.now();
  const headers = { ...json, "X-Forwarded-For": address };
  const answer = await fetch(`${url}/forms/contact`, { method: "POST", headers, body: JSON.stringify(fields) });
  await answer.text();
  if (!answer.ok) throw new Error(`a visitor had ${answer.status}`);
  return performance.now() - start;
}

/** Sends requests on 50 connections from a separate process, so that its work does not slow down the visitor's. */
function attackWith(
  url: string,
  { headers, ...attack }: (typeof attacks)[keyof typeof attacks],
  seconds: number,
): Promise<{ stdout: string }> {
  const asked = { ...attack, headers: { ...headers, "X-Forwarded-For": "203.0.113.5" } };
  const words = JSON.stringify({ url, seconds, asked });
  return promisify(execFile)(process.execPath, [join(import.meta.dirname, "load.mjs"), words]);
}
