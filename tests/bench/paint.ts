/**
 * `npm run bench`: Lighthouse’s mobile run (simulated slow 4G) over the built site, against a page with one paragraph
 * in the same run. The pages take turns, forth and back, so that a slow minute of the machine falls on all alike. Prints
 * scores, first and largest contentful paint and blocked time (milliseconds; each figure the median of `rounds`) and the
 * ratio to the bare page. Pages may be named, and built sites to compare:
 * `node tests/bench/paint.ts / /shop --site=build/client --site=../before/build/client`.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { readSite } from "../../server/site-files.ts";
import { staticHandler } from "../../server/static-handler.ts";
import { browserArguments } from "../browser-arguments.ts";
import { loadLighthouse } from "./lighthouse/load.ts";

const rounds = 7;
const lighthouse = await loadLighthouse();
const debuggingPort = 9333;
const siteFlag = "--site=";
const named = process.argv.slice(2).filter((word) => !word.startsWith(siteFlag));
const folders = process.argv.flatMap((word) => (word.startsWith(siteFlag) ? word.slice(siteFlag.length) : []));
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
  /** Cumulative layout shift, without unit. */
  shift: number;
}

const sites = (folders.length > 0 ? folders : ["build/client"]).map((folder) => ({
  folder,
  server: createServer(staticHandler(readSite(folder))).listen(0),
}));
const yardstick = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(bare)).listen(0);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
});

try {
  const pages = [
    { name: "one paragraph", url: origin(yardstick) },
    ...paths.flatMap((path) =>
      sites.map(({ folder, server }) => ({ name: `${path} of ${folder}`, url: origin(server) + path })),
    ),
  ].map((page) => ({ ...page, runs: [] as Measurement[] }));
  for (let round = 0; round < rounds; round++) {
    // Forth and back: what is measured first in a round has the browser colder.
    for (const page of round % 2 ? pages.toReversed() : pages) page.runs.push(await measure(page.url));
  }
  const [base, ...measured] = pages.map(({ name, runs }) => ({ name, ...typical(runs) }));
  if (base) for (const page of [base, ...measured]) print(page.name, page, base);
} finally {
  await browser.close();
  for (const { server } of sites) server.close();
  yardstick.close();
}

function origin(server: typeof yardstick): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

function typical(runs: Measurement[]): Measurement {
  const of = (figure: (run: Measurement) => number) => median(runs.map(figure));
  return {
    scores: [0, 1, 2, 3].map((category) => of(({ scores }) => scores[category] ?? Number.NaN)),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocked: of(({ blocked }) => blocked),
    shift: of(({ shift }) => shift),
  };
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
    shift: value("cumulative-layout-shift"),
  };
}

function print(
  name: string,
  { scores, firstPaint, largestPaint, blocked, shift }: Measurement,
  base: Measurement,
): void {
  const [performance, accessibility, practices, seo] = scores;
  const ratio = (firstPaint / base.firstPaint).toFixed(2);
  console.log(
    `${name}: performance ${performance}, accessibility ${accessibility}, best practices ${practices}, SEO ${seo}; ` +
      `first paint ${firstPaint.toFixed(0)} ms (${ratio} x), largest ${largestPaint.toFixed(0)} ms, blocked ${blocked.toFixed(0)} ms, shift ${shift.toFixed(3)}`,
  );
}
