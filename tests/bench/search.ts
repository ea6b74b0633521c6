/**
 * `node tests/bench/search.ts [FOLDER]`: measures search over a built site on a phone with a processor slowed four
 * times. Prints milliseconds until search is ready (words fetched and indexed), and the median and maximum of `rounds`
 * for each of several queries.
 */
import { globSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { browserArguments } from "../browser-arguments.ts";
import { origin, serve } from "./sites.ts";

const rounds = 7;
const slowdown = 4;
const folder = process.argv[2] ?? "build/client";

/** One letter, a common word, typos, many words, and a word that is on no page. */
const queries = [
  "s",
  "homestead",
  "somatcis",
  "membrship smal print",
  "what does the academy cost for a parent",
  "x".repeat(100),
  "qwertzuiop asdfghjkl yxcvbnmqwe rtzuiopasd fghjklyxcv bnmqwertzu iopasdfghj klyxcvbnmq",
];

const [chunk] = globSync("assets/load-search-*.js", { cwd: folder });
if (!chunk) throw new Error(`'${folder}' has no search; run 'npm run build' first`);

const server = serve(folder);
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
const page = await browser.newPage();
await page.goto(`${origin(server)}/search`);
const devTools = await page.context().newCDPSession(page);
await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

const { ready, times } = await page.evaluate(
  async ({ file, queries, rounds }) => {
    const exports: Record<string, () => Promise<{ find(query: string): unknown }>> = await import(file);
    const [load] = Object.values(exports);
    const start = performance.now();
    const search = await load?.();
    const ready = performance.now() - start;
    const times = queries.map((query) =>
      Array.from({ length: rounds }, () => {
        const asked = performance.now();
        search?.find(query);
        return performance.now() - asked;
      }).sort((a, b) => a - b),
    );
    return { ready, times };
  },
  { file: `/${chunk}`, queries, rounds },
);

console.log(`ready after ${ready.toFixed(0)} ms`);
for (const [index, query] of queries.entries()) {
  const [middle, longest] = [times[index]?.[rounds >> 1], times[index]?.at(-1)];
  console.log(`${middle?.toFixed(1)} ms, longest ${longest?.toFixed(1)} ms: ${query.slice(0, 40)}`);
}

await browser.close();
server.close();
