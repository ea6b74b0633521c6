import { beforeEach, describe, expect, test } from "vitest";
import { Browser, day, hour, minute, second, submission } from "./browser.ts";

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

const attempts = () => browser.intake.requests.length;

async function waitingTab(fault: "failing" | "unreachable" | "too many" = "failing") {
  const tab = browser.openTab();
  const hello = submission();
  browser.intake.faults = [fault];
  await tab.send(hello);
  return { tab, hello };
}

test("a submission is tried again once it is due, and not before", async () => {
  const { tab, hello } = await waitingTab();
  browser.pass(4 * second);
  await tab.sendDue();
  expect(attempts()).toBe(1);
  browser.pass(1 * second);
  await tab.sendDue();
  expect(attempts()).toBe(2);
  expect(tab.getSnapshot().settled.get(hello.key)?.state).toBe("received");
  expect(tab.getSnapshot().waiting).toEqual([]);
  expect(await browser.stored()).toEqual([]);
});

test("each failure makes the wait longer", async () => {
  const { tab } = await waitingTab();
  browser.pass(5 * second);
  browser.intake.faults = ["failing"];
  await tab.sendDue();
  expect(tab.getSnapshot().dueAt).toBe(browser.time + 15 * second);
});

test("Retry-After is honoured, also when the connection returns", async () => {
  browser.intake.retryAfter = "3600";
  const { tab } = await waitingTab("too many");
  browser.pass(hour - second);
  await tab.sendDue();
  await tab.sendOnReturn();
  expect(attempts()).toBe(1);
  browser.pass(4 * second);
  await tab.sendDue();
  expect(attempts()).toBe(2);
});

test("what could not be reached is tried at once when the connection returns", async () => {
  const { tab, hello } = await waitingTab("unreachable");
  await tab.sendOnReturn();
  expect(browser.intake.stored.has(hello.key)).toBe(true);
});

test("a connection reset after the intake stored it: the retry brings the same receipt, stored once", async () => {
  const tab = browser.openTab();
  const hello = submission();
  browser.intake.faults = ["reset after it is stored"];
  expect(await tab.send(hello)).toMatchObject({ state: "waiting" });
  const reference = browser.intake.stored.get(hello.key)?.receipt.reference;
  await tab.sendOnReturn();
  expect(browser.intake.stored.size).toBe(1);
  expect([...tab.getSnapshot().settled]).toEqual([[hello.key, { state: "received", reference }]]);
});

describe("after a week", () => {
  test("a submission is no longer tried by itself, but stays and is shown as old", async () => {
    const { tab, hello } = await waitingTab("unreachable");
    browser.pass(7 * day + minute);
    await tab.sendDue();
    await tab.sendOnReturn();
    expect(attempts()).toBe(1);
    expect(await browser.stored()).toMatchObject([hello]);
    expect(tab.getSnapshot()).toMatchObject({ waiting: [{ state: "old" }], dueAt: undefined });
  });

  test("it still goes when its sender says so", async () => {
    const { tab, hello } = await waitingTab();
    browser.pass(8 * day);
    expect(await tab.sendNow()).toBe(0);
    expect(browser.intake.stored.get(hello.key)?.fields).toEqual(hello.fields);
  });

  test("not a minute earlier", async () => {
    const { tab } = await waitingTab();
    browser.pass(7 * day);
    await tab.sendDue();
    expect(attempts()).toBe(2);
  });
});

test("a submission whose due time comes from a clock that was years ahead is tried", async () => {
  browser.pass(1000 * day);
  const { tab } = await waitingTab();
  browser.pass(-1000 * day);
  await tab.sendDue();
  expect(attempts()).toBe(2);
});

test("one that fails does not keep the next from going", async () => {
  const { tab } = await waitingTab("unreachable");
  const next = submission();
  browser.intake.faults = ["unreachable"];
  await tab.send(next);
  browser.intake.faults = ["slow"];
  expect(await tab.sendNow()).toBe(1);
  expect(browser.intake.stored.size).toBe(1);
});

describe("discard", () => {
  test("deletes from the device without sending", async () => {
    const { tab, hello } = await waitingTab();
    expect(await tab.discard(hello.key)).toBe(true);
    expect(await browser.stored()).toEqual([]);
    expect(tab.getSnapshot()).toMatchObject({ waiting: [] });
    expect(tab.getSnapshot().settled.get(hello.key)).toEqual({ state: "discarded" });
    await tab.sendNow();
    expect(attempts()).toBe(1);
  });

  test("during an attempt that fails is not undone by it", async () => {
    const { tab, hello } = await waitingTab();
    browser.intake.faults = ["slow"];
    const sending = tab.sendNow();
    await tab.discard(hello.key);
    await sending;
    expect(await browser.stored()).toEqual([]);
  });
});

test("a page closed during the first attempt: the next visit sends what it left", async () => {
  const closed = browser.openTab();
  const hello = submission();
  const pageClosed = new Promise<void>((resolve) => {
    browser.intake.onPageClose = resolve;
  });
  browser.intake.faults = ["page closes after it is stored"];
  void closed.send(hello);
  await pageClosed;
  closed.close();
  browser.pass(day);
  const next = browser.openTab();
  await next.sendOnReturn();
  expect(browser.intake.stored.size).toBe(1);
  expect(next.getSnapshot().settled.get(hello.key)?.state).toBe("received");
  expect(await browser.stored()).toEqual([]);
});

test("another provider’s success is shown as accepted, its key goes as a field, and nothing stays", async () => {
  const tab = browser.openTab();
  const hello = submission({ url: "https://forms.example/f/abc" });
  browser.intake.faults = ["page of HTML"];
  expect(await tab.send(hello)).toEqual({ state: "accepted" });
  const [request] = browser.intake.requests;
  expect(new Headers(request?.init.headers).has("Idempotency-Key")).toBe(false);
  expect(JSON.parse(String(request?.init.body))).toEqual({ ...hello.fields, _key: hello.key });
  expect(await browser.stored()).toEqual([]);
});
