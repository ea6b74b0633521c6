import { describe, expect, test } from "vitest";
import { nextAttempt } from "../../../../src/forms/outbox/next-attempt.ts";
import { readAnswer } from "../../../../src/forms/outbox/post-submission.ts";
import { day, hour, minute, second } from "./browser.ts";

const middle = () => 0.5;
const now = Date.parse("2027-03-01T10:00:00.000Z");
const own = { key: "k", isOwn: true, now };
const elsewhere = { ...own, isOwn: false };
const receipt = { ok: true, id: "1", key: "k", reference: "KG-AAAAAAA2" };
const waiting = { state: "waiting", why: "unreachable" };

const received = { state: "received", reference: "KG-AAAAAAA2" };
const instead = { title: "It has arrived", text: "A person looks at it first." };

test.each([
  ["a receipt", receipt, received],
  ["another text for the form", { ...receipt, instead }, { ...received, instead }],
  ["no text for the form", { ...receipt, instead: null }, received],
  ["a word for the form", { ...receipt, instead: "words" }, received],
  ["an empty text for the form", { ...receipt, instead: {} }, received],
  ["an incomplete text for the form", { ...receipt, instead: { title: "Only this" } }, received],
  ["a malformed text for the form", { ...receipt, instead: { title: 1, text: 2 } }, received],
  ["a receipt of another key", { ...receipt, key: "other" }, waiting],
  ["a receipt without a key", { ...receipt, key: null }, waiting],
  ["a receipt that is not ok", { ...receipt, ok: false }, waiting],
  ["a receipt without a reference", { ...receipt, reference: undefined }, waiting],
  ["an empty receipt", {}, waiting],
  ["null", null, waiting],
  ["a list", [receipt], waiting],
])("understands %s from the site's intake", async (_, body, expected) => {
  expect(await readAnswer(Response.json(body), own)).toEqual(expected);
});

test.each([
  ["a page", "<p>Hello</p>"],
  ["an empty response", ""],
  ["no response", null],
  ["a truncated response", '{"ok":true,"id":"1","ke'],
])("doesn't confirm a submission with %s", async (_, body) => {
  expect(await readAnswer(new Response(body), own)).toEqual(waiting);
});

test("accepts any success of another provider, or the intake's receipt", async () => {
  expect(await readAnswer(Response.json({ ok: true, next: "/thanks" }), elsewhere)).toEqual({ state: "accepted" });
  expect(await readAnswer(new Response(null, { status: 204 }), elsewhere)).toEqual({ state: "accepted" });
  expect(await readAnswer(Response.json(receipt), elsewhere)).toMatchObject({ state: "received" });
  expect(await readAnswer(Response.json({ ...receipt, key: "other" }), elsewhere)).toEqual(waiting);
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

  test.each([404, 405, 501])("%i means that the host has no intake", async (status) => {
    expect(await readAnswer(new Response("", { status }), own)).toEqual({ state: "absent" });
  });

  test.each([401, 403, 410])("%i makes the submission wait", async (status) => {
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
