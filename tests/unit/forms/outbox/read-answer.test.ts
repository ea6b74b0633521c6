import { describe, expect, test } from "vitest";
import { readAnswer } from "../../../../src/forms/outbox/post-submission.ts";

const now = Date.parse("2027-03-01T10:00:00.000Z");
const own = { key: "k", isOwn: true, now };
const elsewhere = { ...own, isOwn: false };
const receipt = { ok: true, id: "1", key: "k", reference: "KG-AAAAAAA2" };
const waiting = { state: "waiting", why: "unreachable" };

describe("the site’s own intake", () => {
  test("has received what it gives a receipt for", async () => {
    expect(await readAnswer(Response.json(receipt), own)).toEqual({ state: "received", reference: "KG-AAAAAAA2" });
  });

  test("may say something else than the form’s own words", async () => {
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
    ["that is nothing", null],
    ["that is a list", [receipt]],
  ])("has not received on a receipt %s", async (_, body) => {
    expect(await readAnswer(Response.json(body), own)).toEqual(waiting);
  });

  test("has not received on a page, an empty answer or a cut one", async () => {
    expect(await readAnswer(new Response("<p>Hello</p>"), own)).toEqual(waiting);
    expect(await readAnswer(new Response(null, { status: 204 }), own)).toEqual(waiting);
    expect(await readAnswer(new Response('{"ok":true,"id":"1","ke'), own)).toEqual(waiting);
  });
});

describe("another provider", () => {
  test("has accepted with any success", async () => {
    expect(await readAnswer(Response.json({ ok: true, next: "/thanks" }), elsewhere)).toEqual({ state: "accepted" });
    expect(await readAnswer(new Response(null, { status: 204 }), elsewhere)).toEqual({ state: "accepted" });
  });

  test("that gives our receipts is taken at its word", async () => {
    expect(await readAnswer(Response.json(receipt), elsewhere)).toMatchObject({ state: "received" });
    expect(await readAnswer(Response.json({ ...receipt, key: "other" }), elsewhere)).toEqual(waiting);
  });
});

describe("no success", () => {
  test.each([400, 409, 413, 415, 422])("%i is a refusal", async (status) => {
    const errors = [{ code: "max", field: "message", message: "Shorten it." }];
    expect(await readAnswer(Response.json({ error: "", errors }, { status }), own)).toEqual({
      state: "refused",
      status,
      errors,
    });
    expect(await readAnswer(new Response("<p>", { status }), own)).toEqual({ state: "refused", status, errors: [] });
  });

  test.each([408, 425, 429, 500, 502, 503, 504])("%i is busy", async (status) => {
    const headers = { "Retry-After": "120" };
    expect(await readAnswer(new Response("", { status, headers }), own)).toEqual({
      state: "waiting",
      why: "busy",
      retryAt: now + 120_000,
    });
  });

  test.each([401, 403, 404, 405, 410])("%i is nothing the intake says: it waits", async (status) => {
    expect(await readAnswer(new Response("", { status }), own)).toEqual(waiting);
  });

  test("errors of another shape are read as far as they go", async () => {
    const body = { errors: [{ field: 3, message: "No." }, "text", null] };
    expect(await readAnswer(Response.json(body, { status: 422 }), own)).toMatchObject({
      errors: [{ code: "", field: "", message: "No." }],
    });
  });
});
