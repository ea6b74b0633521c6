/**
 * Runs Lighthouse's mobile audit (simulated slow 4G, a quarter of the processor's speed) on one route of each kind,
 * with and without the page's scripts. The pages alternate, so that a slow minute of the machine affects all of them.
 * Prints the four scores, layout shift, and times in milliseconds. Each figure is the median of `--rounds` (5). `--all`
 * measures every page. To measure some pages, name them: `node tests/bench/paint.ts --rounds=3 / /shop`.
 */

import { browserArguments } from "@kindred-ground/audit/runner/browser-arguments.ts";
import { chromium } from "@playwright/test";
import { everyPath } from "../../data/every-page.ts";
import { findChromium } from "../../scripts/chromium.mjs";
import { loadLighthouse } from "./lighthouse/load.ts";
import { median, origin, routes, serve, serveWithoutScripts } from "./sites.ts";

const debuggingPort = 9333;
const words = process.argv.slice(2);
const rounds = Number(words.find((word) => word.startsWith("--rounds="))?.slice("--rounds=".length) ?? 5);
const named = words.filter((word) => word.startsWith("/"));
const usual = named.length > 0 ? named : routes;
const paths = words.includes("--all") ? everyPath() : usual;

interface Run {
  /** Scores from 0 to 100 for performance, accessibility, best practices and SEO. */
  scores: number[];
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** Cumulative layout shift, unitless. */
  shift: number;
}

const lighthouse = await loadLighthouse();
const scripted = serve("build/client");
const plain = serveWithoutScripts("build/client");
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
});

try {
  const pages = paths.map((path) => ({ path, runs: [] as Run[], plainRuns: [] as Run[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { path, runs, plainRuns } of pages) {
      runs.push(await measure(origin(scripted) + path));
      plainRuns.push(await measure(origin(plain) + path));
    }
  }
  console.log(
    "Lighthouse mobile: scores (performance, accessibility, best practices, SEO), first paint and its ratio to the page " +
      "without scripts, largest paint and its ratio, blocked time and that of the page without scripts, shift",
  );
  for (const { path, runs, plainRuns } of pages) print(path, typical(runs), typical(plainRuns));
} finally {
  await browser.close();
  for (const server of [scripted, plain]) server.close();
}

function typical(runs: readonly Run[]): Run {
  const of = (figure: (run: Run) => number) => median(runs.map(figure));
  return {
    scores: [0, 1, 2, 3].map((category) => of(({ scores }) => scores[category] ?? Number.NaN)),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocked: of(({ blocked }) => blocked),
    shift: of(({ shift }) => shift),
  };
}

async function measure(url: string): Promise<Run> {
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

function print(path: string, run: Run, plainRun: Run): void {
  const paint = (figure: "firstPaint" | "largestPaint") =>
    `${run[figure].toFixed(0)} (${(run[figure] / plainRun[figure]).toFixed(2)})`;
  console.log(
    `${path.padEnd(44)} ${run.scores.join(" ")}  ${paint("firstPaint")}  ${paint("largestPaint")}  ` +
      `${run.blocked.toFixed(0)} ${plainRun.blocked.toFixed(0)}  ${run.shift.toFixed(3)}`,
  );
}
