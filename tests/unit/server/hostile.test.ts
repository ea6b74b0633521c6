import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { formNames } from "../../../data/forms/every-form.ts";
import type { TimeLimits } from "../../../server/http-server.ts";
import { seeded } from "../../../src/drawings/seed.ts";
import { isTextList } from "../../../src/forms/intake-contract.ts";
import { filled } from "./filled.ts";
import { fuzzed, injections, post } from "./fuzz.ts";
import { Inspected } from "./http/inspect-page.ts";
import { sendForm, sendJson, serve } from "./serve.ts";

const bodies = Number(process.env.FUZZ_BODIES ?? 500);
const stalled = Number(process.env.STALLED_SOCKETS ?? 0);

// biome-ignore lint/suspicious/noControlCharactersInRegex: the service removes these characters
const controls = /[\u0000-\u0008\u000e-\u001f]/g;

test(`survives ${bodies} malformed bodies`, { timeout: 300_000 + bodies * 1_000 }, async () => {
  const { port, url, store, log } = await serve();
  const chance = seeded(process.env.FUZZ_SEED ?? "bodies");
  const seen = new Map<number, number>();
  let left = bodies;
  const worker = async () => {
    while (left-- > 0) {
      const form = chance.pick(formNames);
      const body = fuzzed(chance, form);
      const status = await post(port, `/forms/${form}`, body, chance.pick(["application/json", "text/html", ""]));
      seen.set(status, (seen.get(status) ?? 0) + 1);
      if (status >= 500) throw new Error(`${status} for ${form} ${body.type} ${body.body.toString("base64")}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  expect([...seen.keys()].toSorted()).toEqual(expect.arrayContaining([400, 415, 422]));
  expect([...seen.keys()].filter((status) => ![200, 303, 400, 413, 415, 422].includes(status))).toEqual([]);
  expect(log()).not.toContain("request failed");
  expect((await sendJson(url, "contact", filled("contact"))).status).toBe(200);
  for (const { fields } of await store.list())
    expect(Object.values(fields).every((value) => typeof value !== "object" || isTextList(value))).toBe(true);
  if (process.env.FUZZ_BODIES) console.log(`${bodies} bodies:`, Object.fromEntries(seen));
});

test.each(injections)("treats %j as plain text", async (words) => {
  const { url, store, log } = await serve();
  const typed = filled("contact", { firstName: words, subject: words, message: `so: ${words}` });
  const plain = new Inspected(await (await sendForm(url, "contact", { firstName: "x" })).text());
  const returned = await sendForm(url, "contact", { ...typed, email: words, _page: words });
  expect(returned.status).toBe(422);
  const page = new Inspected(await returned.text());
  const count = (inspected: Inspected) =>
    inspected.elements.filter(({ tagName }) => !["a", "li"].includes(tagName)).length;
  expect(count(page)).toBe(count(plain));
  expect(page.isCovered()).toBe(true);
  expect(returned.headers.get("Set-Cookie")).toBeNull();

  const sent = await sendForm(url, "contact", { ...typed, lastName: words });
  if (sent.status === 303) {
    expect(sent.headers.get("Location")).toMatch(/^\/forms\/contact\/thanks\/KG-[A-Z2-9]{8}$/);
    const [stored] = await store.list();
    // Characters that are valid in a line of text are kept exactly.
    const kept = words.normalize("NFC").replaceAll(controls, "");
    expect(stored?.fields.message).toBe(`so: ${kept}`.replaceAll("\r\n", "\n").trim());
  } else expect(sent.status).toBe(422);
  expect(log()).not.toContain(words.slice(0, 12));
});

test.each([
  "/forms/%2e%2e/contact",
  "/forms/contact%0d%0aX:y",
  "/forms/contact/../../etc/passwd",
  "/forms//contact",
  "/forms/%ff",
  "/healthz/%",
  "/newsletter/confirm/%0d%0a",
  "/forms/contact/thanks/%3Cscript%3E",
  "/forms/contact?a=%00",
  "/forms/\\..\\contact",
])("rejects the path %s", async (path) => {
  const { port } = await serve();
  const status = await post(port, path, { type: "text/plain", body: Buffer.from("x") }, "text/html");
  expect([400, 404, 410, 415]).toContain(status);
});

test.each(["", "a b", "evil.example@site", "[::1", "x".repeat(5000), "site.example\\@evil"])(
  "survives the host %j",
  async (host) => {
    const { port } = await serve();
    const status = await new Promise<number>((resolve, reject) => {
      const headers = { Host: host, "Content-Type": "text/plain" };
      request({ port, path: "/forms/contact", method: "POST", headers, setHost: false }, (response) =>
        resolve(response.resume().statusCode ?? 0),
      )
        .on("error", reject)
        .end("x");
    });
    expect([400, 415]).toContain(status);
  },
);

/** Data that a socket sends before it stalls. */
const beginnings = [
  "",
  "POST /forms/contact HTTP/1.1\r\nHost: a\r\nX-Slow: ",
  "POST /forms/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
  "POST /forms/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
];

/** Resolves to the milliseconds until the service closes the socket. `drip` is sent repeatedly. */
async function stall(port: number, beginning: string, drip?: string): Promise<number> {
  const start = performance.now();
  const socket = connect(port, "127.0.0.1", () => socket.write(beginning));
  socket.resume().on("error", () => {});
  const dripping = drip && setInterval(() => socket.write(drip), 50);
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(dripping);
  return performance.now() - start;
}

async function expectClosed(count: number, within: number, times?: TimeLimits): Promise<void> {
  const { port, url } = await serve({ times });
  const closed = Promise.all(
    Array.from({ length: count }, (_, at) => stall(port, beginnings[at % beginnings.length] ?? "")),
  );
  await pause(50);
  for (let round = 0; round < 5; round++) expect((await sendJson(url, "contact", filled("contact"))).status).toBe(200);
  const slowest = Math.max(...(await closed));
  expect(slowest).toBeLessThan(within);
  if (stalled) console.log(`${count} stalled sockets were closed within ${(slowest / 1000).toFixed(1)} s`);
}

const short: TimeLimits = { headers: 300, request: 600, silence: 2_000, check: 100, refusal: 0 };

test("closes sockets that stall during a request while it serves others", async () => {
  await expectClosed(20, 8_000, short);
});

/** Milliseconds for limits that must not take effect in a test. */
const longest = 120_000;
const longTimeouts: TimeLimits = { headers: longest, request: longest, silence: longest, check: 100, refusal: 0 };

test.each([
  ["headers", "POST /forms/contact HTTP/1.1\r\nHost: a\r\n", "X-Slow: 1\r\n", { headers: 300, request: longest }],
  ["a body", beginnings[2] ?? "", " ", { headers: 300, request: 600 }],
])("cuts off a sender that trickles data: %s", async (_, beginning, drip, limits) => {
  const { port } = await serve({ times: { ...limits, silence: longest, check: 100, refusal: 0 } });
  expect(await stall(port, beginning, drip)).toBeLessThan(longest / 2);
});

test.each(["GET /", "POST /", "POST /forms/contact"])(
  "rejects %s with a chunked body immediately because tiny chunks are costly",
  async (asked) => {
    const { port } = await serve({ times: longTimeouts });
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    const pour = setInterval(() => socket.write("1\r\nx\r\n".repeat(1_000)), 10);
    socket.write(
      `${asked} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    // This thread does all work of the service and the sender. Its wall-clock time depends on other work on the
    // machine.
    const start = process.threadCpuUsage();
    const [answer] = await once(socket, "data");
    await new Promise((resolve) => socket.once("close", resolve));
    clearInterval(pour);
    expect(String(answer)).toMatch(/^HTTP\/1\.1 411 /);
    const { user, system } = process.threadCpuUsage(start);
    expect((user + system) / 1_000).toBeLessThan(400);
  },
);

test("cuts off a sender that keeps sending after the response", async () => {
  const { port } = await serve({ times: longTimeouts });
  const answeredUnread = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n";
  expect(await stall(port, answeredUnread, "x".repeat(1_000))).toBeLessThan(longest / 2);
});

test.skipIf(!stalled)(`closes ${stalled} stalled sockets within 25 s`, async () => {
  await expectClosed(stalled, 25_000);
});

test("cuts off a client that pipelines requests without reading responses", async () => {
  const { port, connections } = await serve({ times: longTimeouts });
  const socket: Socket = connect(port, "127.0.0.1");
  socket.pause().on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(40_000));
  await once(socket, "connect");
  await expect.poll(connections, { timeout: 120_000 }).toBe(0);
  socket.destroy();
});
