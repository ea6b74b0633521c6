// @vitest-environment node
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { openSqliteStore } from "../../../../server/store/sqlite-store.ts";
import { expectWhole, type Ledger } from "./ledger.ts";
import { temporaryFolder } from "./temporary.ts";

const rounds = Number(process.env.KILL_ROUNDS ?? 3);
const writers = join(import.meta.dirname, "kill-writers.ts");

/** Kills the writers at a random moment after the first acknowledgement; returns what they had said. */
async function killedWriters(file: string): Promise<string[]> {
  const child = spawn(process.execPath, [writers, file], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  const closed = once(child, "close");
  await once(child.stdout, "data");
  await pause(Math.random() * 200);
  child.kill("SIGKILL");
  await closed;
  // The last line may have been cut off.
  return said.split("\n").slice(0, -1);
}

test(`a process that is killed ${rounds} times while sixteen write loses nothing and doubles nothing`, {
  timeout: 30_000 + rounds * 5_000,
}, async () => {
  let [sent, acknowledged] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const file = join(temporaryFolder(), "intake.sqlite");
    const ledger: Ledger = new Map();
    // Twice on the same file: the second start recovers what the first one left.
    for (const line of [...(await killedWriters(file)), ...(await killedWriters(file))]) {
      const [key = "", id] = line.split(" ");
      ledger.set(key, id);
    }
    const store = await openSqliteStore(file);
    await expectWhole(store, ledger);
    await store.close();
    const inspected = new DatabaseSync(file);
    expect(inspected.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
    inspected.close();
    sent += ledger.size;
    acknowledged += [...ledger.values()].filter(Boolean).length;
  }
  expect(acknowledged).toBeGreaterThan(rounds);
  if (process.env.KILL_ROUNDS)
    console.log(`${rounds} rounds: ${sent} sent, ${acknowledged} acknowledged, all kept once`);
});
