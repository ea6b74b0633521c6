/**
 * `node tests/bench/motion.ts [FOLDER]`: measures how smoothly a built site animates on a phone, at a quarter of the
 * processor's speed. Traces each animation `rounds` times. Prints medians of the time to its first frame,
 * the number of frames, the longest gap between two frames and the main thread's busy time. An animation of 400 ms has
 * 24 frames at 60 per second.
 */

import { browserArguments } from "@kindred-ground/audit/runner/browser-arguments.ts";
import { type Browser, chromium, type Page } from "@playwright/test";
import { openHydrated } from "../../a11y/open-page.ts";
import { findChromium } from "../../scripts/chromium.mjs";
import { median, origin, serve } from "./sites.ts";

const rounds = 7;
const slowdown = 4;
/** Trace event names of a thread's task, in older and newer browsers. */
const runTask = new Set(["RunTask", "ThreadControllerImpl::RunTask"]);
/** Duration of an animation in milliseconds; see theme/springs.ts. */
const span = 400;
const folder = process.argv[2] ?? "build/client";

interface Movement {
  name: string;
  path: string;
  /** Brings the page to the point just before the animation, with its code loaded. */
  approach: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
}

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
  args: { name?: string };
}

const hasCome = (page: Page, file: string) =>
  page.waitForFunction((name) => performance.getEntriesByType("resource").some((one) => one.name.includes(name)), file);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const movements: readonly Movement[] = [
  {
    name: "filtered products move",
    path: "/shop",
    async approach(page) {
      await button(page, "Services").click();
      await hasCome(page, "moves-");
      await page.waitForTimeout(1000);
    },
    press: (page) => button(page, "All Products").click(),
  },
  {
    name: "a question slides to the next",
    path: "/quiz#q14",
    async approach(page) {
      // Changes the selection, because only a change loads the animation.
      await page.getByRole("radio").nth(0).check();
      await hasCome(page, "moves-");
      await page.waitForTimeout(1000);
    },
    press: (page) => button(page, "Next").click(),
  },
  {
    name: "the wheel turns and fills",
    path: "/quiz#q15",
    async approach(page) {
      await page.getByRole("radio").nth(1).check();
      await hasCome(page, "spring-turning");
      await button(page, "Get My Results").click();
      await button(page, "Show my results without email").waitFor();
      await page.waitForTimeout(1000);
    },
    press: (page) => button(page, "Show my results without email").click(),
  },
];

const server = serve(folder);
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
for (const movement of movements) {
  const runs: Awaited<ReturnType<typeof run>>[] = [];
  for (let round = 0; round < rounds; round++) runs.push(await run(browser, movement));
  const middle = (figure: keyof (typeof runs)[number]) => median(runs.map((one) => one[figure]));
  console.log(
    `${movement.name}: ${Math.round((middle("frames") * 1000) / span)} frames a second, ` +
      `longest wait ${middle("longest").toFixed(0)} ms, first frame after ${middle("late").toFixed(0)} ms, main thread at work ${middle("busy").toFixed(0)} of ${span} ms`,
  );
}
await browser.close();
server.close();

async function run(browser: Browser, { path, approach, press }: Movement) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "no-preference" });
  await page.addInitScript(markStart);
  await openHydrated(page, origin(server) + path);
  await approach(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(() => Object.assign(window, { isTimed: true }));
  await browser.startTracing(page, {
    categories: [
      "toplevel",
      "devtools.timeline.frame",
      "disabled-by-default-devtools.timeline.frame",
      "blink.user_timing",
    ],
  });
  await press(page);
  await page.waitForFunction(() => performance.getEntriesByName("moves").length > 0);
  await page.waitForTimeout(2 * span);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.close();
  return figures(traceEvents);
}

/** Runs in the page: answers all questions, and marks the start of an animation. */
function markStart() {
  const now = new Date().toISOString();
  const answers = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`q${index + 1}`, index % 4]));
  localStorage.setItem("quiz", JSON.stringify({ savedAt: now, startedAt: now, answers, step: "q14" }));
  const mark = (name: string) => {
    if ("isTimed" in window && performance.getEntriesByName(name).length === 0) performance.mark(name);
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, options) {
    const animation = animate.call(this, keyframes, options);
    if (this.isConnected) {
      mark("asked");
      // An animation's time starts with its first frame, so nothing moves before this mark.
      animation.ready.then(() => mark("moves"));
    }
    return animation;
  };
}

function figures(events: readonly TraceEvent[]) {
  const start = events.find(({ name }) => name === "moves");
  const asked = events.find(({ name }) => name === "asked");
  if (!start || !asked) throw new Error("nothing has moved");
  const end = start.ts + span * 1000;
  const within = events.filter(({ ts }) => ts >= start.ts && ts <= end);
  const drawn = within.filter(({ name }) => name === "DrawFrame").map(({ ts }) => ts);
  const waits = [start.ts, ...drawn].map((ts, index) => (drawn[index] ?? end) - ts);
  const tasks = within.filter(({ name, pid, tid }) => runTask.has(name) && pid === start.pid && tid === start.tid);
  return {
    late: (start.ts - asked.ts) / 1000,
    frames: drawn.length,
    longest: Math.max(...waits) / 1000,
    busy: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
  };
}
