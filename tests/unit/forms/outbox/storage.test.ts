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
  ["denied", true, {}],
  ["denied, and no locks", false, {}],
  ["full", true, { put: full }],
  ["full, and no locks", false, { put: full }],
])("storage %s", (kind, hasLocks, submissions) => {
  beforeEach(() => {
    if (kind.startsWith("denied")) denyStorage();
  });

  test("the submission is posted all the same", async () => {
    const hello = submission();
    expect(await browser.openTab({ submissions, hasLocks }).send(hello)).toMatchObject({ state: "received" });
    expect(browser.intake.stored.has(hello.key)).toBe(true);
  });

  test("one that does not arrive stays in its form, which may send it again", async () => {
    const tab = browser.openTab({ submissions, hasLocks });
    const hello = submission();
    browser.intake.faults = ["reset after it is stored"];
    expect(await tab.send(hello)).toEqual({ state: "kept-in-form", why: "unreachable" });
    expect(tab.getSnapshot().waiting).toEqual([]);
    expect(await tab.send(hello)).toMatchObject({ state: "received" });
    expect(browser.intake.stored.size).toBe(1);
  });

  test("a refusal reaches the form", async () => {
    browser.intake.faults = ["refused"];
    expect(await browser.openTab({ submissions, hasLocks }).send(submission())).toMatchObject({ state: "refused" });
  });

  test("looking for what waits finds nothing and does no harm", async () => {
    const tab = browser.openTab({ submissions, hasLocks });
    await Promise.all([tab.sendDue(), tab.sendOnReturn(), tab.sendNow()]);
    expect(tab.getSnapshot().waiting).toEqual([]);
  });
});

test("storage that never answers does not keep a form waiting", async () => {
  const silent = Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => {} } });
  vi.spyOn(indexedDB, "open").mockReturnValue(silent);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const put = openSubmissions().put({ ...submission(), createdAt: 0, attempts: 0, dueAt: 0 });
  const outcome = expect(put).rejects.toThrow("does not answer");
  await vi.advanceTimersByTimeAsync(3000);
  await outcome;
});

test("a device that does not delete what was received does not have it posted again from this page", async () => {
  const remove = vi.fn(full);
  const tab = browser.openTab({ submissions: { remove } });
  expect(await tab.send(submission())).toMatchObject({ state: "received" });
  await tab.sendNow();
  expect(browser.intake.requests).toHaveLength(1);
});

test("discard says so where the device does not delete", async () => {
  const tab = browser.openTab({ submissions: { remove: full } });
  const hello = submission();
  browser.intake.faults = ["failing"];
  await tab.send(hello);
  expect(await tab.discard(hello.key)).toBe(false);
  expect(tab.getSnapshot()).toMatchObject({ waiting: [{ key: hello.key }] });
});

test("a lost connection to the database is opened again", async () => {
  const submissions = openSubmissions();
  await submissions.all();
  const deleted = new Promise((resolve) => {
    indexedDB.deleteDatabase("outbox").onsuccess = resolve;
  });
  await deleted;
  expect(await submissions.all()).toEqual([]);
});

test("a write that the database aborts is no write", async () => {
  const submissions = openSubmissions();
  await submissions.all();
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("The quota is used up.", "QuotaExceededError");
  });
  await expect(submissions.put({ ...submission(), createdAt: 0, attempts: 0, dueAt: 0 })).rejects.toThrow("quota");
});

test("changing a submission that has gone does not bring it back", async () => {
  const submissions = openSubmissions();
  expect(await submissions.change("gone", { attempts: 1 })).toBe(false);
  expect(await submissions.all()).toEqual([]);
});

test("while the storage does not answer, what waits on the device is still shown, and what was discarded is not", async () => {
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
