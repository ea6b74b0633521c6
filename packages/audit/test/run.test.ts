import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { duration } from "../core/words.ts";
import { beginJournal, type PageLoadResult, type RunHead, resumeJournal } from "../runner/journal.ts";
import { secondsLeft, showProgress } from "../runner/output.ts";
import { runQueue } from "../runner/scan.ts";
import { temporaryFolder } from "./temporary-folder.ts";

describe("queue", () => {
  test("runs each task once, with a limit on concurrency, and stops each worker", async () => {
    const done: number[] = [];
    let [busy, most, open] = [0, 0, 0];
    await runQueue([1, 2, 3, 4, 5, 6, 7], 3, {
      start: async () => ++open,
      async work(_own, task) {
        most = Math.max(most, ++busy);
        await new Promise(setImmediate);
        done.push(task);
        busy--;
      },
      stop: async () => void open--,
    });
    expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
    expect(open).toBe(0);
  });

  test("starts no further task after a failure and waits for running tasks", async () => {
    const begun: string[] = [];
    let [ended, open] = [0, 0];
    const running = runQueue(["slow", "failing", "third", "fourth"], 2, {
      start: async () => ++open,
      async work(_own, task) {
        begun.push(task);
        if (task === "failing") throw new Error("it fails");
        await new Promise((resolve) => setTimeout(resolve, 20));
        ended++;
      },
      async stop() {
        await new Promise((resolve) => setTimeout(resolve, 50));
        open--;
      },
    });
    await expect(running).rejects.toThrow("it fails");
    expect({ begun, ended, open }).toEqual({ begun: ["slow", "failing"], ended: 1, open: 0 });
  });

  test("starts only as many workers as there are tasks", async () => {
    let started = 0;
    const worker = { start: async () => ++started, work: async () => {}, stop: async () => {} };
    await runQueue(["one"], 3, worker);
    await runQueue([], 3, worker);
    expect(started).toBe(1);
  });
});

describe("journal", () => {
  let folder = "";
  beforeEach(() => {
    folder = temporaryFolder();
  });

  const head: RunHead = {
    origin: "http://127.0.0.1:4000",
    isOwnBuild: true,
    commit: "abc",
    policy: "p1",
    narrowedTo: null,
    startedAt: "2026-11-22T10:00:00.000Z",
  };
  const result = (page: string, error?: string): PageLoadResult => ({
    ...{
      page,
      state: "as opened",
      mode: "light",
      width: 390,
      seconds: 1,
      checks: { axe: 100 },
      seen: [],
      pictures: [],
    },
    ...(error ? { error } : {}),
  });

  test("resumes an interrupted run without failed and incomplete entries", () => {
    const file = join(folder, "report", "journal.jsonl");
    const journal = beginJournal(file, head);
    for (const one of [result("/"), result("/about", "timeout"), result("/shop")]) journal.keep(one);
    appendFileSync(file, '{"page":"/terms","sta');
    const later = { ...head, startedAt: "2026-11-22T11:00:00.000Z", origin: "http://127.0.0.1:4001" };
    const resumed = resumeJournal(file, later);
    expect(resumed.earlier.map(({ page }) => page)).toEqual(["/", "/shop"]);
    expect(resumed.head.startedAt).toBe(head.startedAt);
    resumed.keep(result("/about"));
    expect(resumeJournal(file, later).earlier.map(({ page }) => page)).toEqual(["/", "/shop", "/about"]);
  });

  test("refuses to resume a run with other settings", () => {
    const file = join(folder, "journal.jsonl");
    beginJournal(file, head);
    expect(() => resumeJournal(file, { ...head, policy: "p2" })).toThrow("a different policy: 'p1'");
    expect(() => resumeJournal(file, { ...head, narrowedTo: "--mode dark" })).toThrow("a different narrowedTo");
    const deployment = { ...head, origin: "https://www.example.org", isOwnBuild: false };
    expect(() => resumeJournal(file, deployment)).toThrow("a different site: 'the local build'");
    beginJournal(file, deployment);
    expect(() => resumeJournal(file, { ...deployment, origin: "https://staging.example.org" })).toThrow(
      "a different site: 'https://www.example.org'",
    );
    expect(() => resumeJournal(join(folder, "none"), head)).toThrow("no interrupted run");
  });
});

describe("progress", () => {
  test("estimates the remaining time from the completed page loads", () => {
    expect(secondsLeft(0, 10, 5)).toBeUndefined();
    expect(secondsLeft(2, 10, 5)).toBe(20);
    expect(secondsLeft(10, 10, 5)).toBe(0);
  });

  test("estimates nothing before 50 page loads or 5 percent are complete", () => {
    expect(secondsLeft(2, 2_594, 18)).toBeUndefined();
    expect(secondsLeft(49, 2_594, 49)).toBeUndefined();
    expect(secondsLeft(50, 2_594, 50)).toBe(2_544);
    expect(secondsLeft(4, 100, 4)).toBeUndefined();
    expect(secondsLeft(5, 100, 5)).toBe(95);
  });

  test("formats durations in seconds and minutes", () => {
    expect([duration(0.4), duration(59.6), duration(245)]).toEqual(["0 s", "1 min 00 s", "4 min 05 s"]);
  });

  test("updates one line on a terminal", () => {
    const written: string[] = [];
    let clock = 0;
    const progress = showProgress(2, { isTTY: true, columns: 200, write: (text) => written.push(text) }, () => clock);
    clock = 10_000;
    progress.step("/about");
    expect(written).toEqual(["\r\x1b[2K1 of 2 page loads, about 10 s left  /about"]);
  });

  test("writes a line every 30 seconds in a log, also while one page load runs, and none after the end", () => {
    vi.useFakeTimers({ now: 0 });
    const written: string[] = [];
    const progress = showProgress(100, { write: (text) => written.push(text) });
    vi.advanceTimersByTime(31_000);
    expect(written).toEqual(["0 of 100 page loads  \n"]);
    for (let step = 0; step < 10; step++) progress.step("/shop");
    vi.advanceTimersByTime(30_000);
    expect(written.slice(1)).toEqual([expect.stringMatching(/^10 of 100 page loads, about .* left {2}\/shop\n$/)]);
    progress.end();
    vi.advanceTimersByTime(90_000);
    expect(written).toHaveLength(2);
    vi.useRealTimers();
  });
});
