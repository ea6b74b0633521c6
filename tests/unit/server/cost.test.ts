import { expect, test } from "vitest";
import { formNames } from "../../../data/forms/every-form.ts";
import { readSite } from "../../../server/site-files.ts";
import { seeded } from "../../../src/drawings/seed.ts";
import { type Body, fuzzed, fuzzedPath, post } from "./fuzz.ts";
import { serve } from "./serve.ts";

const bodies = Number(process.env.FUZZ_BODIES ?? 300);
const paths = Number(process.env.FUZZ_PATHS ?? 300);
const site = process.env.FUZZ_SITE ? readSite(process.env.FUZZ_SITE) : undefined;

/** Maximum processor time of a request, as a multiple of that of `yardstick`. */
const maxCost = 8;

const records = JSON.stringify(Array.from({ length: 10_000 }, (_, number) => ({ number, text: `${number} é` })));

async function yardstick() {
  JSON.parse(records);
}

async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/**
 * Resolves to the processor time of a request, including the sender's, as a multiple of the yardstick's. Measures both
 * in turn, because other work on the machine slows both. Repeats costly runs up to eight times, and takes the minimum.
 */
async function costOf(ask: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let times = 0; times < 8 && least > maxCost; times++) {
    const unit = await processorTimeOf(yardstick);
    least = Math.min(least, (await processorTimeOf(ask)) / unit);
  }
  return least;
}

const urlencoded = (body: string) => ({ type: "application/x-www-form-urlencoded", body: Buffer.from(body) });
const nothing = { type: "text/plain", body: Buffer.from("") };
const slashes = "/".repeat(65_300);

test.each<[string, string, Body]>([
  ["a page address of slashes", "/forms/contact", urlencoded(`firstName=a&_page=${slashes}x`)],
  ["a name of combining marks", "/forms/contact", urlencoded(`firstName=a${"\u0327\u0301".repeat(16_000)}`)],
  ["a path of slashes", `/${slashes.slice(0, 12_000)}x`, nothing],
])(
  `handles %s in ${maxCost} times the processor time of a yardstick, before and after the limit`,
  async (_, path, body) => {
    for (const rateLimit of [0, 1]) {
      const { port } = await serve({ site, config: { rateLimit } });
      const send = () => post(port, path, body, "text/html", body === nothing ? "GET" : "POST");
      // The first requests include one-time compilation.
      for (let count = 0; count < 5; count++) await send();
      expect(await costOf(send)).toBeLessThanOrEqual(maxCost);
    }
  },
);

test(`handles ${bodies} bodies and ${paths} paths in ${maxCost} times the processor time of a yardstick each`, {
  timeout: 300_000 + (bodies + paths) * 1_000,
}, async () => {
  const { port } = await serve({ site });
  const chance = seeded(process.env.FUZZ_SEED ?? "costs");
  const dear: unknown[] = [];
  let most = 0;
  const ask = async (what: unknown, send: () => Promise<unknown>) => {
    const cost = await costOf(send);
    most = Math.max(most, cost);
    if (cost > maxCost) dear.push([cost, what]);
  };
  // The first requests include one-time compilation.
  for (let count = 0; count < 30; count++) await post(port, "/forms/contact", fuzzed(chance, "contact"), "text/html");
  for (let count = 0; count < bodies; count++) {
    const form = chance.pick(formNames);
    const body = fuzzed(chance, form);
    const accept = chance.pick(["application/json", "text/html"]);
    await ask([form, body.type, body.body.toString("base64")], () => post(port, `/forms/${form}`, body, accept));
  }
  for (let count = 0; count < paths; count++) {
    const path = fuzzedPath(chance);
    const method = chance.pick(["GET", "GET", "POST"] as const);
    await ask([method, path], () => post(port, path, nothing, "text/html", method));
  }
  expect(dear).toEqual([]);
  if (process.env.FUZZ_BODIES)
    console.log(`the dearest of ${bodies} bodies and ${paths} paths: ${most.toFixed(1)} yardsticks`);
});
