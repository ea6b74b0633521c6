/**
 * `npm run bench visit`: measures visits at a quarter of the processor's speed, with and without scripts in the same
 * run. Prints the script bytes of a visit that only reads. Prints the time from the press of a link to the next page's
 * first paint, and from any press to its effect. Times are medians in milliseconds. `--all` measures the script bytes
 * of every page. `bytes`, `links` and `presses` measure one part.
 */
import type { Server } from "node:http";
import { browserArguments } from "@kindred-ground/audit/runner/browser-arguments.ts";
import { type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { everyPath } from "../../data/every-page.ts";
import { findChromium } from "../../scripts/chromium.mjs";
import { median, origin, routes, serve, serveWithoutScripts } from "./sites.ts";

const rounds = 3;
const slowdown = 4;
/** Throughput in bytes per second, latency in milliseconds. */
const slowNetwork = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400, offline: false };
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

const links = [
  "/academy",
  "/shop",
  "/articles",
  "/about",
  "/homestead",
  "/events",
  "/erins-place",
  "/contact",
  "/quiz",
  "/collaborations",
];

interface Press {
  name: string;
  path: string;
  viewport?: { width: number; height: number };
  /** Selector of the element that is pressed or typed into. */
  control: string;
  key?: string;
  /** Expression that is true once the press has had its effect. */
  effect: string;
  /** The next press, if it differs from this one. */
  next?: Pick<Press, "control" | "effect">;
}

const presses: readonly Press[] = [
  {
    name: "menu",
    path: "/about",
    viewport: phone,
    control: "header button[popovertarget]",
    effect: `document.querySelector("#site-menu").matches(":popover-open")`,
  },
  {
    name: "filter",
    path: "/shop",
    control: "button[data-value]:nth-of-type(2)",
    effect: `document.querySelector("button[data-value]:nth-of-type(2)").ariaPressed === "true"`,
    next: {
      control: "button[data-value]:nth-of-type(3)",
      effect: `document.querySelector("button[data-value]:nth-of-type(3)").ariaPressed === "true"`,
    },
  },
  {
    name: "letter in a form",
    path: "/contact",
    control: "#contact-form-firstName",
    key: "a",
    effect: `document.querySelector("#contact-form-firstName").value.length > 0`,
  },
  {
    name: "quiz start",
    path: "/quiz",
    control: "main a[href='/quiz#q1']",
    effect: `document.querySelector("#q1").getClientRects().length > 0`,
  },
  {
    name: "quiz option",
    path: "/quiz#q1",
    control: "label:has([type=radio])",
    effect: `document.querySelector("[type=radio]:checked") !== null`,
    next: {
      control: "label:nth-of-type(2):has([type=radio])",
      effect: `document.querySelectorAll("[type=radio]")[1].checked`,
    },
  },
  {
    name: "letter in search",
    path: "/search",
    control: "#query",
    key: "a",
    effect: `document.querySelector("#query").value.length > 0`,
  },
];

const parts = process.argv.slice(2).filter((word) => word !== "--all");
const scripted = serve("build/client");
const plain = serveWithoutScripts("build/client");
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: browserArguments,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});

try {
  const wants = (part: string) => parts.length === 0 || parts.includes(part);
  if (wants("bytes")) await printBytes(process.argv.includes("--all") ? everyPath() : routes);
  if (wants("links")) await printLinks();
  if (wants("presses")) await printPresses();
} finally {
  await browser.close();
  for (const server of [scripted, plain]) server.close();
}

async function open(
  server: Server,
  viewport: { width: number; height: number },
): Promise<{ context: BrowserContext; page: Page; protocol: CDPSession }> {
  const context = await browser.newContext({
    baseURL: origin(server),
    viewport,
    reducedMotion: "reduce",
    // The pages' Content-Security-Policy forbids the functions that wait for effects.
    bypassCSP: true,
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { context, page, protocol };
}

async function printBytes(paths: readonly string[]): Promise<void> {
  console.log(
    "\nScript of a visit that reads, KB as sent (brotli): to the end of the second screen, to the end of the main part",
  );
  for (const path of paths) {
    const { context, page, protocol } = await open(scripted, phone);
    let bytes = 0;
    await protocol.send("Network.enable");
    const scripts = new Set<string>();
    protocol.on("Network.responseReceived", ({ requestId, type }) => type === "Script" && scripts.add(requestId));
    protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(path);
    await page.waitForTimeout(1_500);
    await page.evaluate(() => scrollTo(0, innerHeight));
    await page.waitForTimeout(1_500);
    const second = bytes;
    await page.evaluate(async () => {
      const end = (document.querySelector("main")?.getBoundingClientRect().bottom ?? 0) + scrollY - innerHeight;
      for (let y = innerHeight; y < end; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((resume) => setTimeout(resume, 100));
      }
      scrollTo(0, end);
    });
    await page.waitForTimeout(1_500);
    console.log(
      `${path.padEnd(44)} ${(second / 1024).toFixed(1).padStart(7)} ${(bytes / 1024).toFixed(1).padStart(7)}`,
    );
    await context.close();
  }
}

/** Resolves to the milliseconds from the press of a link to the first paint of the page that the link opens. */
async function pressLink(server: Server, path: string, { hover = 0, isSlow = false } = {}): Promise<number> {
  const { context, page, protocol } = await open(server, desk);
  await page.addInitScript(() =>
    addEventListener(
      "pointerdown",
      ({ timeStamp }) => {
        sessionStorage.setItem("pressed", `${performance.timeOrigin + timeStamp}`);
      },
      true,
    ),
  );
  await page.goto(path === "/about" ? "/shop" : "/about");
  await page.waitForTimeout(1_500);
  if (isSlow) {
    await protocol.send("Network.enable");
    await protocol.send("Network.emulateNetworkConditions", slowNetwork);
  }
  const box = await page.getByRole("banner").locator(`#site-menu a[href="${path}"]`).boundingBox();
  if (!box) throw new Error(`no link to ${path}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(hover);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(`**${path}`, { waitUntil: "commit" });
  const time = await page.evaluate(async () => {
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const paint = list.getEntriesByName("first-contentful-paint")[0];
        if (paint) resolve(paint.startTime);
      }).observe({ type: "paint", buffered: true });
    });
    return performance.timeOrigin + painted - Number(sessionStorage.getItem("pressed"));
  });
  await context.close();
  return time;
}

async function printLinks(): Promise<void> {
  console.log(
    "\nPress of a link to its page's first paint, ms: with scripts, without, ratio; hovered for 200 ms first",
  );
  const ratios: number[] = [];
  for (const path of links) {
    const times = { scripted: [] as number[], plain: [] as number[], hovered: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      times.scripted.push(await pressLink(scripted, path));
      times.plain.push(await pressLink(plain, path));
      times.hovered.push(await pressLink(scripted, path, { hover: 200 }));
    }
    const [own, plainTime, hovered] = [times.scripted, times.plain, times.hovered].map((list) =>
      Math.round(median(list)),
    );
    const ratio = median(times.scripted) / median(times.plain);
    ratios.push(ratio);
    console.log(`${path.padEnd(20)} ${own} ${plainTime} ${ratio.toFixed(2)}   ${hovered}`);
  }
  console.log(`median ratio ${median(ratios).toFixed(2)}`);
  console.log("\nThe same at 400 kbit/s and 400 ms: hovered with scripts, not hovered without, ratio");
  for (const path of ["/academy", "/shop", "/articles"]) {
    const times = { hovered: [] as number[], plain: [] as number[] };
    for (let round = 0; round < 3; round++) {
      times.hovered.push(await pressLink(scripted, path, { hover: 200, isSlow: true }));
      times.plain.push(await pressLink(plain, path, { isSlow: true }));
    }
    const [hovered, plainTime] = [median(times.hovered), median(times.plain)];
    console.log(`${path.padEnd(20)} ${hovered.toFixed(0)} ${plainTime.toFixed(0)} ${(hovered / plainTime).toFixed(2)}`);
  }
}

/**
 * Measures the first press of a cached page's control, right after load or once the page is idle, and a later press if
 * possible. Each time ends with the frame that shows the effect. Without a visible control or an effect, it is NaN.
 */
async function press(
  server: Server,
  { path, viewport = desk, control, key, effect, next }: Press,
  { isRested }: { isRested: boolean },
): Promise<{ first: number; later: number }> {
  const { context, page } = await open(server, viewport);
  await page.goto(path);
  await page.waitForTimeout(4_000);
  await page.goto("about:blank");
  await page.goto(path, { waitUntil: "load" });
  // Without scripts, the page hides controls that need them.
  if (!(await page.locator(control).first().isVisible())) {
    await context.close();
    return { first: Number.NaN, later: Number.NaN };
  }
  if (isRested) {
    await page.locator(control).first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(8_000);
  }
  const measure = async ({ control, effect }: Pick<Press, "control" | "effect">) => {
    const element = page.locator(control).first();
    await page.evaluate(
      (type) => {
        Object.assign(window, { pressedAt: undefined });
        addEventListener(type, ({ timeStamp }) => Object.assign(window, { pressedAt: timeStamp }), {
          capture: true,
          once: true,
        });
      },
      key ? "keydown" : "pointerdown",
    );
    if (key) {
      await element.focus();
      await page.keyboard.press(key);
    } else await element.click();
    return page.evaluate(
      (effect) =>
        new Promise<number>((resolve) => {
          const end = performance.now() + 10_000;
          const look = () => {
            if (performance.now() > end) resolve(Number.NaN);
            else if (new Function(`return ${effect}`)())
              requestAnimationFrame(() =>
                setTimeout(() =>
                  resolve(performance.now() - Number((window as unknown as { pressedAt: number }).pressedAt)),
                ),
              );
            else requestAnimationFrame(look);
          };
          look();
        }),
      effect,
    );
  };
  const first = await measure({ control, effect });
  await page.waitForTimeout(1_000);
  const again = next ?? (key && { control, effect });
  const later = again ? await measure(again) : Number.NaN;
  await context.close();
  return { first, later };
}

async function printPresses(): Promise<void> {
  console.log(
    "\nPress to its effect on the screen, ms: at rest, at once after load, later; at rest without scripts (NaN: not offered)",
  );
  for (const one of presses) {
    const times = { rest: [] as number[], early: [] as number[], later: [] as number[], plain: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      const rested = await press(scripted, one, { isRested: true });
      times.rest.push(rested.first);
      times.later.push(rested.later);
      times.early.push((await press(scripted, one, { isRested: false })).first);
      times.plain.push((await press(plain, one, { isRested: true })).first);
    }
    const columns = Object.values(times).map((list) => String(Math.round(median(list))).padStart(6));
    console.log(`${one.name.padEnd(20)} ${columns.join("")}`);
  }
}
