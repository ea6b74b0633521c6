/**
 * `npm run bench`: Lighthouse’s mobile run (simulated slow 4G) over the built site, against a page with one paragraph in
 * the same run. Prints scores, first and largest contentful paint (milliseconds, medians of `rounds`) and their ratio to
 * the bare page. Pages may be named: `npm run bench -- / /shop`.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findChromium } from "../../scripts/chromium.mjs";
import { readSite } from "../../server/site-files.ts";
import { staticHandler } from "../../server/static-handler.ts";
import { browserArguments } from "../browser-arguments.ts";

const rounds = 3;
const debuggingPort = 9333;
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : ["/", "/academy"];
const bare =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Bare</title><meta name="description" content="One paragraph"></head><body><h1>Bare</h1><p>One paragraph.</p></body></html>';

interface Measurement {
  /** Performance, accessibility, best practices, SEO: 0 to 100. */
  scores: number[];
  firstPaint: number;
  largestPaint: number;
  blocked: number;
}

const site = createServer(staticHandler(readSite("build/client"))).listen(0);
const yardstick = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(bare)).listen(0);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
});

try {
  const base = await median(origin(yardstick));
  print("one paragraph", base, base);
  for (const path of paths) print(path, await median(origin(site) + path), base);
} finally {
  await browser.close();
  site.close();
  yardstick.close();
}

function origin(server: typeof site): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function median(url: string): Promise<Measurement> {
  const runs: Measurement[] = [];
  for (let round = 0; round < rounds; round++) runs.push(await measure(url));
  runs.sort((a, b) => a.firstPaint - b.firstPaint);
  return runs[Math.floor(rounds / 2)] as Measurement;
}

async function measure(url: string): Promise<Measurement> {
  const result = await lighthouse(url, { port: debuggingPort, logLevel: "error", output: "json" });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: ["performance", "accessibility", "best-practices", "seo"].map(score),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
  };
}

function print(name: string, { scores, firstPaint, largestPaint, blocked }: Measurement, base: Measurement): void {
  const [performance, accessibility, practices, seo] = scores;
  const ratio = (firstPaint / base.firstPaint).toFixed(2);
  console.log(
    `${name}: performance ${performance}, accessibility ${accessibility}, best practices ${practices}, SEO ${seo}; ` +
      `first paint ${firstPaint.toFixed(0)} ms (${ratio} x), largest ${largestPaint.toFixed(0)} ms, blocked ${blocked.toFixed(0)} ms`,
  );
}
