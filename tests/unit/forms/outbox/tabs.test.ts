import { beforeEach, describe, expect, test } from "vitest";
import { webLock } from "../../../../src/forms/outbox/stored-submissions.ts";
import { Browser, day, minute, submission } from "./browser.ts";

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

describe.each([
  ["with a channel", {}],
  ["without a channel", { hasChannel: false }],
])("two tabs, %s", (_, setting) => {
  test("send each waiting submission once", async () => {
    const [one, two] = [browser.openTab(setting), browser.openTab(setting)];
    browser.intake.faults = ["failing", "failing", "failing"];
    for (const hello of [submission(), submission(), submission()]) await one.send(hello);
    browser.pass(day);
    await Promise.all([one.sendDue(), two.sendDue(), one.sendNow(), two.sendOnReturn()]);
    expect(browser.intake.requests).toHaveLength(3 + 3);
    expect(browser.intake.stored.size).toBe(3);
  });

  test("don't interfere with a first attempt", async () => {
    const [one, two] = [browser.openTab(setting), browser.openTab(setting)];
    const sending = one.send(submission());
    await Promise.all([sending, two.sendNow(), two.sendOnReturn(), two.sendDue()]);
    expect(browser.intake.requests).toHaveLength(1);
    expect(await sending).toMatchObject({ state: "received" });
  });

  test("don't repeat a recent failed attempt of the other tab", async () => {
    const [one, two] = [browser.openTab(setting), browser.openTab(setting)];
    browser.intake.faults = ["failing"];
    await one.send(submission());
    browser.pass(minute);
    browser.intake.faults = ["failing"];
    await Promise.all([one.sendDue(), two.sendDue()]);
    await two.sendDue();
    expect(browser.intake.requests).toHaveLength(2);
  });

  test("keeps other input under a key in use in its form", async () => {
    const [one, two] = [browser.openTab(setting), browser.openTab(setting)];
    const hello = submission();
    browser.intake.faults = ["failing"];
    await one.send(hello);
    browser.intake.faults = ["page closes before it is stored"];
    const isPosted = browser.pageClose();
    void two.sendNow();
    await isPosted;
    const later = await one.send({ ...hello, fields: { message: "More" } });
    expect(later).toEqual({ state: "kept-in-form", why: "busy" });
    expect(await browser.stored()).toMatchObject([hello]);
  });
});

test("learns the outcome of a submission from another tab", async () => {
  const [one, two] = [browser.openTab(), browser.openTab()];
  const hello = submission();
  browser.intake.faults = ["unreachable"];
  await one.send(hello);
  await expect.poll(() => two.getSnapshot().waiting).toHaveLength(1);
  await two.sendNow();
  await expect.poll(() => one.getSnapshot().waiting).toEqual([]);
  expect(one.getSnapshot().settled.get(hello.key)).toEqual(two.getSnapshot().settled.get(hello.key));
});

const denied = { request: () => Promise.reject(new DOMException("Denied.", "SecurityError")) };

test.each([
  ["missing", undefined],
  ["denied", denied],
])("sends without a lock if locks are %s", async (_, locks) => {
  expect(await webLock(locks)("key", async () => "sent")).toBe("sent");
});

test("skips submissions that another tab has tried since", async () => {
  const one = browser.openTab();
  browser.intake.faults = ["failing", "failing"];
  await one.send(submission());
  browser.pass(minute);
  const earlier = await browser.stored();
  await one.sendDue();
  await browser.openTab({ submissions: { all: async () => earlier } }).sendDue();
  expect(browser.intake.requests).toHaveLength(2);
});
