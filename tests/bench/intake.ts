/**
 * `node tests/bench/intake.ts`: puts the built site and its intake under load from a second process. First, 50
 * connections post the contact form. Each post has its own key and message, and is stored on disk before the response.
 * Then come 100 posts per second, and then requests for the compressed home page. The yardstick is a server that only
 * responds, measured in the same minutes on the same machine.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startPostgres } from "../../scripts/postgres.mjs";
import { openStore } from "../../server/store/open-store.ts";

interface Outcome {
  perSecond: number;
  accepted: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failed: number;
}

const seconds = Number(process.env.SECONDS ?? 8);
const warmUp = 2;
/** Script of a server that answers every request with a body of fixed size. Its argument is the number of bytes. */
const bare = `
  const body = Buffer.alloc(Number(process.argv[1]), "x");
  const server = require("node:http").createServer((request, response) => {
    request.resume().on("end", () => response.end(body));
  });
  server.listen(0, "127.0.0.1", () => console.log("http://127.0.0.1:" + server.address().port));
`;
const receiptLength = 130;

const folder = mkdtempSync(join(tmpdir(), "bench-"));
const log = openSync(join(folder, "log"), "a");
const ceiling = await yardstick(receiptLength, { form: "contact" });
print("yardstick, POST", ceiling, ceiling);

await bench("SQLite", { DATA_DIR: join(folder, "data") });
const postgres = await startPostgres({ onDisk: true });
if (postgres) await bench("PostgreSQL", { DATABASE_URL: postgres.url, SECRET: "s".repeat(32) });
else console.log("PostgreSQL: there is none here");
await postgres?.stop();

const site = await started(["server/main.ts"], { DATA_DIR: join(folder, "data") });
const home = await fetch(site.url, { headers: { "Accept-Encoding": "br" } });
const pages = await yardstick(Number(home.headers.get("Content-Length")), { path: "/" });
print("yardstick, GET", pages, pages);
print("GET /", await load(site.url, { path: "/" }), pages);
await stopped(site.process);
rmSync(folder, { recursive: true });

async function yardstick(length: number, options: object): Promise<Outcome> {
  const { url, process } = await started(["-e", bare, String(length)], {});
  const outcome = await load(url, options);
  await stopped(process);
  return outcome;
}

async function bench(name: string, store: Record<string, string>): Promise<void> {
  const { url, process } = await started(["server/main.ts"], { ...store, RATE_LIMIT: "0" });
  const early = await load(url, { form: "contact", seconds: warmUp });
  const most = await load(url, { form: "contact" });
  print(`${name}: POST, as many as go`, most, ceiling);
  const paced = await load(url, { form: "contact", perSecond: 100 });
  print(`${name}: POST, 100 a second`, paced, ceiling);
  await stopped(process);
  const kept = await openStore({ databaseUrl: store.DATABASE_URL, dataDir: store.DATA_DIR ?? "" });
  let rows = 0;
  for await (const _ of kept.all()) rows++;
  await kept.close();
  // Requests in flight when a run ends can be stored without being counted as accepted.
  console.log(`${name}: ${early.accepted + most.accepted + paced.accepted} accepted, ${rows} stored`);
}

async function started(words: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, PORT: "0", ...environment },
    stdio: ["ignore", "pipe", log],
  });
  const [line] = child.stdout ? await once(child.stdout, "data") : [];
  return { process: child, url: /http:\S+/.exec(String(line))?.[0] ?? "" };
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) throw new Error("the server had ended before the bench was through with it");
  child.kill("SIGTERM");
  await once(child, "exit");
}

async function load(url: string, options: object): Promise<Outcome> {
  const words = JSON.stringify({ url, seconds, ...options });
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, "load.mjs"), words]);
  return JSON.parse(stdout);
}

function print(name: string, { perSecond, p50, p99, failed }: Outcome, reference: Outcome): void {
  const rate = `${perSecond.toFixed(0).padStart(6)}/s (${(perSecond / reference.perSecond).toFixed(2)} of the yardstick)`;
  const average = loadavg()[0]?.toFixed(1);
  console.log(`${name.padEnd(30)} ${rate}, p50 ${p50} ms, p99 ${p99} ms, ${failed} failed; load average ${average}`);
}
