import { randomBytes } from "node:crypto";
import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { startPostgres } from "../../../scripts/postgres.mjs";
import { readiness } from "../../../server/http/readiness.ts";
import { openStore } from "../../../server/store/open-store.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { filled } from "./filled.ts";
import { sendJson, serve } from "./serve.ts";
import { smallDisk } from "./store/small-disk.ts";

async function servedFrom(dataDir: string) {
  return await serve({ store: await openStore({ dataDir }) });
}

async function statusOf(url: string): Promise<number> {
  return (await fetch(url)).status;
}

/** Polls, because the response is cached for a second. */
function expectHealth(url: string, status: 200 | 503) {
  return expect.poll(() => statusOf(`${url}/healthz`)).toBe(status);
}

test("reports a writable store as healthy and keeps no test row", async () => {
  const dataDir = temporaryFolder();
  const { url, store } = await servedFrom(dataDir);
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
  await sendJson(url, "contact", filled("contact"));
  expect(await store.list()).toHaveLength(1);
});

test.each<[string, (dataDir: string) => void, RegExp]>([
  ["deleted folder", (dataDir) => rmSync(dataDir, { recursive: true }), /deleted or replaced/],
  ["moved folder", (dataDir) => renameSync(dataDir, `${dataDir}-moved`), /deleted or replaced/],
  ["deleted file", (dataDir) => rmSync(join(dataDir, "intake.sqlite")), /deleted or replaced/],
  ["deleted log", (dataDir) => rmSync(join(dataDir, "intake.sqlite-wal")), /deleted or replaced/],
])("issues no receipt and reports poor health after a %s, but keeps serving pages", async (_, harm, reason) => {
  const dataDir = join(temporaryFolder(), "data");
  const { url, log } = await servedFrom(dataDir);
  expect((await sendJson(url, "contact", filled("contact"))).status).toBe(200);
  harm(dataDir);
  const answer = await sendJson(url, "contact", filled("contact", { message: "Kept nowhere" }));
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
  await expectHealth(url, 503);
  expect(log()).toMatch(reason);
  expect(log()).toContain('"event":"not healthy"');
  expect([await statusOf(url), await statusOf(`${url}/livez`)]).toEqual([200, 200]);
});

test("reports what a person has to fix, and stays healthy", async () => {
  const { url } = await serve({ problems: () => ["purge failed"] });
  const answer = await fetch(`${url}/healthz`);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, problems: ["purge failed"] }]);
});

test("writes once a minute at most for requests that come through a proxy", async () => {
  const ping = vi.fn(async () => {});
  const health = readiness({ store: { ping }, log: () => {} });
  const times = vi.spyOn(performance, "now");
  onTestFinished(() => times.mockRestore());
  const at = async (ms: number, isNear: boolean) => {
    times.mockReturnValue(ms);
    await health(isNear);
    return ping.mock.calls.length;
  };
  expect([await at(0, false), await at(59_000, false), await at(61_000, false)]).toEqual([1, 1, 2]);
  expect([await at(61_500, true), await at(62_500, true), await at(63_000, false)]).toEqual([2, 3, 3]);
});

test("takes requests with a proxy's header for distant ones", async () => {
  const ping = vi.fn(async () => {});
  const store = Object.assign(await openStore({ dataDir: temporaryFolder() }), { ping });
  const { url } = await serve({ store });
  for (const now of [1e6, 1e6 + 30_000, 1e6 + 50_000]) {
    const times = vi.spyOn(performance, "now").mockReturnValue(now);
    await fetch(`${url}/healthz`, { headers: { "X-Forwarded-For": "203.0.113.7" } });
    times.mockRestore();
  }
  expect(ping).toHaveBeenCalledTimes(1);
});

test("reports a process whose data key was changed", async () => {
  const dataDir = temporaryFolder();
  const { url } = await servedFrom(dataDir);
  const store = await openStore({ dataDir, dataKeys: [randomBytes(32)] });
  onTestFinished(() => store.close());
  await store.reseal();
  const answer = await sendJson(url, "contact", filled("contact"));
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
  await expectHealth(url, 503);
  const problem = "the data has another key now; start this process with the current DATA_KEY";
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: false, problems: [problem] });
});

test("reports an overwritten database file as unhealthy despite cached pages", async () => {
  const dataDir = temporaryFolder();
  const { url, log } = await servedFrom(dataDir);
  writeFileSync(join(dataDir, "intake.sqlite"), "not a database ".repeat(2_000));
  await expectHealth(url, 503);
  expect(log()).toContain("file is not a database");
  expect(await statusOf(`${url}/livez`)).toBe(200);
});

test("reports a full disk as unhealthy until space is available", async ({ skip }) => {
  const folder = smallDisk();
  if (!folder) return skip("no small disk can be mounted here");
  const { url, log } = await servedFrom(folder);
  await expectHealth(url, 200);
  const ballast = join(folder, "ballast");
  const fill = (length: number) => writeFileSync(ballast, Buffer.alloc(length), { flag: "a" });
  for (const length of [100_000, 10_000, 1_000]) {
    try {
      for (;;) fill(length);
    } catch (error) {
      expect(error).toMatchObject({ code: "ENOSPC" });
    }
  }
  const words = "m".repeat(4_900);
  await expect
    .poll(async () => (await sendJson(url, "contact", filled("contact", { message: words }))).status)
    .toBe(503);
  await expectHealth(url, 503);
  expect(log()).toMatch(/not healthy.*(full|disk)/);
  expect(readdirSync(folder)).toContain("ballast");
  rmSync(ballast);
  await expectHealth(url, 200);
});

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

test.skipIf(!postgres)("reports an unreachable database as unhealthy", async () => {
  const { url, log } = await serve({ databaseUrl: postgres?.url });
  await expectHealth(url, 200);
  await postgres?.stop();
  await expectHealth(url, 503);
  expect(log()).toMatch(/not healthy.*(ECONNREFUSED|terminat)/);
  expect(await statusOf(`${url}/livez`)).toBe(200);
});

test("reports a store as unhealthy when it exceeds the time limit", async () => {
  const log = vi.fn();
  const health = readiness({ store: { ping: () => new Promise(() => {}) }, log, limit: 20 });
  expect(await health(true)).toEqual({ ok: false });
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ reason: expect.stringContaining("20 ms") }));
});

test("checks the store at most once per second", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ping = vi.fn(async () => {});
  const health = readiness({ store: { ping }, log: vi.fn() });
  for (let round = 0; round < 3; round++) {
    await Promise.all(Array.from({ length: 50 }, () => health(true)));
    expect(ping).toHaveBeenCalledTimes(round + 1);
    vi.advanceTimersByTime(1_000);
  }
});
