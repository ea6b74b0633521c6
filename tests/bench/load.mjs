/** `node load.mjs JSON`: puts load on one address from a separate process. Prints the result as JSON. */
import { randomUUID } from "node:crypto";
import { createHistogram, performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { Pool } from "undici";

/**
 * Without `perSecond`, each of 50 connections sends its next request as soon as it has a response. With it, requests
 * start at even intervals even if earlier ones are pending, so that time spent waiting for the server counts. Each
 * request sends a unique `form`, or repeats the same `asked`.
 *
 * @type {{ url: string, path?: string, form?: string, asked?: import("undici").Dispatcher.RequestOptions, seconds:
 * number,
 * perSecond?: number }}
 */
const { url, path = "/", form, asked, seconds, perSecond } = JSON.parse(process.argv[2] ?? "");
const connections = 50;
const pool = new Pool(url, { connections, pipelining: 1 });
const microseconds = createHistogram();
let accepted = 0;
let failed = 0;

/** @returns {import("undici").Dispatcher.RequestOptions} */
function request() {
  if (asked) return asked;
  if (!form) return { method: "GET", path, headers: { "Accept-Encoding": "br" } };
  const fields = { firstName: "Zoë", email: "zoe@example.org", inquiry: "other", message: `It is me. ${randomUUID()}` };
  return {
    method: "POST",
    path: `/forms/${form}`,
    headers: { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": randomUUID() },
    body: JSON.stringify(fields),
  };
}

async function ask() {
  const start = performance.now();
  try {
    const { statusCode, body } = await pool.request(request());
    await body.dump();
    if (statusCode === 200) accepted++;
    else failed++;
  } catch {
    failed++;
  }
  microseconds.record(Math.max(1, Math.round((performance.now() - start) * 1000)));
}

async function askUntil(/** @type {number} */ end) {
  while (performance.now() < end) await ask();
}

async function askEvenly(/** @type {number} */ start, /** @type {number} */ rate) {
  const underway = [];
  for (let sent = 0; sent < seconds * rate; sent++) {
    await setTimeout(start + (sent * 1000) / rate - performance.now());
    underway.push(ask());
  }
  await Promise.all(underway);
}

const start = performance.now();
if (perSecond) await askEvenly(start, perSecond);
else await Promise.all(Array.from({ length: connections }, () => askUntil(start + seconds * 1000)));
const duration = (performance.now() - start) / 1000;
await pool.close();

const percentile = (/** @type {number} */ share) => Math.round(microseconds.percentile(share) / 1000);
console.log(
  JSON.stringify({ perSecond: accepted / duration, accepted, p50: percentile(50), p99: percentile(99), failed }),
);
