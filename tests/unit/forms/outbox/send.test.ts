import { beforeEach, describe, expect, test } from "vitest";
import { Browser, day, submission } from "./browser.ts";
import type { Fault } from "./intake.ts";

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

describe("a submission that arrives", () => {
  test("is received with a reference and removed from the device", async () => {
    const hello = submission();
    const result = await browser.openTab().send(hello);
    expect(result).toEqual({ state: "received", reference: browser.intake.stored.get(hello.key)?.receipt.reference });
    expect(await browser.stored()).toEqual([]);
  });

  test("is stored on the device before it is posted", async () => {
    const hello = submission();
    const atPost: unknown[] = [];
    const { fetch } = browser.intake;
    Object.assign(browser.intake, {
      fetch: async (url: URL, init: RequestInit) => {
        atPost.push(...(await browser.stored()));
        return fetch(url, init);
      },
    });
    await browser.openTab().send(hello);
    expect(atPost).toMatchObject([hello]);
  });

  test("is posted as JSON with its key, without cookies or redirects, within a time limit", async () => {
    const hello = submission();
    await browser.openTab().send(hello);
    const [request] = browser.intake.requests;
    expect(request?.url).toBe("https://kindred.example/forms/contact");
    expect(request?.init).toMatchObject({
      method: "POST",
      credentials: "omit",
      redirect: "manual",
      headers: { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": hello.key },
      signal: expect.any(AbortSignal),
    });
    expect(JSON.parse(String(request?.init.body))).toEqual(hello.fields);
  });

  test("is posted once when sent twice at the same time", async () => {
    const tab = browser.openTab();
    const hello = submission();
    const [one, two] = await Promise.all([tab.send(hello), tab.send(hello)]);
    expect(one).toEqual(two);
    expect(browser.intake.requests).toHaveLength(1);
  });
});

describe("a submission that doesn't arrive", () => {
  test.each<[Fault, string]>([
    ["unreachable", "unreachable"],
    ["reset before it is stored", "unreachable"],
    ["reset after it is stored", "unreachable"],
    ["slow", "unreachable"],
    ["slow after it is stored", "unreachable"],
    ["redirect", "unreachable"],
    ["receipt of another", "unreachable"],
    ["too many", "busy"],
    ["failing", "busy"],
  ])("is stored on the device and shown as waiting: %s", async (fault, why) => {
    browser.intake.faults = [fault];
    const tab = browser.openTab();
    const hello = submission();
    expect(await tab.send(hello)).toEqual({ state: "waiting", why });
    expect(await browser.stored()).toMatchObject([{ ...hello, attempts: 1, why }]);
    expect(tab.getSnapshot().waiting).toMatchObject([{ key: hello.key, state: "waiting" }]);
    expect(tab.getSnapshot().waiting[0]).not.toHaveProperty("fields");
  });

  test.each<Fault>(["page of HTML", "status 404", "status 405", "status 501"])(
    "stays in its form if the host has no intake: %s",
    async (fault) => {
      browser.intake.faults = [fault];
      expect(await browser.openTab().send(submission())).toEqual({ state: "kept-in-form", why: "no-intake" });
      expect(await browser.stored()).toEqual([]);
    },
  );

  test.each<Fault>(["page of HTML", "status 404"])("waits on if a later attempt finds no intake: %s", async (fault) => {
    browser.intake.faults = ["failing", fault];
    const tab = browser.openTab();
    await tab.send(submission());
    expect(await tab.sendNow()).toBe(1);
    expect(await browser.stored()).toMatchObject([{ attempts: 2, why: "unreachable" }]);
  });

  test("reports that the device is offline", async () => {
    browser.isOnline = false;
    browser.intake.faults = ["unreachable"];
    expect(await browser.openTab().send(submission())).toEqual({ state: "waiting", why: "offline" });
  });

  test("is sent even if the device reports that it is offline", async () => {
    browser.isOnline = false;
    expect(await browser.openTab().send(submission())).toMatchObject({ state: "received" });
  });

  test("isn't shown as waiting during its first attempt", async () => {
    const tab = browser.openTab();
    const other = browser.openTab();
    const shown: number[] = [];
    other.subscribe(() => shown.push(other.getSnapshot().waiting.length));
    await tab.send(submission());
    expect(Math.max(...shown)).toBe(0);
  });
});

describe("a rejected submission", () => {
  test("returns the errors to its form and is removed from the device", async () => {
    browser.intake.faults = ["refused"];
    const tab = browser.openTab();
    const errors = [{ code: "email", field: "email", message: "Write an address." }];
    expect(await tab.send(submission())).toEqual({ state: "refused", status: 422, errors });
    expect(await browser.stored()).toEqual([]);
    expect(tab.getSnapshot().waiting).toEqual([]);
  });

  test("stays on the device with its errors and without retries after a later attempt", async () => {
    browser.intake.faults = ["failing", "refused"];
    const tab = browser.openTab();
    const hello = submission();
    await tab.send(hello);
    await tab.sendNow();
    browser.pass(day);
    await tab.sendOnReturn();
    expect(browser.intake.requests).toHaveLength(2);
    expect(await browser.stored()).toMatchObject([hello]);
    expect(tab.getSnapshot().waiting).toMatchObject([{ state: "refused", errors: [{ field: "email" }] }]);
  });

  test("can be resent from its form with the same key", async () => {
    browser.intake.faults = ["failing", "refused"];
    const tab = browser.openTab();
    const hello = submission();
    await tab.send(hello);
    await tab.sendNow();
    const fixed = { ...hello, fields: { email: "amara@example.com" } };
    expect(await tab.send(fixed)).toMatchObject({ state: "received" });
    expect(await browser.stored()).toEqual([]);
  });
});
