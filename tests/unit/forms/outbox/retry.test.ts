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

test("retries a submission when it is due", async () => {
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

test("waits longer after each failure", async () => {
  const { tab } = await waitingTab();
  browser.pass(5 * second);
  browser.intake.faults = ["failing"];
  await tab.sendDue();
  expect(tab.getSnapshot().dueAt).toBe(browser.time + 15 * second);
});

test("honors Retry-After even when the connection returns", async () => {
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

test("retries unreachable submissions as soon as the connection returns", async () => {
  const { tab, hello } = await waitingTab("unreachable");
  await tab.sendOnReturn();
  expect(browser.intake.stored.has(hello.key)).toBe(true);
});

test("gets the same receipt for a retry after a reset connection", async () => {
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
  test("stops automatic retries and shows a submission as old", async () => {
    const { tab, hello } = await waitingTab("unreachable");
    browser.pass(7 * day + minute);
    await tab.sendDue();
    await tab.sendOnReturn();
    expect(attempts()).toBe(1);
    expect(await browser.stored()).toMatchObject([hello]);
    expect(tab.getSnapshot()).toMatchObject({ waiting: [{ state: "old" }], dueAt: undefined });
  });

  test("sends an old submission on request", async () => {
    const { tab, hello } = await waitingTab();
    browser.pass(8 * day);
    expect(await tab.sendNow()).toBe(0);
    expect(browser.intake.stored.get(hello.key)?.fields).toEqual(hello.fields);
  });

  test("retries until the week is over", async () => {
    const { tab } = await waitingTab();
    browser.pass(7 * day);
    await tab.sendDue();
    expect(attempts()).toBe(2);
  });
});

test("retries a submission despite a due time from a wrong clock", async () => {
  browser.pass(1000 * day);
  const { tab } = await waitingTab();
  browser.pass(-1000 * day);
  await tab.sendDue();
  expect(attempts()).toBe(2);
});

test("sends the next submission after a failed one", async () => {
  const { tab } = await waitingTab("unreachable");
  const next = submission();
  browser.intake.faults = ["unreachable"];
  await tab.send(next);
  browser.intake.faults = ["slow"];
  expect(await tab.sendNow()).toBe(1);
  expect(browser.intake.stored.size).toBe(1);
});

describe("discard", () => {
  test("deletes a submission without sending it", async () => {
    const { tab, hello } = await waitingTab();
    expect(await tab.discard(hello.key)).toBe(true);
    expect(await browser.stored()).toEqual([]);
    expect(tab.getSnapshot()).toMatchObject({ waiting: [] });
    expect(tab.getSnapshot().settled.get(hello.key)).toEqual({ state: "discarded" });
    await tab.sendNow();
    expect(attempts()).toBe(1);
  });

  test("isn't undone by a failing attempt", async () => {
    const { tab, hello } = await waitingTab();
    browser.intake.faults = ["slow"];
    const sending = tab.sendNow();
    await tab.discard(hello.key);
    await sending;
    expect(await browser.stored()).toEqual([]);
  });
});

test("sends a submission on the next visit after its page closed during sending", async () => {
  const closed = browser.openTab();
  const hello = submission();
  const pageClosed = browser.pageClose();
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

test("shows success at another provider as accepted and sends the key as a field", async () => {
  const tab = browser.openTab();
  const hello = submission({ url: "https://forms.example/f/abc" });
  browser.intake.faults = ["page of HTML"];
  expect(await tab.send(hello)).toEqual({ state: "accepted" });
  const [request] = browser.intake.requests;
  expect(new Headers(request?.init.headers).has("Idempotency-Key")).toBe(false);
  expect(JSON.parse(String(request?.init.body))).toEqual({ ...hello.fields, _key: hello.key });
  expect(await browser.stored()).toEqual([]);
});
