/**
 * `node tests/bench/blocked.ts [FOLDER…]`: how long the main thread of a phone is blocked while the home and the Academy
 * page come and hydrate, for one built site or several that take turns (a build of before and one of after, say). Counts
 * the processor’s time of each task, so that a busy machine does little harm: what it has over 50 ms when the processor is
 * four times as slow. Prints medians of `rounds` in milliseconds and each folder’s ratio to the first.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { readSite } from "../../server/site-files.ts";
import { staticHandler } from "../../server/static-handler.ts";
import { browserArguments } from "../browser-arguments.ts";

const rounds = 7;
const slowdown = 4;
const longTask = 50;
const named = process.argv.slice(2);
const folders = named.length > 0 ? named : ["build/client"];
/** What Chromium calls a task of a thread; its releases differ. */
const runTask = new Set(["RunTask", "ThreadControllerImpl::RunTask"]);
const executablePath = await findChromium();

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
  args: { name?: string };
}

const sites = folders.map((folder) => ({ folder, server: createServer(staticHandler(readSite(folder))).listen(0) }));
for (const path of ["/", "/academy"]) {
  const runs = sites.map(({ folder }) => ({ folder, blocked: [] as number[], busy: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const [index, { server }] of sites.entries()) {
      const { port } = server.address() as AddressInfo;
      const tasks = await mainThreadTasks(`http://127.0.0.1:${port}${path}`);
      runs[index]?.blocked.push(sum(tasks.map((task) => Math.max(0, task * slowdown - longTask))));
      runs[index]?.busy.push(sum(tasks));
    }
  }
  const first = median(runs[0]?.busy ?? []);
  for (const { folder, blocked, busy } of runs) {
    const ratio = (median(busy) / first).toFixed(2);
    console.log(
      `${path} of ${folder}: blocked ${median(blocked).toFixed(1)} ms, busy ${median(busy).toFixed(1)} ms (${ratio} x)`,
    );
  }
}
for (const { server } of sites) server.close();

/** Milliseconds of processor time of each task of the page’s main thread, from a cold start until a while after hydration. */
async function mainThreadTasks(url: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => addEventListener("hydrated", () => Object.assign(window, { isHydrated: true })));
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await page.goto(url);
  await page.waitForFunction(() => "isHydrated" in window);
  await page.waitForTimeout(1500);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await browser.close();
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(thread),
  );
  const tasks = traceEvents.filter((event) => runTask.has(event.name) && main.has(thread(event)));
  if (tasks.length === 0) throw new Error("This Chromium calls its tasks by another name; see runTask in blocked.ts");
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

function sum(figures: number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}

function median(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
