import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expiryAt } from "../../../server/retention.ts";
import { keepSchedule } from "../../../server/schedule.ts";
import type { Run } from "../../../server/store/store.ts";
import type { Submission } from "../../../server/store/submission.ts";
import { candidate } from "./store/candidate.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const retention = { received: 90, quarantined: 30 };

beforeEach(() => void vi.useFakeTimers({ now: 1_000 * day }));
afterEach(() => void vi.useRealTimers());

function kept(
  purge: (expiry: unknown, options: { signal?: AbortSignal }) => Promise<number>,
  {
    unreadable = 0,
    forms = [] as Submission[],
    runs = {} as Partial<Record<Run, number>>,
    sent = async () => true,
  } = {},
) {
  const store = {
    purge: vi.fn(purge),
    summary: async () => ({
      submissions: 1,
      quarantined: 0,
      mail: { waiting: 0, sent: 0, dead: 0 },
      ...runs,
    }),
    noteRun: vi.fn(async (job: Run, at: number) => {
      runs[job] = at;
    }),
    all: async function* () {
      yield* forms;
    },
    listMail: async () => [],
    unreadable: async () => unreadable,
    forgetSenders: vi.fn(async () => {}),
    expireSeats: vi.fn(async (_now: number) => 0),
  };
  const [log, report] = [vi.fn(), vi.fn(sent)];
  const schedule = keepSchedule({ store, retention, now: Date.now, log, report });
  return { store, log, report, ...schedule };
}

test("purges a minute after the start and then once a day", async () => {
  const { store, log, stop } = kept(async () => 2);
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(store.purge).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(store.purge).toHaveBeenCalledExactlyOnceWith(expiryAt(retention, 1_000 * day + minute), {
    signal: expect.any(AbortSignal),
  });
  expect(log).toHaveBeenCalledWith({ level: "info", event: "purged", submissions: 2 });
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(store.purge).toHaveBeenCalledTimes(3);
  await stop();
});

test("reports a failed purge without its message to a person, and retries the next day", async () => {
  const { store, log, problems, stop } = kept(async () => {
    throw new TypeError("ama@example.org");
  });
  await vi.advanceTimersByTimeAsync(minute);
  expect(log).toHaveBeenCalledExactlyOnceWith({ level: "error", event: "purge failed", error: "TypeError" });
  expect(problems()).toEqual(["purge failed (TypeError)"]);
  store.purge.mockResolvedValue(0);
  await vi.advanceTimersByTimeAsync(day);
  expect(store.purge).toHaveBeenCalledTimes(2);
  expect(problems()).toEqual([]);
  await stop();
});

test("deletes little after the clock has leapt, and tells a person", async () => {
  const { store, log, problems, stop } = kept(async () => 1, {
    forms: [candidate({ receivedAt: 0 })],
    runs: { purge: 600 * day },
  });
  await vi.advanceTimersByTimeAsync(minute);
  expect(store.purge).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    signal: expect.any(AbortSignal),
    max: { received: 1, quarantined: 0 },
  });
  expect(store.noteRun).toHaveBeenCalledExactlyOnceWith("cautious purge", 1_000 * day + minute);
  expect(problems()).toEqual([expect.stringMatching(/^The last purge was 400 days ago\. /)]);
  expect(log).toHaveBeenCalledWith({ level: "error", event: "purge failed", problem: problems()[0] });
  await stop();
});

test("knows within an hour about a failed backup, and about a late one", async () => {
  const runs: Partial<Record<Run, number>> = { "failed backup": 1_000 * day + 10 * minute, backup: 999.8 * day };
  const { problems, stop } = kept(async () => 0, { runs });
  await vi.advanceTimersByTimeAsync(hour);
  expect(problems()).toEqual(["The backup of 1972-09-26 20:10 failed. Run 'inbox backup'."]);
  runs.backup = 1_001.1 * day;
  await vi.advanceTimersByTimeAsync(hour);
  expect(problems()).toEqual([]);
  await vi.advanceTimersByTimeAsync(4 * day);
  expect(problems()).toEqual(["The last backup was on 1972-09-27 22:24. Run 'inbox backup'."]);
  await stop();
});

test("gives up held seats every minute", async () => {
  const { store, stop } = kept(async () => 0);
  await vi.advanceTimersByTimeAsync(3 * minute);
  expect(store.expireSeats.mock.calls).toEqual([1, 2, 3].map((count) => [1_000 * day + count * minute]));
  await stop();
});

test("reports submissions that no key decrypts, and purges the others", async () => {
  const { store, log, problems, stop } = kept(async () => 0, { unreadable: 2 });
  await vi.advanceTimersByTimeAsync(minute);
  expect(store.noteRun).toHaveBeenCalledWith("purge", 1_000 * day + minute);
  expect(problems()).toEqual(["2 rows cannot be decrypted. 'inbox list' marks them."]);
  expect(log).toHaveBeenCalledWith({ level: "error", event: "unreadable rows", problem: problems()[0] });
  await stop();
});

test("forgets senders within half an hour", async () => {
  const { store, stop } = kept(async () => 0);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(store.forgetSenders).toHaveBeenCalledExactlyOnceWith(1_000 * day - 10 * minute);
  await stop();
});

test("cancels and awaits a running purge on stop and starts no other", async () => {
  let finish = (_count: number) => {};
  const { store, stop } = kept(() => new Promise((resolve) => (finish = resolve)));
  await vi.advanceTimersByTimeAsync(minute);
  let hasStopped = false;
  const stopping = stop().then(() => {
    hasStopped = true;
  });
  await vi.advanceTimersByTimeAsync(day);
  expect(store.purge.mock.lastCall?.[1].signal?.aborted).toBe(true);
  expect(hasStopped).toBe(false);
  finish(0);
  await stopping;
  await vi.advanceTimersByTimeAsync(3 * day);
  expect(store.purge).toHaveBeenCalledTimes(1);
});

/** Saturday, 2:30 a.m. in New York. */
const night = Date.UTC(2026, 10, 21, 7, 30);

describe("a report to staff", () => {
  beforeEach(() => void vi.setSystemTime(night));
  const forms = [candidate({ receivedAt: night }), candidate({ receivedAt: night, state: "quarantined" })];

  test("goes out each morning, also after a restart, with all that needs a person", async () => {
    const runs: Partial<Record<Run, number>> = { purge: night, "failed build": night };
    const first = kept(async () => 0, { forms, runs });
    await vi.advanceTimersByTimeAsync(5 * hour);
    expect(first.report).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(hour);
    expect(first.report).toHaveBeenCalledExactlyOnceWith([
      "1 new form since yesterday: 'inbox list'",
      "1 form without an answer: 'inbox list --unanswered'",
      "1 form in quarantine: 'inbox digest'",
      "The build of 2026-11-21 02:30 failed. Run 'systemctl list-units --failed'.",
    ]);
    await first.stop();
    const second = kept(async () => 0, { forms, runs });
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect(second.report).toHaveBeenCalledTimes(2);
    await second.stop();
  });

  test("stays out if there is nothing to do", async () => {
    const { report, stop } = kept(async () => 0);
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect(report).not.toHaveBeenCalled();
    await stop();
  });

  test("follows an hour later if the mail server took none", async () => {
    const taken = [false, true];
    const { report, stop } = kept(async () => 0, { forms, sent: async () => taken.shift() ?? true });
    await vi.advanceTimersByTimeAsync(12 * hour);
    expect(report).toHaveBeenCalledTimes(2);
    await stop();
  });
});

test("doesn't keep the process alive", () => {
  vi.useRealTimers();
  const timers = vi.spyOn(globalThis, "setTimeout");
  kept(async () => 0);
  expect(timers.mock.results[0]?.value.hasRef()).toBe(false);
});
