// @vitest-environment node
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { type FormName, formNames } from "../../../data/forms/every-form.ts";
import type { TimeLimits } from "../../../server/service.ts";
import { type Chance, seeded } from "../../../src/drawings/seed.ts";
import { isTextList } from "../../../src/forms/text-list.ts";
import { filled } from "./filled.ts";
import { Inspected } from "./http/inspect-page.ts";
import { sendForm, sendJson, serve } from "./serve.ts";

const bodies = Number(process.env.FUZZ_BODIES ?? 500);
const stalled = Number(process.env.STALLED_SOCKETS ?? 0);

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const controls = /[\u0000-\u0008\u000e-\u001f]/g;

const injections = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `</textarea><svg onload=alert(1)>`,
  `javascript:alert(1)`,
  `x\r\nSet-Cookie: a=b\r\n\r\n<h1>`,
  `x\r\nBcc: eve@evil.example`,
  `x%0d%0aLocation:%20https://evil.example`,
  `../../../../etc/passwd`,
  `..\\..\\windows\\win.ini`,
  `'; DROP TABLE submission; --`,
  `" OR 1=1 --`,
  `\${process.exit(1)} {{7*7}} <%= 7*7 %>`,
  `=HYPERLINK("https://evil.example")`,
  `\u202Egnp.exe \u200B\uFEFF\u2028\u2029`,
  `\u0000\u0001\u001b[31m`,
  `Z̸̢͇a̷l̵g̶o̵ 👩‍👩‍👧‍👦 ﷽ ＜script＞`,
  `__proto__`,
  `constructor`,
];

interface Body {
  type: string;
  body: Buffer;
}

/** A body that somebody may have thought of to break us: mostly well formed, so that it gets far. */
function fuzzed(chance: Chance, form: FormName): Body {
  const whole = chance.pick([{}, filled(form)]);
  const name = () =>
    chance.pick([
      "firstName",
      "name",
      "email",
      "message",
      "consent",
      "amount",
      "people",
      "answers",
      "interest",
      "_key",
      "_page",
      "_elapsed",
      "website",
      "__proto__",
      "constructor",
      "toString",
      "",
      "a[b]",
      "\u0000",
    ]);
  const text = () =>
    chance.pick([
      "",
      ...injections,
      "zoe@example.org",
      "yes",
      "all",
      "circles",
      "0",
      "-1",
      "1e999",
      "NaN",
      "9".repeat(400),
      "x".repeat(chance.between(0, 9000)),
      "\ud800",
      "ﬀ".repeat(chance.between(0, 6000)),
    ]);
  const value = (depth: number): unknown =>
    chance.pick<() => unknown>([
      text,
      text,
      text,
      () => chance.between(-5, 1e9),
      () => 1e308 * 10,
      () => null,
      () => true,
      () => [],
      () => ({}),
      () => ({ toString: null, valueOf: null }),
      () => (depth > 4 ? null : [value(depth + 1), value(depth + 1)]),
      () => (depth > 4 ? null : { [name()]: value(depth + 1) }),
    ])();
  const entries = <Value>(make: () => Value) => [
    ...Object.entries(whole),
    ...Array.from({ length: chance.between(0, 5) }, () => [name(), make()] as const),
  ];
  const part = ([key, held]: readonly [string, string]) =>
    `--b\r\nContent-Disposition: form-data; name="${chance.pick([key, key, `${key}"`, `${key}"; filename="x`])}"\r\n\r\n${held}\r\n`;
  const made = chance.pick<() => Body>([
    () => ({
      type: "application/json",
      body: Buffer.from(JSON.stringify(Object.fromEntries(entries(() => value(0))))),
    }),
    () => ({ type: "application/json", body: Buffer.from(JSON.stringify(value(0)) ?? "") }),
    () => ({ type: "application/json", body: Buffer.from("[".repeat(chance.between(1, 30_000))) }),
    () => ({
      type: "application/x-www-form-urlencoded",
      body: Buffer.from(
        entries(text)
          .map(([key, held]) => `${key}=${encodeURIComponent(held.replaceAll("\ud800", ""))}`)
          .join("&"),
      ),
    }),
    () => ({
      type: "application/x-www-form-urlencoded",
      body: Buffer.from(
        entries(text)
          .map((pair) => pair.join("="))
          .join("&"),
      ),
    }),
    () => ({
      type: "multipart/form-data; boundary=b",
      body: Buffer.from(`${entries(text).map(part).join("")}--b--\r\n`),
    }),
    () => ({
      type: chance.pick(["", "text/plain", "multipart/form-data", "application/json; charset=utf-7", ";", "a/b; c"]),
      body: Buffer.from(text()),
    }),
  ])();
  if (chance.between(0, 3) === 0) {
    const { body } = made;
    for (let count = chance.between(1, 6); count > 0 && body.length > 0; count--)
      body[chance.between(0, body.length - 1)] = chance.between(0, 255);
    return { ...made, body: body.subarray(0, chance.between(0, body.length)) };
  }
  return made;
}

function post(port: number, path: string, { type, body }: Body, accept: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": type, Accept: accept, "Content-Length": body.length };
    const sent = request({ port, path, method: "POST", headers, agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", reject).end(body);
  });
}

test(`${bodies} bodies that nobody should send break nothing`, { timeout: 30_000 + bodies * 20 }, async () => {
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

test.each(injections)("%j is words like any other", async (words) => {
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
    // What has a place in a line of text is kept to the character.
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
])("the path %s leads nowhere it should not", async (path) => {
  const { port } = await serve();
  const status = await post(port, path, { type: "text/plain", body: Buffer.from("x") }, "text/html");
  expect([400, 404, 410, 415]).toContain(status);
});

test.each(["", "a b", "evil.example@site", "[::1", "x".repeat(5000), "site.example\\@evil"])(
  "the host %j breaks nothing",
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

/** What a socket may say before it says nothing more. */
const beginnings = [
  "",
  "POST /forms/contact HTTP/1.1\r\nHost: a\r\nX-Slow: ",
  "POST /forms/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
  "POST /forms/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
];

/** Resolves with the milliseconds until the service closed it; `drip` goes on being said, again and again. */
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

const short: TimeLimits = { headers: 300, request: 600, silence: 2_000, check: 100 };

test("sockets that stall in the middle of a request are closed, and others are served meanwhile", async () => {
  await expectClosed(20, 4_000, short);
});

test.each([
  ["headers", "POST /forms/contact HTTP/1.1\r\nHost: a\r\n", "X-Slow: 1\r\n", { headers: 300, request: 60_000 }],
  ["a body", beginnings[2] ?? "", " ", { headers: 300, request: 600 }],
])("what is sent drop by drop, and so is never silent, is cut off: %s", async (_, beginning, drip, limits) => {
  const { port } = await serve({ times: { ...limits, silence: 60_000, check: 100 } });
  expect(await stall(port, beginning, drip)).toBeLessThan(4_000);
});

test.skipIf(!stalled)(`${stalled} stalled sockets are closed within 25 s`, { timeout: 40_000 }, async () => {
  await expectClosed(stalled, 25_000);
});

test("whoever asks and never reads the answers is let go", async () => {
  const { port, connections } = await serve({ times: { headers: 60_000, request: 60_000, silence: 400, check: 100 } });
  const socket: Socket = connect(port, "127.0.0.1");
  socket.pause().on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(40_000));
  await pause(200);
  expect(await connections()).toBe(1);
  await expect.poll(connections, { timeout: 8_000 }).toBe(0);
  socket.destroy();
});
