import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { startPostgres } from "../../../../scripts/postgres.mjs";
import type { DataKey } from "../../../../server/store/encryption.ts";
import { openPostgresStore, openStore } from "../../../../server/store/open-store.ts";
import type { Store } from "../../../../server/store/store.ts";
import { breakableWay } from "./breaking-proxy.ts";
import { candidate, formWithMail, newMail } from "./candidate.ts";
import { conformance } from "./conformance.ts";
import { emptyDatabase } from "./empty-database.ts";
import { expectKilledToBeWhole } from "./killed-writers.ts";
import { expectWhole, type Ledger } from "./ledger.ts";

const restarts = Number(process.env.PG_RESTARTS ?? 1);
const kills = Number(process.env.KILL_ROUNDS ?? 1);
const postgres = await startPostgres();
afterAll(() => postgres?.stop());

if (!postgres && process.env.CI) throw new Error("no PostgreSQL here, and CI is set: its tests may not be skipped");

/** Runs statements on the server without the store. Resolves to the rows of the last one. */
async function outside<Row extends object>(sql: string, url = postgres?.url): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Several statements have several results.
  const results = [await client.query<Row>(sql)].flat();
  await client.end();
  return results.at(-1)?.rows ?? [];
}

const newDatabase = () => emptyDatabase(postgres?.url ?? "");

async function opened(url: string, dataKeys: readonly DataKey[] = []): Promise<Store> {
  const store = await openPostgresStore(url, dataKeys);
  onTestFinished(() => store.close());
  return store;
}

describe.skipIf(!postgres)(postgres ? "the store on PostgreSQL" : "skipped: no PostgreSQL", () => {
  conformance(async () => {
    const url = await newDatabase();
    const open = (dataKeys?: readonly DataKey[]) => openStore({ databaseUrl: url, dataDir: "", dataKeys });
    return Object.assign(open, { outside: (sql: string) => outside(sql, url) });
  });

  test("stores a submission once when the connection breaks at COMMIT", async () => {
    const way = await breakableWay(await newDatabase());
    const store = await opened(way.url);
    const sent = formWithMail();
    way.breakAtNextCommit();
    expect(await store.accept(sent)).toMatchObject({ outcome: "stored", submission: { id: sent.id } });
    expect(way.broken()).toBe(true);
    expect(await store.list()).toHaveLength(1);
    expect(await store.listMail()).toHaveLength(2);
  });

  test("lets no registration for a limited event wait while others wait for an answer", async () => {
    const delay = 100;
    const { url } = await breakableWay(await newDatabase(), delay);
    const store = await opened(url);
    const event = "long-supper";
    await store.limitEvents([{ event, seats: 20, endsAt: Date.now() + 60_000 }], 1);
    const timeOf = async (isLimited: boolean) => {
      const start = performance.now();
      const register = (guest: number) =>
        store.accept(
          candidate({
            form: "event-registration",
            fields: { event, email: `guest${guest}@example.org` },
            isLimited,
            mail: [newMail()],
          }),
        );
      await Promise.all(Array.from({ length: 50 }, (_, guest) => register(guest)));
      return performance.now() - start;
    };
    const unlimited = await timeOf(false);
    // If the registrations waited for each other, they would take at least 50 delays longer than without a limit.
    expect(await timeOf(true)).toBeLessThan(unlimited + 50 * delay);
  });

  test("counts mail that another transaction is about to store", async () => {
    const { url } = await breakableWay(await newDatabase(), 50);
    const store = await opened(url);
    const sent = [1, 2].map(() => candidate({ state: "quarantined" }));
    // Accepts both at the same time, so that the pool opens a connection for each.
    await Promise.all(sent.map((one) => store.accept(one)));
    const mail = () => [newMail({ to: "ama@example.org", atMost: { count: 1, since: 0 } })];
    await Promise.all(sent.map(({ id }) => store.release(id, mail())));
    expect(await store.listMail()).toHaveLength(1);
  });

  test("recognizes a repeat by its former key while the first is being stored", async () => {
    const database = await newDatabase();
    const { url } = await breakableWay(database, 500);
    const [near, far] = [await opened(database), await opened(url)];
    const first = candidate({ formerKeys: ["same:before"] });
    const storing = far.accept(first);
    const isWaiting = "state = 'idle in transaction' AND query LIKE 'INSERT INTO submission %'";
    const waiting = () => outside(`SELECT 1 FROM pg_stat_activity WHERE ${isWaiting}`);
    await expect.poll(waiting, { interval: 20 }).toHaveLength(1);
    expect(await near.accept(candidate({ formerKeys: [first.key] }))).toMatchObject({ outcome: "repeated" });
    await storing;
  });

  test("leaves no byte of deleted data in its tables", async () => {
    const url = await newDatabase();
    const store = await opened(url);
    // A row that was stored later is below the others in its page, where a vacuum alone leaves its bytes.
    for (const email of ["kofi@example.org", "zora@example.org"])
      await store.accept(candidate({ fields: { email }, mail: [newMail({ to: email })] }));
    const hasBytes = async (word: string) => {
      const [{ count } = { count: 0 }] = await outside<{ count: number }>(
        `CHECKPOINT; SELECT count(*)::int FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
         AND position('${word}'::bytea IN pg_read_binary_file(pg_relation_filepath(oid))) > 0`,
        url,
      );
      return count > 0;
    };
    expect([await hasBytes("zora"), await hasBytes("kofi")]).toEqual([true, true]);
    await store.forget("zora@example.org");
    expect([await hasBytes("zora"), await hasBytes("kofi")]).toEqual([false, true]);
  });

  test("leaves no dead rows after deletion", async () => {
    const url = await newDatabase();
    const store = await opened(url);
    await store.accept(candidate({ fields: { email: "zora@example.org" }, mail: [newMail()] }));
    await store.forget("zora@example.org");
    const tables =
      "SELECT relname, vacuum_count > 0 AS vacuumed FROM pg_stat_user_tables WHERE schemaname = current_schema()";
    const vacuumed = async () =>
      (await outside<{ relname: string; vacuumed: boolean }>(tables, url))
        .flatMap(({ relname, vacuumed }) => (vacuumed ? [relname] : []))
        .toSorted();
    await expect.poll(vacuumed).toEqual(["mail", "submission", "submission_address", "subscription"]);
  });

  test("reports the first rejection of a batch as the reason", async () => {
    const url = await newDatabase();
    const store = await opened(url);
    await outside("ALTER TABLE mail ADD CHECK (kind <> 'receipt')", url);
    await expect(store.accept(formWithMail())).rejects.toMatchObject({ code: "23514" });
    expect(await store.list()).toEqual([]);
  });

  test("continues to read on a new connection when the shared one breaks", async () => {
    const url = await newDatabase();
    const store = await opened(url);
    await store.accept(formWithMail());
    await outside(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'kindred-ground'",
      url,
    );
    const [forms, mail] = await Promise.all([store.list(), store.listMail()]);
    expect([forms.length, mail.length]).toEqual([1, 2]);
  });

  test("reports failures of the server's system as busy and recovers afterwards", async () => {
    const codes = ["53100", "58030", "58P01", "XX000", "XX001"];
    const broken = codes.map(async (code) => {
      const url = await newDatabase();
      const store = await opened(url);
      await outside(
        `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
           $$ BEGIN RAISE EXCEPTION 'could not write to file' USING ERRCODE = '${code}'; END $$;
         CREATE TRIGGER refuse BEFORE INSERT ON submission EXECUTE FUNCTION refuse()`,
        url,
      );
      const sent = formWithMail();
      await expect(store.accept(sent)).rejects.toMatchObject({ name: "StoreBusy" });
      await outside("DROP TRIGGER refuse ON submission", url);
      expect(await store.accept(sent)).toMatchObject({ outcome: "stored" });
    });
    await Promise.all(broken);
  });

  test("reports a locked table as busy and recovers afterwards", async () => {
    const url = await newDatabase();
    const store = await opened(url);
    const foreign = new pg.Client({ connectionString: url });
    await foreign.connect();
    await foreign.query("BEGIN; LOCK TABLE submission");
    const sent = formWithMail();
    const start = performance.now();
    await expect(store.accept(sent)).rejects.toMatchObject({ name: "StoreBusy" });
    expect(performance.now() - start).toBeLessThan(60_000);
    await foreign.query("COMMIT");
    await foreign.end();
    expect(await store.accept(sent)).toMatchObject({ outcome: "stored" });
  });

  test("rejects a server that does not flush its commits", async () => {
    const setTo = async (command: string, value: string) => {
      for (const sql of [command, "SELECT pg_reload_conf()"]) await outside(sql);
      await expect.poll(() => outside("SHOW fsync")).toEqual([{ fsync: value }]);
    };
    await setTo("ALTER SYSTEM SET fsync = off", "off");
    onTestFinished(() => setTo("ALTER SYSTEM RESET fsync", "on"));
    await expect(openPostgresStore(await newDatabase())).rejects.toThrow("fsync = off");
  });

  test("rejects a server without synchronous commits", async () => {
    const url = new URL(await newDatabase());
    url.searchParams.set("options", `${url.searchParams.get("options")} -c synchronous_commit=off`);
    await expect(openPostgresStore(url.href)).rejects.toThrow("synchronous_commit = off");
  });

  test(`keeps each submission exactly once through ${kills} kills with sixteen writers`, {
    timeout: 300_000 + kills * 60_000,
  }, async () => {
    await expectKilledToBeWhole(kills, async () => ({ dataDir: "", databaseUrl: await newDatabase() }));
  });

  test(`keeps each submission exactly once through ${restarts} server restarts with eight writers`, {
    timeout: 300_000 + restarts * 60_000,
  }, async () => {
    const store = await opened(await newDatabase(), [randomBytes(32)]);
    const ledger: Ledger = new Map();
    let [running, busy] = [true, 0];
    // Must run before the store closes, even after a timeout: writes to a closed store fail at once, so the writers
    // would loop forever.
    onTestFinished(() => {
      running = false;
    });
    const writers = Array.from({ length: 8 }, async () => {
      while (running) {
        const sent = formWithMail();
        ledger.set(sent.key, undefined);
        try {
          const answer = await store.accept(sent);
          if (answer.outcome !== "conflict") ledger.set(sent.key, answer.submission.id);
        } catch (error) {
          expect(error).toMatchObject({ name: "StoreBusy" });
          busy++;
        }
      }
    });
    for (let count = 0; count < restarts; count++) {
      await pause(200 + Math.random() * 300);
      await postgres?.restart("immediate");
    }
    await pause(200);
    running = false;
    await Promise.all(writers);
    await expectWhole(store, ledger);
    const acknowledged = [...ledger.values()].filter(Boolean).length;
    expect(acknowledged).toBeGreaterThan(0);
    if (process.env.PG_RESTARTS)
      console.log(
        `${restarts} restarts: ${ledger.size} sent, ${acknowledged} acknowledged, ${busy} busy, all kept once`,
      );
  });
});

test("reports an unreachable server as busy", async () => {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  const port = typeof address === "object" ? address?.port : undefined;
  await new Promise((resolve) => probe.close(resolve));
  await expect(openPostgresStore(`postgres://nobody@127.0.0.1:${port}/none`)).rejects.toMatchObject({
    name: "StoreBusy",
  });
});
