import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { type Environment, type Mode, modes, widths } from "../core/modes.ts";
import type { PageOpening } from "../core/setup.ts";
import { addCookies, headersFor } from "./access.ts";
import { browserArguments } from "./browser-arguments.ts";
import { atStart } from "./in-page.ts";
import { setOpening } from "./open-page.ts";

/** Height in CSS pixels of the window that WCAG 2.2, 1.4.10 defines for 400% zoom. It is 1280 px wide. */
const zoomedHeight = 1024;

/** Returns the viewport in CSS pixels. Browser zoom shrinks it. */
export function viewportOf({ mode: name, width }: Environment): { width: number; height: number } {
  const { zoom }: Mode = modes[name];
  if (zoom === undefined) return { width, height: widths[width] };
  return { width: (width * 100) / zoom, height: (zoomedHeight * 100) / zoom };
}

/** Returns the browser context's options. Text size is not one of them: see `enlargeText`. */
export function contextOptions(environment: Environment, origin: string): BrowserContextOptions {
  const mode: Mode = modes[environment.mode];
  return {
    baseURL: origin,
    viewport: viewportOf(environment),
    deviceScaleFactor: (mode.zoom ?? 100) / 100,
    colorScheme: mode.colorScheme,
    contrast: mode.contrast ?? "no-preference",
    forcedColors: mode.forcedColors ?? "none",
    reducedMotion: mode.moves ? "no-preference" : "reduce",
    javaScriptEnabled: mode.scripts !== "off",
    locale: "en-US",
    timezoneId: "America/New_York",
  };
}

const usual = { standard: 16, fixed: 13 };

/**
 * Sets the browser's text size, in percent of the default, for the current page of `tab` and all later ones.
 *
 * Unlike a stylesheet's font size, it also affects media queries.
 */
export async function enlargeText(tab: Page, percent: number): Promise<void> {
  const fontSizes = { standard: (usual.standard * percent) / 100, fixed: (usual.fixed * percent) / 100 };
  const session = await tab.context().newCDPSession(tab);
  await session.send("Page.setFontSizes", { fontSizes });
}

/**
 * Throws if the browser does not have this text size, because findings would be meaningless. Measures it by a media
 * query, because the page may set its own font size.
 */
export async function expectTextSize(tab: Page, percent: number): Promise<void> {
  const wanted = (usual.standard * percent) / 100;
  const isThere = await tab.evaluate((size) => {
    const width = innerWidth / size;
    return matchMedia(`(min-width: ${width - 0.01}em) and (max-width: ${width + 0.01}em)`).matches;
  }, wanted);
  if (!isThere) throw new Error(`the browser’s text size is not ${wanted}px`);
}

/**
 * Blocks all requests of `tab` other than GET, HEAD and OPTIONS, so that an audit leaves no data on a live site. Adds
 * the credentials to requests for a site that requires them.
 *
 * States that simulate the intake add their own routes, which take precedence.
 */
export async function sendNothing(tab: Page): Promise<void> {
  await addCookies(tab);
  await tab.route("**/*", (route) => {
    const request = route.request();
    if (!["GET", "HEAD", "OPTIONS"].includes(request.method())) return route.abort();
    const headers = headersFor(request.url());
    return route.fallback(headers && { headers: { ...request.headers(), ...headers } });
  });
}

export interface Tabs {
  /** Returns an empty tab in the mode and width of an environment, without stored data of `origin`. */
  take(environment: Environment, origin: string): Promise<UsedTab>;
}

interface OpenTab {
  tab: Page;
  /** Console errors, console warnings and uncaught errors since the tab was taken. */
  complaints: string[];
}

interface UsedTab extends OpenTab {
  /** Releases the tab. It is not reused if it was `altered` beyond its page. */
  leave(altered?: "altered"): Promise<void>;
}

/** Timeout in milliseconds for each wait in a tab. */
const timeout = 60_000;

export function freshTabs(browser: Browser, opening?: PageOpening): Tabs {
  return {
    async take(environment, origin) {
      const { tab, complaints } = await openTab(browser, environment, origin, opening);
      return { tab, complaints, leave: () => tab.context().close() };
    },
  };
}

interface ReuseOptions {
  isOurs: boolean;
  turn?: () => Promise<void>;
  opening?: PageOpening | undefined;
}

/**
 * Reuses tabs. This takes half the processor time of new tabs, because files are cached and scripts are compiled.
 *
 * `isOurs` is true if the site was started only for this run. Otherwise, requests are intercepted to block submissions,
 * so every script is fetched again. `turn` resolves when the next page may be opened.
 */
export function reusedTabs(browser: Browser, { isOurs, turn, opening }: ReuseOptions): Tabs {
  const idle = new Map<string, OpenTab[]>();
  return {
    async take(environment, origin) {
      await turn?.();
      const free = idle.get(lasting(environment, origin)) ?? [];
      idle.set(lasting(environment, origin), free);
      const open = free.pop() ?? (await openTab(browser, environment, origin, opening));
      if (!isOurs) await sendNothing(open.tab);
      await adjustTab(open.tab, environment, origin);
      await parkPointer(open.tab);
      return {
        ...open,
        async leave(altered) {
          if (altered) return open.tab.context().close();
          await empty(open, origin);
          free.push(open);
        },
      };
    },
  };
}

/**
 * Moves the pointer off the page. Otherwise an element that appears under it could start its hover transition at any
 * later time.
 */
export function parkPointer(tab: Page): Promise<void> {
  return tab.mouse.move(-1, -1);
}

export async function adjustTab(tab: Page, environment: Environment, origin: string): Promise<void> {
  const { colorScheme, contrast, forcedColors, reducedMotion } = contextOptions(environment, origin);
  await tab.emulateMedia({ media: null, colorScheme, contrast, forcedColors, reducedMotion });
  const viewport = viewportOf(environment);
  const { width, height } = tab.viewportSize() ?? {};
  if (width !== viewport.width || height !== viewport.height) await tab.setViewportSize(viewport);
}

/** Returns a key of the options that an open tab cannot change. */
function lasting(environment: Environment, origin: string): string {
  const { viewport, colorScheme, contrast, forcedColors, reducedMotion, ...rest } = contextOptions(environment, origin);
  const { textSize }: Mode = modes[environment.mode];
  return JSON.stringify({ ...rest, textSize });
}

async function openTab(
  browser: Browser,
  environment: Environment,
  origin: string,
  opening: PageOpening | undefined,
): Promise<OpenTab> {
  const context = await browser.newContext(contextOptions(environment, origin));
  const tab = await context.newPage();
  tab.setDefaultTimeout(timeout);
  if (opening) setOpening(tab, opening);
  await atStart(tab, "recordMotion");
  const complaints: string[] = [];
  tab.on("console", (said) => ["error", "warning"].includes(said.type()) && complaints.push(said.text()));
  tab.on("pageerror", ({ message }) => complaints.push(`uncaught: ${message}`));
  const { textSize }: Mode = modes[environment.mode];
  if (textSize) await enlargeText(tab, textSize);
  return { tab, complaints };
}

/** Resets a tab: removes its routes, closes popups, leaves the page, and deletes stored data and complaints. */
async function empty({ tab, complaints }: OpenTab, origin: string): Promise<void> {
  await tab.unrouteAll({ behavior: "ignoreErrors" });
  const others = tab
    .context()
    .pages()
    .filter((other) => other !== tab);
  await Promise.all(others.map((other) => other.close()));
  // Leaves the page first, because a page can store data until it unloads. A new address that differs only in its
  // fragment would not reload it. With `location.replace`, the tab keeps its process, which has the compiled scripts.
  await tab.evaluate(() => location.replace("about:blank"));
  await tab.waitForURL("about:blank");
  await tab.evaluate(() => sessionStorage.clear());
  const session = await tab.context().newCDPSession(tab);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
  complaints.length = 0;
}

/** Minimum text spacing that a page must support (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Property of the window for the stylesheet. Unlike a string, it cannot be the name of an element. */
const spacingKey = "@kindred-ground/audit spacing";

/** Turns text spacing on or off. Uses a constructed stylesheet, because the pages' policy blocks all others. */
export function spaceText(tab: Page, isOn: boolean): Promise<unknown> {
  return tab.evaluate(
    ({ key, rules, isOn }) => {
      const own = window as unknown as Record<symbol, CSSStyleSheet | undefined>;
      let sheet = own[Symbol.for(key)];
      if (!sheet) {
        sheet = new CSSStyleSheet();
        Object.defineProperty(own, Symbol.for(key), { value: sheet });
        document.adoptedStyleSheets.push(sheet);
      }
      sheet.replaceSync(isOn ? rules : "");
    },
    { key: spacingKey, rules: spacing, isOn },
  );
}

/** Starts headless Chromium. Without a path, starts the one that Playwright has installed. */
export function launchBrowser(executablePath: string | undefined): Promise<Browser> {
  return chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments });
}
