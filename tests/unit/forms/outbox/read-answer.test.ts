import { describe, expect, test } from "vitest";
import { nextAttempt, readAnswer } from "../../../../src/forms/outbox/post-submission.ts";
import { day, hour, minute, second } from "./browser.ts";

const middle = () => 0.5;
const now = Date.parse("2027-03-01T10:00:00.000Z");
const own = { key: "k", isOwn: true, now };
const elsewhere = { ...own, isOwn: false };
const receipt = { ok: true, id: "1", key: "k", reference: "KG-AAAAAAA2" };
const waiting = { state: "waiting", why: "unreachable" };

describe("the site's intake", () => {
  test("confirms a submission with a receipt", async () => {
    expect(await readAnswer(Response.json(receipt), own)).toEqual({ state: "received", reference: "KG-AAAAAAA2" });
  });

  test("can replace the form’s confirmation text", async () => {
    const instead = { title: "It has arrived", text: "A person looks at it first." };
    const received = { state: "received", reference: "KG-AAAAAAA2" };
    expect(await readAnswer(Response.json({ ...receipt, instead }), own)).toEqual({ ...received, instead });
    for (const odd of [null, "words", {}, { title: "Only this" }, { title: 1, text: 2 }])
      expect(await readAnswer(Response.json({ ...receipt, instead: odd }), own)).toEqual(received);
  });

  test.each([
    ["of another key", { ...receipt, key: "other" }],
    ["without a key", { ...receipt, key: null }],
    ["that is not ok", { ...receipt, ok: false }],
    ["without a reference", { ...receipt, reference: undefined }],
    ["that is empty", {}],
    ["that is null", null],
    ["that is a list", [receipt]],
  ])("doesn't confirm a submission with a receipt %s", async (_, body) => {
    expect(await readAnswer(Response.json(body), own)).toEqual(waiting);
  });

  test("doesn't confirm a submission with a page or an empty or truncated response", async () => {
    expect(await readAnswer(new Response("<p>Hello</p>"), own)).toEqual(waiting);
    expect(await readAnswer(new Response(null, { status: 204 }), own)).toEqual(waiting);
    expect(await readAnswer(new Response('{"ok":true,"id":"1","ke'), own)).toEqual(waiting);
  });
});

describe("another provider", () => {
  test("confirms with any success status", async () => {
    expect(await readAnswer(Response.json({ ok: true, next: "/thanks" }), elsewhere)).toEqual({ state: "accepted" });
    expect(await readAnswer(new Response(null, { status: 204 }), elsewhere)).toEqual({ state: "accepted" });
  });

  test("can send the intake’s receipts", async () => {
    expect(await readAnswer(Response.json(receipt), elsewhere)).toMatchObject({ state: "received" });
    expect(await readAnswer(Response.json({ ...receipt, key: "other" }), elsewhere)).toEqual(waiting);
  });
});

describe("an error status", () => {
  test.each([400, 409, 413, 415, 422])("%i rejects the submission", async (status) => {
    const errors = [{ code: "max", field: "message", message: "Shorten it." }];
    expect(await readAnswer(Response.json({ error: "", errors }, { status }), own)).toEqual({
      state: "refused",
      status,
      errors,
    });
    expect(await readAnswer(new Response("<p>", { status }), own)).toEqual({ state: "refused", status, errors: [] });
  });

  test.each([408, 425, 429, 500, 502, 503, 504])("%i asks for a retry", async (status) => {
    expect(await readAnswer(new Response("", { status }), own)).toEqual({ state: "waiting", why: "busy" });
  });

  test.each([
    ["90", now + 90 * second],
    ["Mon, 01 Mar 2027 10:05:00 GMT", now + 5 * minute],
    ["", undefined],
    ["soon", undefined],
    ["-", undefined],
  ])("Retry-After %j sets the earliest retry", async (header, retryAt) => {
    const response = new Response("", { status: 503, headers: { "Retry-After": header } });
    expect(await readAnswer(response, own)).toEqual({ state: "waiting", why: "busy", retryAt });
  });

  test.each([401, 403, 404, 405, 410])("%i makes the submission wait", async (status) => {
    expect(await readAnswer(new Response("", { status }), own)).toEqual(waiting);
  });

  test("with malformed errors keeps their valid parts", async () => {
    const body = { errors: [{ field: 3, message: "No." }, "text", null] };
    expect(await readAnswer(Response.json(body, { status: 422 }), own)).toMatchObject({
      errors: [{ code: "", field: "", message: "No." }],
    });
  });
});

describe("nextAttempt", () => {
  test("waits longer after each failure, up to an hour", () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 100].map((attempts) => nextAttempt(attempts, now, middle) - now);
    expect(waits).toEqual([5 * second, 15 * second, minute, 5 * minute, 15 * minute, hour, hour, hour]);
  });

  test("varies by a quarter in both directions", () => {
    expect(nextAttempt(3, now, () => 0) - now).toBe(45 * second);
    expect(nextAttempt(3, now, () => 0.999) - now).toBeGreaterThan(74 * second);
  });

  test("is not before the requested time, up to a day ahead", () => {
    expect(nextAttempt(1, now, () => 0, now + 2 * hour)).toBe(now + 2 * hour);
    expect(nextAttempt(1, now, () => 0.9, now + 2 * hour)).toBeGreaterThan(now + 2 * hour);
    expect(nextAttempt(1, now, middle, now + 30 * day)).toBe(now + day);
  });

  test("ignores a requested time in the past", () => {
    expect(nextAttempt(2, now, middle, now - hour)).toBe(now + 15 * second);
  });
});
