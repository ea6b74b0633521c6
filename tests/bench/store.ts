/**
 * `node tests/bench/store.ts`: measures how many submissions per second 50 callers can store, each on disk before its
 * response. Runs on SQLite and, if it is installed, on PostgreSQL. The yardstick, measured before and after, is how
 * many small writes per second this disk completes one after another.
 */
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../../scripts/postgres.mjs";
import { openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import { candidate, newMail } from "../unit/server/store/candidate.ts";

const callers = 50;
const warmUp = 500;
const seconds = 4;
const folder = mkdtempSync(join(tmpdir(), "bench-"));

print("one write and fsync at a time", fsyncsPerSecond());
await bench("SQLite", await openStore({ dataDir: join(folder, "data") }));
const postgres = await startPostgres({ onDisk: true });
if (postgres) await bench("PostgreSQL", await openStore({ databaseUrl: postgres.url, dataDir: "" }));
else console.log("PostgreSQL: there is none here");
await postgres?.stop();
print("one write and fsync at a time", fsyncsPerSecond());
rmSync(folder, { recursive: true });

async function bench(name: string, store: Store): Promise<void> {
  let left = warmUp;
  await together(async () => {
    while (left-- > 0) await store.accept(form());
  });
  const waits: number[] = [];
  const start = performance.now();
  await together(async () => {
    while (performance.now() - start < seconds * 1000) {
      const asked = performance.now();
      await store.accept(form());
      waits.push(performance.now() - asked);
    }
  });
  print(`${name}: forms, ${callers} callers`, waits.length / ((performance.now() - start) / 1000));
  const p99 = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.99)];
  console.log(`${name}: 99 of 100 within ${p99?.toFixed(1)} ms`);
  const alone = performance.now();
  for (let count = 0; count < 200; count++) await store.accept(form());
  print(`${name}: forms, one caller`, 200 / ((performance.now() - alone) / 1000));
  await store.close();
}

async function together(work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: callers }, work));
}

function form() {
  return candidate({ mail: [newMail()] });
}

function fsyncsPerSecond(): number {
  const file = openSync(join(folder, "yardstick"), "a");
  const start = performance.now();
  let count = 0;
  for (; performance.now() - start < 1000; count++) {
    writeSync(file, "x".repeat(500));
    fsyncSync(file);
  }
  closeSync(file);
  return count / ((performance.now() - start) / 1000);
}

function print(what: string, perSecond: number): void {
  console.log(`${what.padEnd(40)} ${perSecond.toFixed(0).padStart(7)}/s`);
}
