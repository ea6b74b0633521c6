/**
 * `node tests/bench/save-token.ts [PORT]`: measures how soon the development server's page shows a saved change to a
 * theme file. Changes are alternately made and reverted, `rounds` times in all. Prints the median, the slowest time,
 * and if the page kept its state and scroll position. Also saves a mistake, and prints when the error overlay appears
 * and disappears. Restores the files at the end.
 */
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { browserArguments } from "../browser-arguments.ts";
import { median } from "./sites.ts";

const rounds = 10;
/** Milliseconds between two saves, and milliseconds after which a change counts as never shown. */
const pause = 500;
const limit = 20_000;
const port = process.argv[2] ?? "5199";
const address = `http://127.0.0.1:${port}/`;

interface Change {
  name: string;
  file: string;
  /** The file's text and its replacement. */
  texts: readonly [string, string];
  selector: string;
  property: string;
}

const tokens = "theme/tokens";
const changes: readonly Change[] = [
  {
    name: "a color",
    file: `${tokens}/semantic.light.tokens.json`,
    texts: [
      `"The page’s paper.", "$value": "{color.neutral.50}"`,
      `"The page’s paper.", "$value": "{color.neutral.200}"`,
    ],
    selector: "body",
    property: "background-color",
  },
  {
    name: "a radius",
    file: `${tokens}/space.tokens.json`,
    texts: [`"control": { "$value": { "value": 0.375`, `"control": { "$value": { "value": 0.875`],
    selector: ":root",
    property: "--k-radii-control",
  },
  {
    name: "a font size",
    file: `${tokens}/type.tokens.json`,
    texts: [`"body": { "$value": { "value": 1.125`, `"body": { "$value": { "value": 1.25`],
    selector: "body",
    property: "font-size",
  },
  {
    name: "a duration",
    file: `${tokens}/motion.tokens.json`,
    texts: [`"value": 150`, `"value": 180`],
    selector: ":root",
    property: "--k-durations-fast",
  },
  {
    name: "a recipe",
    file: "theme/recipes.ts",
    texts: [`textUnderlineOffset: "0.2em"`, `textUnderlineOffset: "0.4em"`],
    selector: "footer a",
    property: "text-underline-offset",
  },
];

const server = spawn("node_modules/.bin/react-router", ["dev", "--port", port], {
  stdio: ["ignore", "ignore", "inherit"],
});
const originals = new Map(changes.map(({ file }) => [file, readFileSync(file, "utf8")]));
try {
  await answer();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
  await page.goto(address);
  await settle(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.evaluate(() => scrollTo(0, 600));
  for (const change of changes) console.log(await measure(page, change));
  console.log(await measureMistake(page));
  await browser.close();
} finally {
  for (const [file, text] of originals) writeFileSync(file, text);
  server.kill("SIGTERM");
}

async function answer(): Promise<void> {
  for (;;) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resume) => setTimeout(resume, 200));
  }
}

/** Waits until nothing has loaded for some seconds: Vite discovers dependencies, and may reload the page for them. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(3000);
  await page.waitForLoadState("networkidle");
}

async function measure(page: Page, { name, file, texts, selector, property }: Change): Promise<string> {
  const original = originals.get(file) ?? "";
  const [before, after] = texts;
  if (!original.includes(before))
    throw new Error(`tests/bench/save-token: ${file} no longer has ${before}; fix the benchmark`);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const seen = await page.evaluateHandle(waitForChange, { selector, property, limit });
    const saved = Date.now();
    writeFileSync(file, round % 2 === 0 ? original.replace(before, after) : original);
    times.push((await seen.evaluate((one) => one.seen)) - saved);
    await page.waitForTimeout(pause);
  }
  writeFileSync(file, original);
  const { isSame, scroll } = await page.evaluate(() => ({ isSame: "isSame" in window, scroll: Math.round(scrollY) }));
  const verdict = isSame ? "no reload" : "the page was reloaded";
  return `${name}: ${median(times)} ms, at most ${Math.max(...times)} ms; ${verdict}, scrolled to ${scroll}`;
}

/** Runs in the page: returns when the property's value changes, in milliseconds since 1970. */
function waitForChange({ selector, property, limit }: { selector: string; property: string; limit: number }) {
  const value = () => {
    const element = document.querySelector(selector);
    return element ? getComputedStyle(element).getPropertyValue(property) : "";
  };
  const first = value();
  const seen = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`${selector} still has ${property} ${first}`)), limit);
    const look = () => (value() === first ? requestAnimationFrame(look) : resolve(Date.now()));
    requestAnimationFrame(look);
  });
  return { seen };
}

async function measureMistake(page: Page): Promise<string> {
  const file = `${tokens}/space.tokens.json`;
  const original = originals.get(file) ?? "";
  const overlay = page.locator("vite-error-overlay .message-body");
  const saved = Date.now();
  writeFileSync(file, original.replace(`0.375, "unit": "rem"`, `0.375, "unit": "remm"`));
  await overlay.waitFor();
  const shown = Date.now() - saved;
  const message = (await overlay.textContent()) ?? "";
  const mended = Date.now();
  writeFileSync(file, original);
  await overlay.waitFor({ state: "detached" });
  const gone = Date.now() - mended;
  const isSame = await page.evaluate(() => "isSame" in window);
  return `a mistake: over the page after ${shown} ms, gone ${gone} ms after it is mended${isSame ? "" : ", by a reload"}\n${message.trim()}`;
}
