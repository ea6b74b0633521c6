import { beforeEach, describe, expect, test } from "vitest";
import { webLock } from "../../../../src/forms/outbox/stored-submissions.ts";
import { Browser, day, minute, submission } from "./browser.ts";

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

describe.each([
  ["with locks", { hasLocks: true }],
  ["without locks", { hasLocks: false }],
  ["without locks and without a channel", { hasLocks: false, hasChannel: false }],
])("two tabs, %s", (_, setting) => {
  test("send what waits once between them", async () => {
    const [one, two] = [browser.openTab(setting), browser.openTab(setting)];
    browser.intake.faults = ["failing", "failing", "failing"];
    for (const hello of [submission(), submission(), submission()]) await one.send(hello);
    browser.pass(day);
    await Promise.all([one.sendDue(), two.sendDue(), one.sendNow(), two.sendOnReturn()]);
    expect(browser.intake.requests).toHaveLength(3 + 3);
    expect(browser.intake.stored.size).toBe(3);
  });

  test("do not disturb each other’s first attempt", async () => {
    const [one, two] = [browser.openTab(setting), browser.openTab(setting)];
    const sending = one.send(submission());
    await Promise.all([sending, two.sendNow(), two.sendOnReturn(), two.sendDue()]);
    expect(browser.intake.requests).toHaveLength(1);
    expect(await sending).toMatchObject({ state: "received" });
  });

  test("do not try again what the other has just tried in vain", async () => {
    const [one, two] = [browser.openTab(setting), browser.openTab(setting)];
    browser.intake.faults = ["failing"];
    await one.send(submission());
    browser.pass(minute);
    browser.intake.faults = ["failing"];
    await Promise.all([one.sendDue(), two.sendDue()]);
    await two.sendDue();
    expect(browser.intake.requests).toHaveLength(2);
  });

  test("another text under a key that the other tab is sending stays in its form", async () => {
    const [one, two] = [browser.openTab(setting), browser.openTab(setting)];
    const hello = submission();
    browser.intake.faults = ["failing"];
    await one.send(hello);
    browser.intake.faults = ["page closes before it is stored"];
    const isPosted = new Promise<void>((resolve) => {
      browser.intake.onPageClose = resolve;
    });
    void two.sendNow();
    await isPosted;
    const later = await one.send({ ...hello, fields: { message: "More" } });
    expect(later).toEqual({ state: "kept-in-form", why: "busy" });
    expect(await browser.stored()).toMatchObject([hello]);
  });
});

test("a tab learns from the other what became of a submission it has sent", async () => {
  const [one, two] = [browser.openTab(), browser.openTab()];
  const hello = submission();
  browser.intake.faults = ["unreachable"];
  await one.send(hello);
  await expect.poll(() => two.getSnapshot().waiting).toHaveLength(1);
  await two.sendNow();
  await expect.poll(() => one.getSnapshot().waiting).toEqual([]);
  expect(one.getSnapshot().settled.get(hello.key)).toEqual(two.getSnapshot().settled.get(hello.key));
});

test("a lease that a closed page left behind lapses", async () => {
  const closed = browser.openTab({ hasLocks: false });
  const pageClosed = new Promise<void>((resolve) => {
    browser.intake.onPageClose = resolve;
  });
  browser.intake.faults = ["page closes before it is stored"];
  void closed.send(submission());
  await pageClosed;
  const next = browser.openTab({ hasLocks: false });
  await next.sendOnReturn();
  expect(browser.intake.requests).toHaveLength(1);
  browser.pass(minute);
  await next.sendDue();
  expect(browser.intake.stored.size).toBe(1);
});

test("locks that the browser denies are replaced by leases", async () => {
  const denied = { request: () => Promise.reject(new DOMException("Denied.", "SecurityError")) };
  const withLock = webLock(denied, async (_key, task) => task());
  expect(await withLock("key", async () => "sent")).toBe("sent");
});

test("what another tab has tried since the list was read is left alone", async () => {
  const one = browser.openTab();
  browser.intake.faults = ["failing", "failing"];
  await one.send(submission());
  browser.pass(minute);
  const earlier = await browser.stored();
  await one.sendDue();
  await browser.openTab({ submissions: { all: async () => earlier } }).sendDue();
  expect(browser.intake.requests).toHaveLength(2);
});
