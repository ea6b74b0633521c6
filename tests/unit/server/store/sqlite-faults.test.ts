import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openSqliteStore, sqliteStoreOn } from "../../../../server/store/open-store.ts";
import { openConnection } from "../../../../server/store/sqlite-connection.ts";
import type { Store } from "../../../../server/store/store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { candidate, newMail } from "./candidate.ts";
import { expectKilledToBeWhole } from "./killed-writers.ts";

const rounds = Number(process.env.KILL_ROUNDS ?? 3);

test(`keeps each submission exactly once through ${rounds} kills with sixteen writers`, {
  timeout: 300_000 + rounds * 60_000,
}, async () => {
  await expectKilledToBeWhole(
    rounds,
    () => ({ dataDir: join(temporaryFolder(), "data") }),
    ({ dataDir }) => {
      const inspected = new DatabaseSync(join(dataDir, "intake.sqlite"));
      expect(inspected.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
      inspected.close();
    },
  );
});

async function lockedStore() {
  const file = join(temporaryFolder(), "intake.sqlite");
  const store = await openSqliteStore(file);
  const foreign = new DatabaseSync(file);
  onTestFinished(() => foreign.close());
  onTestFinished(() => store.close());
  foreign.exec("BEGIN IMMEDIATE");
  return { store, foreign };
}

/** Resolves to the milliseconds that twenty reads with pauses take. */
async function timeOfReads(store: Store): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < 20; count++) {
    await pause(5);
    await store.list({ limit: 10 });
  }
  return performance.now() - start;
}

test("reads while another program locks the file and stores submissions afterwards", async () => {
  const { store, foreign } = await lockedStore();
  const usual = await timeOfReads(store);
  let isStored = false;
  const accepting = store.accept(candidate()).then(() => {
    isStored = true;
  });
  const locked = await timeOfReads(store);
  expect(isStored).toBe(false);
  foreign.exec("COMMIT");
  await accepting;
  // If SQLite itself waited long for the lock, each attempt to write would block all reads during that time.
  expect(locked).toBeLessThan(3 * usual + 500);
});

test("reports a long lock as busy and stores the next submission afterwards", async () => {
  const { store, foreign } = await lockedStore();
  const [one, other] = [candidate(), candidate()];
  const answers = await Promise.allSettled([store.accept(one), store.accept(other)]);
  for (const answer of answers) expect(answer).toMatchObject({ reason: { name: "StoreBusy" } });
  foreign.exec("COMMIT");
  expect(await store.accept(one)).toMatchObject({ outcome: "stored" });
  expect(await store.list()).toHaveLength(1);
});

/** Stores forms of 20 KB until the disk is full. Resolves to their number, and to the form that was refused. */
async function fill(store: Store): Promise<{ accepted: number; refused: ReturnType<typeof candidate> }> {
  for (let accepted = 0; ; accepted++) {
    const sent = candidate({ fields: { message: "m".repeat(20_000) }, mail: [newMail()] });
    try {
      await store.accept(sent);
    } catch (error) {
      expect(error).toMatchObject({ name: "StoreBusy" });
      return { accepted, refused: sent };
    }
  }
}

test("reports a full data file as busy, stores no fragments, and recovers with space", async () => {
  const file = join(temporaryFolder(), "intake.sqlite");
  await (await openSqliteStore(file)).close();
  const writer = openConnection(file);
  const store = await sqliteStoreOn(writer, openConnection(file));
  onTestFinished(() => store.close());
  writer.exec("PRAGMA max_page_count = 200");

  const { accepted, refused } = await fill(store);
  expect(accepted).toBeGreaterThan(10);
  expect(await store.find(refused.id)).toBeUndefined();
  expect(await store.listMail()).toHaveLength(accepted);
  await expect(store.ping()).rejects.toMatchObject({ name: "StoreBusy" });
  writer.exec("PRAGMA max_page_count = 1000000");
  await store.ping();
  expect(await store.accept(refused)).toMatchObject({ outcome: "stored" });
  expect(await store.list()).toHaveLength(accepted + 1);
});
