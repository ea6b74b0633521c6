import { readFileSync } from "node:fs";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { filled } from "../filled.ts";
import { sendForm, sendJson, serve } from "../serve.ts";
import { candidate, newMail } from "../store/candidate.ts";

/** Reads `/metrics` from another local address. */
async function read(url: string, headers: Record<string, string> = {}) {
  const metrics = { localAddress: "127.0.0.2", headers };
  return await new Promise<{ status?: number; type?: string; body: string }>((resolve, reject) => {
    request(`${url}/metrics`, metrics, async (response) =>
      resolve({ status: response.statusCode, type: response.headers["content-type"], body: await text(response) }),
    )
      .on("error", reject)
      .end();
  });
}

/** Returns samples by name and labels. Throws if the text is not OpenMetrics. */
function samples(body: string): Map<string, number> {
  const lines = body.split("\n");
  expect(lines.splice(-2)).toEqual(["# EOF", ""]);
  const found = new Map<string, number>();
  let family = "";
  for (const line of lines) {
    const [, name, type] = /^# TYPE (\w+) (counter|gauge)$/.exec(line) ?? [];
    if (name && type) family = type === "counter" ? `${name}_total` : name;
    if (line.startsWith("#")) continue;
    const [, key = "", value = ""] = /^(\w+(?:\{(?:\w+="[\w-]+",?)+\})?) (\S+)$/.exec(line) ?? [];
    expect(key.split("{")[0]).toBe(family);
    found.set(key, Number(value.replace("+Inf", "Infinity")));
  }
  return found;
}

test("serves counts of forms by name and outcome, mail, and the age of jobs", async () => {
  const now = Date.now();
  const { url, store } = await serve({
    config: { metricsReaders: ["127.0.0.2"], rateLimit: 5 },
    now: () => now,
    unreadable: () => 2,
  });
  await sendJson(url, "contact", filled("contact"), { "Idempotency-Key": "00000000-0000-4000-8000-000000000001" });
  await sendJson(url, "contact", filled("contact"), { "Idempotency-Key": "00000000-0000-4000-8000-000000000001" });
  await sendForm(url, "contact", filled("contact", { website: "spam" }));
  await sendJson(url, "contact", {});
  await sendJson(url, "contact", "{");
  await sendForm(url, "contact", filled("contact"), { Origin: "https://evil.example" });
  for (let count = 0; count < 3; count++) await sendJson(url, "contact", {});
  const dead = newMail();
  await store.accept(candidate({ mail: [dead] }));
  await store.settleMail(dead.id, { state: "dead", answer: "" });
  await store.noteRun("purge", now - 60_000);
  const { status, type, body } = await read(url);
  expect([status, type]).toEqual([200, "application/openmetrics-text; version=1.0.0; charset=utf-8"]);
  const forms = (outcome: string) => `kindred_ground_forms_total{form="contact",outcome="${outcome}"}`;
  expect(Object.fromEntries(samples(body))).toEqual({
    [forms("received")]: 1,
    [forms("repeated")]: 1,
    [forms("quarantined")]: 1,
    [forms("invalid")]: expect.any(Number),
    [forms("refused")]: 2,
    [forms("limited")]: expect.any(Number),
    'kindred_ground_mail{state="waiting"}': 1,
    'kindred_ground_mail{state="dead"}': 1,
    kindred_ground_purge_age_seconds: 60,
    kindred_ground_backup_age_seconds: Number.POSITIVE_INFINITY,
    kindred_ground_unreadable_rows: 2,
  });
});

test("is off unless its readers are named, and unreachable through a proxy", async () => {
  const off = await serve();
  expect((await read(off.url)).status).toBe(404);
  const on = await serve({ config: { metricsReaders: ["127.0.0.2/32"] } });
  expect((await read(on.url)).status).toBe(200);
  expect((await read(on.url, { "X-Forwarded-For": "127.0.0.2" })).status).toBe(404);
  expect((await fetch(`${on.url}/metrics`)).status).toBe(404);
});

test("has every figure of the alert in docs/deploy.md", async () => {
  const [, rules = ""] = /```yaml\n(groups:.*?)```/s.exec(readFileSync("docs/deploy.md", "utf8")) ?? [];
  const [alert] = parse(rules).groups[0].rules;
  const { url } = await serve({ config: { metricsReaders: ["127.0.0.2"] } });
  await sendJson(url, "contact", filled("contact"));
  const names = new Set([...samples((await read(url)).body).keys()].map((key) => key.split("{")[0]));
  expect(new Set(alert.expr.match(/kindred_ground_\w+/g))).toEqual(names);
});
