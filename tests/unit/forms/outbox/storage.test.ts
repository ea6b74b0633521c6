import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openSubmissions } from "../../../../src/forms/outbox/stored-submissions.ts";
import { Browser, submission } from "./browser.ts";

afterEach(() => {
  vi.useRealTimers();
});

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

function denyStorage() {
  const fault = new DOMException("The operation is insecure.", "SecurityError");
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw fault;
  });
}

const full = () => Promise.reject(new DOMException("The quota is used up.", "QuotaExceededError"));

describe.each([
  ["denied", {}],
  ["full", { put: full }],
])("storage %s", (kind, submissions) => {
  beforeEach(() => {
    if (kind === "denied") denyStorage();
  });

  test("keeps an unsent submission in its form for another attempt", async () => {
    const tab = browser.openTab({ submissions });
    const hello = submission();
    browser.intake.faults = ["reset after it is stored"];
    expect(await tab.send(hello)).toEqual({ state: "kept-in-form", why: "unreachable" });
    expect(tab.getSnapshot().waiting).toEqual([]);
    expect(await tab.send(hello)).toMatchObject({ state: "received" });
    expect(browser.intake.stored.size).toBe(1);
  });

  test("reports a rejection to the form", async () => {
    browser.intake.faults = ["refused"];
    expect(await browser.openTab({ submissions }).send(submission())).toMatchObject({ state: "refused" });
  });

  test("finds no waiting submissions without errors", async () => {
    const tab = browser.openTab({ submissions });
    await Promise.all([tab.sendDue(), tab.sendOnReturn(), tab.sendNow()]);
    expect(tab.getSnapshot().waiting).toEqual([]);
  });
});

test("times out if storage doesn't respond", async () => {
  const silent = Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => {} } });
  vi.spyOn(indexedDB, "open").mockReturnValue(silent);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const put = openSubmissions().put({ ...submission(), createdAt: 0, attempts: 0, dueAt: 0 });
  const outcome = expect(put).rejects.toThrow("does not answer");
  await vi.advanceTimersByTimeAsync(3000);
  await outcome;
});

test("doesn't repost a received submission that the device can't delete", async () => {
  const remove = vi.fn(full);
  const tab = browser.openTab({ submissions: { remove } });
  expect(await tab.send(submission())).toMatchObject({ state: "received" });
  await tab.sendNow();
  expect(browser.intake.requests).toHaveLength(1);
});

test("reports a failed discard", async () => {
  const tab = browser.openTab({ submissions: { remove: full } });
  const hello = submission();
  browser.intake.faults = ["failing"];
  await tab.send(hello);
  expect(await tab.discard(hello.key)).toBe(false);
  expect(tab.getSnapshot()).toMatchObject({ waiting: [{ key: hello.key }] });
});

test("reopens a lost database connection", async () => {
  const submissions = openSubmissions();
  await submissions.all();
  const deleted = new Promise((resolve) => {
    indexedDB.deleteDatabase("outbox").onsuccess = resolve;
  });
  await deleted;
  expect(await submissions.all()).toEqual([]);
});

test("rejects when the database aborts a write", async () => {
  const submissions = openSubmissions();
  await submissions.all();
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("The quota is used up.", "QuotaExceededError");
  });
  await expect(submissions.put({ ...submission(), createdAt: 0, attempts: 0, dueAt: 0 })).rejects.toThrow("quota");
});

test.each<object>([
  { key: 5 },
  { form: undefined },
  { url: null },
  { fields: null },
  { fields: ["a"] },
  { fields: { email: {} } },
  { fields: { share: Number.NaN } },
  { createdAt: undefined },
  { createdAt: "0" },
  { createdAt: 9e15 },
  { attempts: "1" },
  { attempts: Number.NaN },
  { dueAt: Number.POSITIVE_INFINITY },
  { why: 5 },
  { refused: "text" },
  { refused: [null] },
  { refused: [{ code: "email", field: "email" }] },
])("neither reads nor changes an entry with %o, and keeps it until it is removed", async (damage) => {
  const submissions = openSubmissions();
  const damaged = { ...submission(), createdAt: 0, attempts: 0, dueAt: 0, ...damage };
  await submissions.put(damaged);
  expect(await submissions.get(damaged.key)).toBeUndefined();
  expect(await submissions.change(damaged.key, { createdAt: 5 })).toBe(false);
  expect([await submissions.all(), await submissions.unreadable()]).toEqual([[], [damaged.key]]);
  await submissions.remove(damaged.key);
  expect(await submissions.unreadable()).toEqual([]);
});

test("doesn't restore a deleted submission on change", async () => {
  const submissions = openSubmissions();
  expect(await submissions.change("gone", { attempts: 1 })).toBe(false);
  expect(await submissions.all()).toEqual([]);
});

test("keeps showing waiting submissions while storage doesn't respond", async () => {
  let answers = true;
  const all = () => (answers ? openSubmissions().all() : Promise.reject(new Error("no answer")));
  const tab = browser.openTab({ submissions: { all } });
  browser.intake.faults = ["reset after it is stored"];
  const hello = submission();
  await tab.send(hello);
  answers = false;
  await tab.sendDue();
  expect(tab.getSnapshot().waiting).toMatchObject([{ key: hello.key }]);
  await tab.discard(hello.key);
  expect(tab.getSnapshot().waiting).toEqual([]);
});
