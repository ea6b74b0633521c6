import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { admission } from "../../../../server/http/admission.ts";
import { filled } from "../filled.ts";
import { sendForm, sendJson, serve } from "../serve.ts";

const period = 600_000;
const key = "5f0c2a52-0000-4000-8000-000000000000";

function opened({ limit = 2, stored = false } = {}) {
  const admit = admission({ limit, period, isStored: async () => stored, now: () => 0 });
  return (given: Partial<Parameters<typeof admit>[0]> = {}) =>
    admit({ form: "contact", client: "198.51.100.1", isPlain: false, ...given });
}

test("limits scripted submissions per form and states when to retry", async () => {
  const admit = opened();
  for (let count = 0; count < 2; count++) expect(await admit()).toMatchObject({ kind: "admitted" });
  expect(await admit()).toEqual({ kind: "refused", retryAfter: period });
  expect(await admit({ form: "volunteer" })).toMatchObject({ kind: "admitted" });
  expect(await admit({ client: "198.51.100.2" })).toMatchObject({ kind: "admitted" });
});

test("doesn't count repeats of stored submissions before or after the limit", async () => {
  const admit = opened({ stored: true });
  for (let count = 0; count < 2; count++) {
    const admitted = await admit({ key });
    if (admitted.kind === "admitted") admitted.isRepeat();
  }
  await admit();
  await admit();
  expect(await admit()).toMatchObject({ kind: "refused" });
  expect(await admit({ key })).toMatchObject({ kind: "admitted" });
});

test("returns plain forms with their input up to twice the limit, over all forms, then refuses them", async () => {
  const admit = opened({ stored: true });
  const forms = ["contact", "volunteer"] as const;
  for (const form of forms) for (let count = 0; count < 2; count++) await admit({ form });
  for (const form of [...forms, ...forms])
    expect(await admit({ form, isPlain: true })).toMatchObject({ kind: "returned" });
  for (const form of forms) expect(await admit({ form, isPlain: true })).toMatchObject({ kind: "refused" });
  expect(await admit({ key })).toMatchObject({ kind: "refused" });
});

test("limits a whole IPv6 network to the allowance of a few senders", async () => {
  const admit = opened({ limit: 1 });
  const kinds = async (clients: string[]) =>
    (await Promise.all(clients.map((client) => admit({ client })))).map(({ kind }) => kind);
  const networks = (site: string, count: number, step: number) =>
    Array.from({ length: count }, (_, at) => `${site}:${(at * step).toString(16)}`);
  const admitted = async (clients: string[]) => (await kinds(clients)).filter((kind) => kind === "admitted").length;
  expect(await admitted(networks("2001:db8:1", 200, 1))).toBe(2);
  expect(await admitted(networks("2001:db8:2", 200, 0x100))).toBe(8);
});

async function answerToHeaders(port: number, headers: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `POST /forms/contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}Content-Length: 60000\r\n\r\n`,
  );
  return await text(socket);
}

test("refuses a sender over the limit before reading the body", async () => {
  const { port, url } = await serve({ config: { rateLimit: 1 } });
  await sendJson(url, "contact", filled("contact"));
  const answer = await answerToHeaders(port, "Content-Type: application/json\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 429 /);
  expect(answer).toMatch(/\r\nRetry-After: \d+\r\n/i);
  expect(await (await sendForm(url, "contact", { message: "words" })).text()).toContain("words");
  expect(await answerToHeaders(port, "Content-Type: application/x-www-form-urlencoded\r\n")).toContain("Go back");
});

test("counts an unreadable body toward the limit", async () => {
  const { url } = await serve({ config: { rateLimit: 2 } });
  const statuses = [];
  for (let count = 0; count < 3; count++) statuses.push((await sendJson(url, "contact", "{")).status);
  expect(statuses).toEqual([400, 400, 429]);
});

test("returns the receipt for a retry of a stored submission even over the limit", async () => {
  const { url, store } = await serve({ config: { rateLimit: 4 } });
  const send = () => sendJson(url, "contact", filled("contact"), { "Idempotency-Key": key });
  const first = await (await send()).json();
  for (let count = 0; count < 5; count++) expect(await (await send()).json()).toEqual(first);
  const other = async (message: string) => (await sendJson(url, "contact", filled("contact", { message }))).status;
  expect([await other("a"), await other("b"), await other("c"), await other("d")]).toEqual([200, 200, 200, 429]);
  expect(await (await send()).json()).toEqual(first);
  expect(await store.list()).toHaveLength(4);
});

test.each<[string, (url: string, message: string) => Promise<Response>]>([
  ["a header", (url, message) => sendJson(url, "contact", filled("contact", { message }), { "Idempotency-Key": key })],
  ["the form", (url, message) => sendForm(url, "contact", filled("contact", { message, _key: key }))],
])("doesn't count retries of stored submissions when the key is in %s", async (_, send) => {
  const { url } = await serve({ config: { rateLimit: 2 } });
  for (let count = 0; count < 5; count++) expect((await send(url, "Hello")).status).toBeLessThan(400);
  const other = async (message: string) => (await sendJson(url, "contact", filled("contact", { message }))).status;
  expect([await other("More"), await other("Too much")]).toEqual([200, 429]);
});
