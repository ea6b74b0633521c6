/**
 * `node tests/bench/forms.ts FOLDER`: compares the cost of a form here and in FOLDER, another checkout of this project
 * with its packages and its build. It uses HTTP and both databases. Both servers run side by side and alternately serve
 * 50 connections. The result is the median of the rounds' ratios, by processor time, because other work may distort
 * wall-clock time. PostgreSQL's own processor time is printed, too.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { startPostgres } from "../../scripts/postgres.mjs";

/** Processor time per form in milliseconds, and forms accepted per second. */
interface Round {
  server: number;
  database: number;
  accepted: number;
  perSecond: number;
}

interface Running {
  child: ChildProcess;
  url: string;
}

const rounds = Number(process.env.ROUNDS ?? 9);
const seconds = Number(process.env.SECONDS ?? 3);
/** Number of forms until both servers are fully JIT-compiled. */
const warmUp = 4_000;
/** Milliseconds per clock tick, the unit in which Linux counts processor time. */
const tick = 10;

const other = process.argv[2];
if (!other) throw new Error("which folder is to be compared? node tests/bench/forms.ts FOLDER");
const folders = [other, join(import.meta.dirname, "../..")] as const;
const data = mkdtempSync(join(tmpdir(), "bench-"));

await compare("SQLite", (name) => ({ DATA_DIR: join(data, name) }));
const postgres = await startPostgres({ onDisk: true });
if (postgres) {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (const name of ["before", "after"]) await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const { url } = postgres;
  await compare("PostgreSQL", (name) => ({
    DATABASE_URL: new URL(`/${name}`, url).href,
    DATA_DIR: data,
    SECRET: "s".repeat(32),
  }));
  await postgres.stop();
} else console.log("PostgreSQL: there is none here");
rmSync(data, { recursive: true });

async function compare(database: string, place: (name: string) => Record<string, string>): Promise<void> {
  const before = await started(folders[0], place("before"));
  const after = await started(folders[1], place("after"));
  for (const server of [before, after]) for (let count = 0; count < warmUp; ) count += (await load(server, 2)).accepted;
  const pairs: [Round, Round][] = [];
  for (let count = 0; count < rounds; count++) {
    // The second run has the warmer disk, so the order alternates.
    const [first, second] = count % 2 ? [after, before] : [before, after];
    const [one, two] = [await load(first, seconds), await load(second, seconds)];
    pairs.push(count % 2 ? [two, one] : [one, two]);
  }
  for (const { child } of [before, after]) {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  const say = (name: string, of: (round: Round) => number, ratio: (before: number, after: number) => number) => {
    const values = pairs.map(([one, two]) => [of(one), of(two)] as const);
    const ratios = values.map(([one, two]) => ratio(one, two));
    const spread = [Math.min(...ratios), Math.max(...ratios)].map((value) => value.toFixed(2)).join(" to ");
    const [was, is] = [values.map(([one]) => one), values.map(([, two]) => two)].map((all) => median(all).toFixed(3));
    console.log(`${database}, ${name}: ${was} and ${is}, ${median(ratios).toFixed(2)} of before (${spread})`);
  };
  // Ratios of processor time are inverted, so that a higher ratio is always better.
  say(
    "forms a second",
    ({ perSecond }) => perSecond,
    (one, two) => two / one,
  );
  say(
    "ms of the server a form",
    ({ server }) => server,
    (one, two) => one / two,
  );
  if (database === "PostgreSQL")
    say(
      "ms of server and database a form",
      (round) => round.server + round.database,
      (one, two) => one / two,
    );
}

async function started(folder: string, place: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: folder,
    env: { ...process.env, PORT: "0", RATE_LIMIT: "0", ...place },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = await once(child.stdout, "data");
  return { child, url: /http:\S+/.exec(String(line))?.[0] ?? "" };
}

async function load({ child, url }: Running, duration: number): Promise<Round> {
  const words = JSON.stringify({ url, form: "contact", seconds: duration });
  const server = child.pid ?? 0;
  const postmasters = childrenOf(process.pid).filter((pid) => nameOf(pid) === "postgres");
  const spent = () =>
    [timeOf(server), sum(postmasters.flatMap((pid) => [pid, ...childrenOf(pid)]).map(timeOf))] as const;
  const start = spent();
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, "load.mjs"), words]);
  const end = spent();
  const { accepted, perSecond, failed } = JSON.parse(stdout);
  if (failed > 0) throw new Error(`${failed} forms were not taken`);
  return { server: (end[0] - start[0]) / accepted, database: (end[1] - start[1]) / accepted, accepted, perSecond };
}

/** Returns the fields of `/proc/PID/stat` from the state on, which follows the name in parentheses. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

function nameOf(pid: number): string {
  return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
}

function childrenOf(pid: number): number[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return all.filter((child) => {
    try {
      return Number(statOf(child)[1]) === pid;
    } catch {
      return false;
    }
  });
}

/** Returns processor time in milliseconds, including that of ended child processes. */
function timeOf(pid: number): number {
  return sum(statOf(pid).slice(11, 15).map(Number)) * tick;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
