import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { headersAt } from "../../../common/headers.ts";
import { attribute, textOf } from "../../../common/html.ts";
import { events } from "../../../data/events.ts";
import { everyForm, formNames } from "../../../data/forms/every-form.ts";
import { startPostgres } from "../../../scripts/postgres.mjs";
import { hasReceipt } from "../../../server/mail/mail-for.ts";
import { mintToken, type TokenPurpose } from "../../../server/mail/token.ts";
import { StoreBusy } from "../../../server/store/database.ts";
import type { Store } from "../../../server/store/store.ts";
import { honeypotName } from "../../../src/forms/intake-contract.ts";
import { payLink } from "../../../src/giving/gift.ts";
import { filled } from "./filled.ts";
import { pathWith } from "./fixture-site.ts";
import { Inspected } from "./http/inspect-page.ts";
import { secret, sendForm, sendJson, serve } from "./serve.ts";
import { emptyDatabase } from "./store/empty-database.ts";

const flood = Number(process.env.FLOOD_KEYS ?? 20);
const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const newDatabase = () => emptyDatabase(postgres?.url ?? "");
const limited = events.find(({ seats }) => seats !== undefined)?.slug ?? "none";
const postCode = (url: string, path: string, id = "") => {
  const body = new URLSearchParams({ token: mintToken("sent", id, secret, Date.now()) });
  return fetch(`${url}/forms/${path}`, { method: "POST", body });
};

const databases = [{ name: "SQLite", databaseUrl: async () => undefined }];
const every = postgres ? [...databases, { name: "PostgreSQL", databaseUrl: newDatabase }] : databases;

test("returns a late founding membership with input and reason, without scripts", async () => {
  const clock = { now: Date.parse("2026-11-22T12:00:00Z") };
  const { url, store } = await serve({ now: () => clock.now });
  clock.now = Date.parse("2027-01-01T00:00:00-05:00");
  const typed = filled("waitlist", { plan: "founding", _page: pathWith("waitlist") });
  const answer = await sendForm(url, "waitlist", typed);
  expect(answer.status).toBe(422);
  const page = new Inspected(await answer.text());
  expect(textOf(page.byId("waitlist-form-plan-error"))).toContain(
    "ended on December 31, 2026. The yearly plans remain.",
  );
  expect(attribute(page.byId("waitlist-form-email"), "value")).toBe(typed.email);
  expect(await store.list()).toEqual([]);
});

describe.each(every)("on $name", ({ databaseUrl }) => {
  test("informs registrations about their placement, and waiting guests when they get a place", async () => {
    const service = await serve({ databaseUrl: await databaseUrl() });
    const { url, store } = service;
    await store.limitEvents([{ event: limited, seats: 3, endsAt: Date.now() + 60_000 }], Date.now());
    const typed = (email: string) => filled("event-registration", { event: limited, email, people: "2" });
    const first = await (await sendJson(url, "event-registration", typed("ama@example.org"))).json();
    expect(first.instead).toMatchObject({ text: expect.stringMatching(/^There’s a seat for everyone/) });
    expect((await store.find(first.id))?.placement).toEqual({ state: "place", isHeld: true });
    await postCode(url, "sent", first.id);
    expect((await store.find(first.id))?.placement).toEqual({ state: "place" });
    const answer = await sendForm(url, "event-registration", typed("kofi@example.org"));
    const page = new Inspected(await (await fetch(url + (answer.headers.get("Location") ?? ""))).text());
    expect(textOf(page.byId("answer-title"))).toBe("You’re number 1 on the waitlist");
    const waiting = (await store.list()).find(({ fields }) => fields.email === "kofi@example.org");
    const own = async () =>
      textOf(new Inspected(await (await postCode(url, "sent", waiting?.id)).text()).byId("answer-text"));
    expect(await own()).toContain("You’re number 1 on the waitlist now.");
    await postCode(url, "sent/withdraw", first.id);
    expect(await own()).toContain("You have a seat.");
    const found = (await store.listMail()).filter(({ kind }) => kind === "place-found");
    expect(found.map(({ to, submissionId }) => [to, submissionId])).toEqual([["kofi@example.org", waiting?.id]]);
  });

  test("accepts every form as JSON with a receipt that names its key", async () => {
    const { url, store } = await serve({ databaseUrl: await databaseUrl() });
    for (const form of formNames) {
      const key = randomUUID();
      const typed = { ...filled(form), _page: `${pathWith(form)}/` };
      const answer = await sendJson(url, form, typed, { "Idempotency-Key": key });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type")).toContain("application/json");
      const receipt = await answer.json();
      const code = hasReceipt(form) ? {} : { code: expect.any(String) };
      const reference = expect.stringMatching(/^KG-/);
      expect(receipt).toEqual({ ok: true, id: expect.any(String), key, reference, ...code });
      const page = pathWith(form);
      expect(await store.find(receipt.reference)).toMatchObject({ id: receipt.id, form, page });
    }
  });

  test.each(["/nowhere", "/", "https://elsewhere.example/", "constructor", 7])(
    "ignores a page that doesn't contain the form: %j",
    async (page) => {
      const { url, store } = await serve({ databaseUrl: await databaseUrl() });
      const answer = await sendJson(url, "contact", { ...filled("contact"), _page: page });
      expect((await store.find((await answer.json()).reference))?.page).toBeUndefined();
    },
  );

  test("accepts every form with a receipt by mail without scripts and redirects to a page with its reference", async () => {
    const { url, store } = await serve({ databaseUrl: await databaseUrl() });
    for (const form of formNames.filter(hasReceipt)) {
      const answer = await sendForm(url, form, { ...filled(form), _page: pathWith(form), [honeypotName]: "" });
      expect(answer.status).toBe(303);
      const location = answer.headers.get("Location") ?? "";
      const reference = location.split("/").at(-1) ?? "";
      expect(location).toBe(`/forms/${form}/thanks/${reference}`);
      expect(await store.find(reference)).toMatchObject({ form, state: "received", page: pathWith(form) });
      const thanks = await fetch(url + location);
      expect(thanks.status).toBe(200);
      const page = new Inspected(await thanks.text());
      expect(textOf(page.byId("answer-reference"))).toContain(reference);
    }
  });

  test("confirms a form without a receipt by mail at once, with a button that cancels it", async () => {
    const { url } = await serve({ databaseUrl: await databaseUrl() });
    const answer = await sendForm(url, "tell-me", { ...filled("tell-me"), _page: pathWith("tell-me") });
    expect(answer.status).toBe(200);
    const page = new Inspected(await answer.text());
    expect(textOf(page.byId("answer-title"))).toBe("We’ll tell you first.");
    expect(textOf(page.byId("answer-text"))).toContain("One email when it is set.");
    expect(attribute(page.byId("answer-form"), "action")).toBe("/forms/sent");
  });

  test("stores multiple choices as one list in every format", async () => {
    const { url, store } = await serve({ databaseUrl: await databaseUrl() });
    const person = { name: "Zoë", consent: "yes" };
    const stored = async () => (await store.list())[0]?.fields.interest;
    const plain = (email: string, ...interest: string[]) =>
      sendForm(url, "waitlist", [
        ...Object.entries({ ...person, email }),
        ...interest.map((one) => ["interest", one]),
      ] as [string, string][]);
    await plain("a@example.org", "courses", "circles", "courses");
    expect(await stored()).toEqual(["circles", "courses"]);
    const everyone = ["circles", "ceu", "courses", "toolkits", "corporate"];
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...person, email: "b@example.org", interest: "all" }))
      body.append(name, value);
    await fetch(`${url}/forms/waitlist`, { method: "POST", body, redirect: "manual" });
    expect(await stored()).toEqual(everyone);
    await sendJson(url, "waitlist", { ...person, email: "c@example.org", interest: ["toolkits"] });
    expect(await stored()).toEqual(["toolkits"]);
    const refused = await sendJson(url, "waitlist", { ...person, email: "d@example.org", interest: ["gold"] });
    expect(refused.status).toBe(422);
  });

  test.each([
    ["donation", {}, "Amount$1,250.50How oftenEvery month (stop anytime)ForThe land"],
    ["donation", { purpose: "seats" }, "Amount$1,250.50How oftenEvery month (stop anytime)ForEquity seats"],
    ["pay-it-forward", {}, "Amount$1,250.50How oftenEvery month (stop anytime)ForEquity seats"],
    ["contact", {}, ""],
  ] as const)("leads a sender of %s %o without scripts to payment only if it is due", async (form, given, review) => {
    const { url } = await serve({ databaseUrl: await databaseUrl() });
    const answer = await sendForm(url, form, filled(form, { amount: "$1,250.50", ...given }));
    const thanks = await fetch(url + (answer.headers.get("Location") ?? ""));
    const page = new Inspected(await thanks.text());
    const pay = page.byId("answer-pay");
    const isDue = payLink(everyForm[form].sent, given) !== undefined;
    expect(attribute(pay, "hidden")).toBe(isDue ? undefined : "");
    // Anyone with the reference can open this page, so it repeats nothing that the giver typed.
    expect(textOf(page.byId("answer-entries"))).toBe(review);
    expect(textOf(pay)).toBe(`${isDue ? "$1,250.50 a month" : ""}Go to the payment page`);
  });

  test(`stores ${flood} rows for fifty parallel posts of each of ${flood} keys`, {
    timeout: 300_000 + flood * 60_000,
  }, async () => {
    const { url, store } = await serve({ databaseUrl: await databaseUrl() });
    for (let count = 0; count < flood; count++) {
      const key = randomUUID();
      const body = filled("contact", { message: key });
      const posts = Array.from({ length: 50 }, () => sendJson(url, "contact", body, { "Idempotency-Key": key }));
      const answers = await Promise.all((await Promise.all(posts)).map((answer) => answer.text()));
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toContain(key);
    }
    expect(await store.list()).toHaveLength(flood);
  });
});

test("reports errors by field to a script", async () => {
  const { url, store } = await serve();
  const answer = await sendJson(url, "contact", { email: "nobody" });
  expect(answer.status).toBe(422);
  const { error, errors } = await answer.json();
  expect(error).toBe("invalid");
  expect(errors.map(({ field }: { field: string }) => field)).toEqual(["firstName", "email", "message"]);
  expect(errors.every(({ message }: { message: string }) => message.length > 5)).toBe(true);
  expect(await store.list()).toEqual([]);
});

test("returns the page with input and errors to a browser without scripts", async () => {
  const { url } = await serve();
  const answer = await sendForm(url, "contact", { firstName: "Zoë", email: "nobody", _page: "/pages/contact/" });
  expect(answer.status).toBe(422);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/html; charset=utf-8/i);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
  const html = await answer.text();
  expect(html).toContain('value="Zoë"');
  expect(new Inspected(html).isCovered()).toBe(true);
});

test("redirects a reload of the error page to the form", async () => {
  const { url } = await serve();
  const answer = await fetch(`${url}/forms/contact`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, pathWith("contact")]);
});

test.each([
  "/forms/nothing",
  "/forms",
  "/forms/",
  "/forms/contact/thanks",
  "/forms/__proto__",
  "/newsletter",
  "/forms/%00",
])("responds with a not-found page for %s", async (path) => {
  const { url } = await serve();
  for (const method of ["GET", "POST"]) {
    const answer = await fetch(url + path, {
      method,
      ...(method === "POST" ? { body: new URLSearchParams({ a: "b" }) } : {}),
    });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Not found");
  }
});

test("shows thanks only for a valid reference and its own form", async () => {
  const { url } = await serve();
  const { id, reference } = await (await sendJson(url, "contact", filled("contact"))).json();
  const statusAt = async (path: string) => (await fetch(`${url}/forms/${path}`)).status;
  expect(await statusAt(`contact/thanks/${reference}`)).toBe(200);
  expect(await statusAt(`contact/thanks/${id}`)).toBe(404);
  expect(await statusAt(`volunteer/thanks/${reference}`)).toBe(404);
  expect(await statusAt("contact/thanks/KG-22222222")).toBe(404);
});

test.each<[number, string, string, string]>([
  [415, "text/plain", "a=b", "body"],
  [400, "application/json", "{", "body"],
  [413, "application/x-www-form-urlencoded", `a=${"x".repeat(70_000)}`, "body"],
])("responds with %s for %s to scripts and browsers", async (status, type, body, error) => {
  const { url } = await serve();
  const post = (accept: string) =>
    fetch(`${url}/forms/contact`, { method: "POST", headers: { "Content-Type": type, Accept: accept }, body });
  const toScript = await post("application/json");
  expect(toScript.status).toBe(status);
  expect(await toScript.json()).toMatchObject({ error, errors: [{ code: error, field: "" }] });
  if (type === "application/json") return;
  const toBrowser = await post("text/html");
  expect(toBrowser.status).toBe(status);
  expect(await toBrowser.text()).toContain("answer-title");
});

test.each(["", "1", "not-a-uuid", `${randomUUID()}x`, "../../etc"])("rejects the key %j", async (key) => {
  const { url } = await serve();
  const inHeader = await sendJson(url, "contact", filled("contact"), { "Idempotency-Key": key });
  const inField = await sendJson(url, "contact", filled("contact", { _key: key }));
  for (const answer of [inHeader, inField]) expect([answer.status, (await answer.json()).error]).toEqual([400, "key"]);
});

test("accepts a key in a field instead of a header", async () => {
  const { url } = await serve();
  const _key = randomUUID();
  expect(await (await sendJson(url, "contact", { ...filled("contact"), _key })).json()).toMatchObject({ key: _key });
});

test("reports a conflict when a key returns with other input", async () => {
  const { url } = await serve();
  const key = { "Idempotency-Key": randomUUID() };
  await sendJson(url, "contact", filled("contact"), key);
  const other = filled("contact", { message: "Other words" });
  const answer = await sendJson(url, "contact", other, key);
  expect([answer.status, (await answer.json()).error]).toEqual([409, "conflict"]);
  const page = await sendForm(url, "contact", other, key);
  expect(page.status).toBe(409);
  expect(await page.text()).toContain("Other words");
});

test("tells a sender over the limit when to retry and keeps the input", async () => {
  const { url } = await serve({ config: { rateLimit: 1 } });
  expect((await sendForm(url, "contact", filled("contact"))).status).toBe(303);
  const page = await sendForm(url, "contact", filled("contact", { message: "Once more" }));
  expect(page.status).toBe(429);
  const wait = Number(page.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(500);
  expect(wait).toBeLessThanOrEqual(600);
  expect(await page.text()).toContain("Once more");
  const answer = await sendJson(url, "contact", filled("contact"));
  expect([answer.status, (await answer.json()).error]).toEqual([429, "limited"]);
});

test("limits visitors separately behind a trusted proxy and ignores an untrusted header", async () => {
  const behind = await serve({ config: { rateLimit: 1, trustedProxies: ["127.0.0.1"] } });
  const open = await serve({ config: { rateLimit: 1 } });
  const statuses = async (url: string) => {
    const answers = [];
    for (const address of ["198.51.100.1", "198.51.100.2", "9.9.9.9, 198.51.100.2"])
      answers.push((await sendJson(url, "contact", filled("contact"), { "X-Forwarded-For": address })).status);
    return answers;
  };
  expect(await statuses(behind.url)).toEqual([200, 200, 429]);
  expect(await statuses(open.url)).toEqual([200, 429, 429]);
});

test("rejects another origin, and accepts an allowed one that can read the response", async () => {
  const { url, store } = await serve({ config: { allowedOrigins: ["https://partner.example"] } });
  const evil = { Origin: "https://evil.example" };
  const refused = await sendForm(url, "contact", filled("contact"), evil);
  expect(refused.status).toBe(403);
  expect(refused.headers.get("Access-Control-Allow-Origin")).toBeNull();
  expect(await store.list()).toEqual([]);
  const preflight = (origin: string) =>
    fetch(`${url}/forms/contact`, { method: "OPTIONS", headers: { Origin: origin } });
  expect((await preflight("https://evil.example")).headers.get("Access-Control-Allow-Headers")).toBeNull();
  const admitted = await preflight("https://partner.example");
  expect(admitted.status).toBe(204);
  expect(admitted.headers.get("Access-Control-Allow-Headers")).toContain("Idempotency-Key");
  const answer = await sendJson(url, "contact", filled("contact"), { Origin: "https://partner.example" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("https://partner.example");
  expect(answer.headers.get("Access-Control-Expose-Headers")).toBe("Retry-After");
});

async function answerTo(port: number, said: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(said);
  return await text(socket);
}

function storeThat(broken: Partial<Store>): Store {
  const unused = () => Promise.reject(new Error("not asked for"));
  const methods = ["accept", "find", "ping", "setSubscription", "subscription", "suppress", "mailTo"].map((name) => [
    name,
    unused,
  ]);
  return { ...Object.fromEntries(methods), mark: (text: string) => text, close: async () => {}, ...broken };
}

test("responds with 503, a retry time, and the input when the store is busy", async () => {
  const busy = () => Promise.reject(new StoreBusy("locked"));
  const { url } = await serve({ store: storeThat({ accept: busy, find: busy, ping: busy, subscription: busy }) });
  const answer = await sendJson(url, "contact", filled("contact"));
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect((await answer.json()).error).toBe("busy");
  const page = await sendForm(url, "contact", filled("contact"));
  expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(await page.text()).toContain("Second line");
  expect((await fetch(`${url}/healthz`)).status).toBe(503);
  expect((await fetch(`${url}/forms/contact/thanks/KG-22222222`)).status).toBe(503);
  const token = mintToken("unsubscribe", "zoe@example.org", secret, Date.now());
  const press = await fetch(`${url}/newsletter/unsubscribe/${token}`, { method: "POST" });
  expect([press.status, press.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect((await fetch(url)).status).toBe(200);
});

test("responds with 500 to a fault and logs its place without input", async () => {
  const accept = () => Promise.reject(new Error("zoe@example.org\n    was typed"));
  const { url, log } = await serve({ store: storeThat({ accept }) });
  const answer = await sendJson(url, "contact", filled("contact"), { Origin: "https://site.example" });
  expect([answer.status, (await answer.json()).error]).toEqual([500, "broken"]);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("https://site.example");
  const page = await sendForm(url, "contact", filled("contact"));
  expect([page.status, (await page.text()).includes("answer-title")]).toEqual([500, true]);
  expect(log()).toContain("service.test.ts");
  expect(log()).not.toMatch(/zoe|was typed/);
});

test("sends all site headers with each response, and HSTS only over TLS", async () => {
  const answers = async (config: { origin: string }) => {
    const { url, port } = await serve({ config });
    const { headers } = await fetch(url);
    const ask = (path: string, init?: RequestInit) => fetch(url + path, { redirect: "manual", ...init });
    const all = [
      await ask("/"),
      await ask("/", { headers: { "If-None-Match": String(headers.get("ETag")) } }),
      await ask("/pages/contact/"),
      await ask("/nowhere"),
      await ask("/", { method: "DELETE" }),
      await ask("/forms/contact"),
      await ask("/forms/nothing"),
      await ask("/forms/contact", { method: "OPTIONS" }),
      await sendJson(url, "contact", {}),
      await ask("/livez"),
    ];
    const raw = async (text: string) => (await answerTo(port, text)).toLowerCase();
    const malformed = [
      await raw("nonsense\r\n\r\n"),
      await raw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`),
      await raw("GET / HTTP/1.1\r\nHost: a\r\nExpect: money\r\n\r\n"),
      await raw("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"),
    ];
    const spelled = all.map((answer) => [...answer.headers].map((pair) => pair.join(": ")).join("\r\n"));
    return {
      statuses: [...all.map(({ status }) => status), ...malformed.map((text) => Number(text.split(" ")[1]))],
      heads: [...spelled, ...malformed],
    };
  };
  const overTls = await answers({ origin: "https://site.example" });
  expect(overTls.statuses).toEqual([200, 304, 308, 404, 405, 303, 404, 204, 422, 200, 400, 431, 417, 411]);
  const expected = Object.entries(headersAt("https://site.example")).map((pair) => pair.join(": ").toLowerCase());
  expect(expected.join()).toContain("strict-transport-security: max-age=31536000");
  for (const head of overTls.heads) {
    for (const line of expected) expect(head.toLowerCase()).toContain(line);
    expect(head.toLowerCase()).not.toContain("set-cookie");
  }
  const plain = await answers({ origin: "http://127.0.0.1:4173" });
  expect(plain.heads.join().toLowerCase()).not.toContain("strict-transport-security");
});

describe("links in mail", () => {
  const address = "Zoe@example.org";
  const link = (purpose: TokenPurpose, at = Date.now()) =>
    `/newsletter/${purpose}/${mintToken(purpose, address, secret, at)}`;

  test.each([
    ["confirm", "confirmed"],
    ["unsubscribe", "unsubscribed"],
    ["stop", "unsubscribed"],
  ] as const)("changes nothing when the link to %s opens, only when its button is pressed", async (purpose, state) => {
    const { url, store } = await serve();
    const path = link(purpose);
    for (const method of ["GET", "HEAD", "GET"]) {
      const { status, headers } = await fetch(url + path, { method });
      expect([status, headers.get("Referrer-Policy")]).toEqual([200, "no-referrer"]);
    }
    expect(await store.subscription(address)).toBeUndefined();
    const form = new Inspected(await (await fetch(url + path)).text()).byId("answer-form");
    expect(form.attrs).toEqual(expect.arrayContaining([{ name: "action", value: path }]));
    expect((await fetch(url + path, { method: "POST" })).status).toBe(200);
    expect(await store.subscription(address)).toMatchObject({ state });
    expect((await fetch(url + path, { method: "POST" })).status).toBe(200);
  });

  test.each([
    ["urlencoded", new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
    ["multipart", Object.assign(new FormData(), {})],
  ])("unsubscribes with one click from a mail client (RFC 8058), %s", async (_, body) => {
    if (body instanceof FormData) body.set("List-Unsubscribe", "One-Click");
    const { url, store } = await serve();
    await store.setSubscription({ address, state: "confirmed", changedAt: 1 });
    expect((await fetch(url + link("unsubscribe"), { method: "POST", body })).status).toBe(200);
    expect((await store.subscription(address))?.state).toBe("unsubscribed");
  });

  test("notes only changes, and refuses to change an address again and again", async () => {
    const noted: string[] = [];
    const { url, store } = await serve({ note: async (wish) => void noted.push(wish) });
    const press = async (purpose: TokenPurpose) => (await fetch(url + link(purpose), { method: "POST" })).status;
    for (const purpose of ["confirm", "unsubscribe", "stop", "unsubscribe"] as const)
      for (let count = 0; count < 5; count++) expect(await press(purpose)).toBe(200);
    expect(noted).toEqual(["confirm", "unsubscribe", "stop"]);
    for (let count = 0; count < 15; count++) {
      expect([200, 429]).toContain(await press("confirm"));
      expect(await press("unsubscribe")).toBe(200);
    }
    expect(noted.slice(3)).toEqual(Array(9).fill(["confirm", "unsubscribe"]).flat());
    const last = await fetch(url + link("confirm"), { method: "POST" });
    expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(3_000);
    expect((await store.subscription(address))?.state).toBe("unsubscribed");
    const other = `/newsletter/unsubscribe/${mintToken("unsubscribe", "kofi@example.org", secret, 0)}`;
    expect((await fetch(url + other, { method: "POST" })).status).toBe(200);
  });

  test("limits the links that one sender opens", async () => {
    const { url } = await serve({ config: { trustedProxies: ["127.0.0.1"] } });
    const path = link("confirm");
    const open = async (client: string) => (await fetch(url + path, { headers: { "X-Forwarded-For": client } })).status;
    const statuses = new Set<number>();
    for (let count = 0; count < 150; count++) statuses.add(await open("198.51.100.1"));
    expect(statuses).toEqual(new Set([200, 429]));
    expect(await open("198.51.100.2")).toBe(200);
  });

  test("responds with 410 to expired, truncated, forged, and mismatched links", async () => {
    const { url, store } = await serve();
    const good = link("confirm");
    const stale = [
      link("confirm", Date.now() - 31 * 24 * 60 * 60_000),
      good.slice(0, -1),
      `${good}x`,
      good.replace("confirm", "unsubscribe"),
      good.slice(0, 30) + (good[30] === "A" ? "B" : "A") + good.slice(31),
      "/newsletter/confirm/a.b.c",
      "/newsletter/confirm/%00",
    ];
    for (const path of stale)
      for (const method of ["GET", "POST"])
        expect([path, (await fetch(url + path, { method })).status]).toEqual([path, 410]);
    expect(await store.subscription(address)).toBeUndefined();
  });
});

test("logs events without senders, input, or tokens", async () => {
  const { url, log } = await serve({ config: { rateLimit: 4, trustedProxies: ["127.0.0.1"] } });
  const token = mintToken("confirm", "zoe@example.org", secret, Date.now());
  const key = randomUUID();
  const from = {
    "X-Forwarded-For": "198.51.100.77",
    "User-Agent": "Secretive/1.0",
    Referer: "https://r.example/?q=secret",
  };
  await sendJson(url, "contact", filled("contact"), { ...from, "Idempotency-Key": key });
  await sendForm(url, "contact", { email: "zoe@@example", message: "words" }, from);
  await sendJson(url, "contact?email=zoe@example.org", "{zoe", from);
  for (let count = 0; count < 3; count++) await sendJson(url, "contact", filled("contact"), from);
  await sendForm(url, "contact", filled("contact"), { Origin: "https://evil.example" });
  await fetch(`${url}/newsletter/confirm/${token}?email=zoe@example.org`, { method: "POST" });
  await fetch(`${url}/newsletter/confirm/${token}x`, { method: "POST" });
  const lines = log()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ event, status }) => status ?? event)).toEqual([
    200,
    422,
    400,
    200,
    429,
    429,
    403,
    "newsletter confirmed",
  ]);
  for (const line of lines) {
    expect(
      Object.keys(line).filter((name) => !["time", "level", "event", "form", "status", "ms"].includes(name)),
    ).toEqual([]);
  }
  expect(log()).not.toMatch(/zoe|198\.51|words|Secretive|r\.example|evil/i);
  expect(log()).not.toContain(token);
  expect(log()).not.toContain(key);
});
