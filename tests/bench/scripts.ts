/**
 * `node tests/bench/scripts.ts`: the script of built sites in bytes, each file as it is served (brotli). First what each
 * page loads by itself, until it has been left alone for `rest`; then what the quiz, as far as its result, and the pages
 * with forms load when they are used, by a mouse on a desk and by touch on a phone. Each is told in all, without what
 * every page loads by itself (“own”), and without what the form in the footer of every page loads when it is used
 * (“beyond the footer’s”). Sites to compare may be named, the older one first, and pages:
 * `node tests/bench/scripts.ts /contact --site=../before/build/client --site=build/client`. `--files` names the files,
 * `--alone` leaves the use out.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { everyPath } from "../../data/every-page.ts";
import { findChromium } from "../../scripts/chromium.mjs";
import { readSite } from "../../server/site-files.ts";
import { staticHandler } from "../../server/static-handler.ts";
import { browserArguments } from "../browser-arguments.ts";

/** A page of words alone. */
const plain = "/privacy";
/** Milliseconds: nothing is asked for that much longer, and the page is taken to have all that it wants. */
const rest = 6_000;
/** Pages at once. */
const abreast = 4;
const questions = 15;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: "string", multiple: true, default: ["build/client"] },
    files: { type: "boolean" },
    alone: { type: "boolean" },
  },
});

/** How a control is pressed. */
type Hand = "click" | "tap";

const devices: Record<Hand, BrowserContextOptions> = {
  click: { viewport: { width: 1280, height: 900 } },
  tap: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** A built site that is served, and what each of its scripts weighs. */
interface Served {
  folder: string;
  origin: string;
  sizes: Map<string, number>;
  /** The pages whose main part has a form. */
  withForms: Set<string>;
  close: () => void;
}

function serve(folder: string): Served {
  const site = readSite(folder);
  const server = createServer(staticHandler(site)).listen(0);
  const bodyOf = (path: string) => site.files.get(path)?.bodies.identity.toString() ?? "";
  const withForms = everyPath().filter((path) => /<main.*<form[^>]*method="post".*<\/main/s.test(bodyOf(path)));
  const sizes = [...site.files].map(([path, { bodies }]) => [path, (bodies.br ?? bodies.identity).length] as const);
  return {
    folder,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sizes: new Map(sizes.filter(([path]) => path.endsWith(".js"))),
    withForms: new Set(withForms),
    close: () => server.close(),
  };
}

type Scripts = ReadonlySet<string>;

function without(scripts: Scripts, others: Scripts): Scripts {
  return new Set([...scripts].filter((script) => !others.has(script)));
}

/** The scripts that a page asks for, by path, from when it is opened until `use` is through and all has come. */
async function scriptsOf(
  site: Served,
  path: string,
  hand: Hand,
  use?: (page: Page) => Promise<void>,
): Promise<Scripts | undefined> {
  const context = await browser.newContext(devices[hand]);
  const page = await context.newPage();
  const asked = new Set<string>();
  let last = performance.now();
  page.on("request", (request) => {
    last = performance.now();
    const { pathname } = new URL(request.url());
    if (site.sizes.has(pathname)) asked.add(pathname);
  });
  const settle = async () => {
    while (performance.now() - last < rest) await page.waitForTimeout(200);
  };
  const answer = await page.goto(site.origin + path, { waitUntil: "load" });
  await settle();
  if (use) {
    await use(page);
    last = performance.now();
    await settle();
  }
  await context.close();
  return answer?.ok() ? asked : undefined;
}

/** Comes to the forms in a part of the page, writes, opens their lists, and presses their buttons. */
async function useForms(page: Page, hand: Hand, within: string) {
  for (const form of await page.locator(`${within} form[method=post]`).all()) {
    await form.scrollIntoViewIfNeeded();
    await page.waitForFunction((element) => element?.hasAttribute("novalidate"), await form.elementHandle());
    await form.locator("input:not([type=hidden], [tabindex='-1']), textarea").first()[hand]();
    if (hand === "click") {
      await form.hover({ position: { x: 2, y: 2 } });
      await page.waitForTimeout(rest / 2);
      for (const list of await form.getByRole("combobox").all()) {
        await list.click();
        await page.keyboard.press("Escape");
      }
    }
    await form.locator("button[type=submit]").first()[hand]();
  }
}

/** From the first question to the result, without leaving an address. */
async function takeQuiz(page: Page, hand: Hand) {
  for (let number = 1; number <= questions; number++) {
    await page.getByText(`${number} of ${questions}`, { exact: true }).waitFor();
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: number === questions ? "Get My Results" : "Next" })[hand]();
  }
  await page.getByRole("button", { name: "Show my results without email" })[hand]();
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Does `work` for each, a few at once; the results in the order of `items`. */
async function abreastOf<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const runner = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: abreast }, runner));
  return results;
}

const paths = positionals.length > 0 ? positionals : everyPath();
const sites = flags.site.map(serve);
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });

try {
  const tables: Table[] = [];
  for (const site of sites) tables.push(await measure(site));
  for (const title of tables.at(-1)?.keys() ?? []) print(title, tables);
} finally {
  await browser.close();
  for (const site of sites) site.close();
}

/** Bytes by title and page. */
type Table = Map<string, Map<string, number>>;

async function measure(site: Served): Promise<Table> {
  const table: Table = new Map();
  const note = (title: string, path: string, scripts: Scripts) => {
    const bytes = [...scripts].reduce((sum, script) => sum + (site.sizes.get(script) ?? 0), 0);
    table.set(title, (table.get(title) ?? new Map<string, number>()).set(path, bytes));
    if (flags.files)
      for (const script of scripts) console.log(site.folder, title, path, site.sizes.get(script), script);
  };

  const alone = await abreastOf([...paths, plain], (path) => scriptsOf(site, path, "tap"));
  const loaded = alone.filter((scripts) => scripts !== undefined);
  const everywhere = new Set([...(loaded[0] ?? [])].filter((script) => loaded.every((scripts) => scripts.has(script))));
  for (const [index, path] of paths.entries()) {
    const scripts = alone[index];
    if (!scripts) continue;
    note("by itself", path, scripts);
    note("by itself, own", path, without(scripts, everywhere));
  }

  if (flags.alone) return table;
  for (const [hand, name] of [
    ["click", "by mouse"],
    ["tap", "by touch"],
  ] as const) {
    const footer = await scriptsOf(site, plain, hand, (page) => useForms(page, hand, "footer"));
    await abreastOf(paths, async (path) => {
      const isQuiz = path === "/quiz";
      if (!isQuiz && !site.withForms.has(path)) return;
      const scripts = isQuiz
        ? await scriptsOf(site, "/quiz#q1", hand, (page) => takeQuiz(page, hand))
        : await scriptsOf(site, path, hand, (page) => useForms(page, hand, "main"));
      if (!scripts || !footer) return;
      note(`used ${name}`, path, scripts);
      note(`used ${name}, own`, path, without(scripts, everywhere));
      note(`used ${name}, beyond the footer’s`, path, without(without(scripts, everywhere), footer));
    });
  }
  return table;
}

function print(title: string, tables: readonly Table[]): void {
  console.log(`\n${title}: ${sites.map(({ folder }) => folder).join(", ")}`);
  for (const path of paths) {
    const [base, ...others] = tables.map((table) => table.get(title)?.get(path));
    if ([base, ...others].every((bytes) => bytes === undefined)) continue;
    const ratios = others.map((bytes) => (base && bytes !== undefined ? `${(bytes / base).toFixed(3)} x` : ""));
    const columns = [base, ...others].map((bytes) => String(bytes ?? "-").padStart(9));
    console.log(path.padEnd(44), ...columns, ...ratios);
  }
}
