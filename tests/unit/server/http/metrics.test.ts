import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { honeypotName } from "../../../../src/forms/intake-contract.ts";
import { filled } from "../filled.ts";
import { sendForm, sendJson, serve } from "../serve.ts";
import { candidate, newMail } from "../store/candidate.ts";

/** Returns samples by name and labels. Fails if the text is not OpenMetrics. */
function samplesIn(body: string): Record<string, number> {
  const lines = body.split("\n");
  expect(lines.splice(-2)).toEqual(["# EOF", ""]);
  let family = "";
  const samples = lines.flatMap((line) => {
    const [, name = family, type] = /^# TYPE (\w+) (counter|gauge)$/.exec(line) ?? [];
    family = type === "counter" ? `${name}_total` : name;
    if (line.startsWith("#")) return [];
    const [, sample = "", value = ""] = /^(\w+(?:\{(?:\w+="[\w-]+",?)+\})?) (\S+)$/.exec(line) ?? [];
    expect(sample.split("{")[0]).toBe(family);
    return [[sample, Number(value.replace("+Inf", "Infinity"))] as const];
  });
  return Object.fromEntries(samples);
}

test("serves forms by name and outcome, mail, and the age of jobs, with every figure of the alert", async () => {
  const now = Date.now();
  const config = { metricsReaders: ["127.0.0.1"], rateLimit: 5 };
  const { url, store } = await serve({ config, now: () => now, problems: () => ["one", "two"] });
  const key = { "Idempotency-Key": "00000000-0000-4000-8000-000000000001" };
  for (let count = 0; count < 2; count++) await sendJson(url, "contact", filled("contact"), key);
  await sendForm(url, "contact", filled("contact", { [honeypotName]: "spam" }));
  await sendJson(url, "contact", "{");
  await sendForm(url, "contact", filled("contact"), { Origin: "https://evil.example" });
  for (let count = 0; count < 4; count++) await sendJson(url, "contact", {});
  const dead = newMail();
  await store.accept(candidate({ mail: [dead] }));
  await store.settleMail(dead.id, { state: "dead", answer: "" });
  await store.noteRun("purge", now - 60_000);
  const answer = await fetch(`${url}/metrics`);
  expect(answer.headers.get("Content-Type")).toBe("application/openmetrics-text; version=1.0.0; charset=utf-8");
  const samples = samplesIn(await answer.text());
  const forms = (outcome: string) => `kindred_ground_forms_total{form="contact",outcome="${outcome}"}`;
  expect(samples).toEqual({
    [forms("received")]: 1,
    [forms("repeated")]: 1,
    [forms("quarantined")]: 1,
    [forms("invalid")]: 2,
    [forms("refused")]: 2,
    [forms("limited")]: 2,
    'kindred_ground_mail{state="waiting"}': 1,
    'kindred_ground_mail{state="dead"}': 1,
    kindred_ground_purge_age_seconds: 60,
    kindred_ground_backup_age_seconds: Number.POSITIVE_INFINITY,
    kindred_ground_problems: 2,
  });
  const rules = parse(readFileSync("docs/deploy/alerts.yaml", "utf8"));
  const watched: string[] = rules.groups[0].rules[0].expr.match(/kindred_ground_\w+/g);
  expect(new Set(watched)).toEqual(new Set(Object.keys(samples).map((sample) => sample.split("{")[0])));
});

test.each([
  [["10.0.0.0/8", "127.0.0.1/32"], {}, 200],
  [["10.0.0.0/8"], {}, 404],
  [[], {}, 404],
  [["127.0.0.1"], { "X-Forwarded-For": "127.0.0.1" }, 404],
])("with METRICS_READERS=%j answers a request with the headers %j with %i", async (metricsReaders, headers, status) => {
  const { url } = await serve({ config: { metricsReaders } });
  expect((await fetch(`${url}/metrics`, { headers })).status).toBe(status);
});
