import type { State } from "@kindred-ground/audit/core/check.ts";
import { modes } from "@kindred-ground/audit/core/modes.ts";
import { openHydrated, settle } from "@kindred-ground/audit/runner/open-page.ts";
import { contextOptions } from "@kindred-ground/audit/runner/tabs.ts";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { installControls } from "./controls.ts";
import { installEffects } from "./effects.ts";
import type { Hand } from "./press.ts";

export interface Walk {
  origin: string;
  width: 390 | 1280;
  colors: "light" | "dark";
  /** Time of the visitor's clock. Defaults to the machine's. */
  at?: Date;
}

export interface Standing {
  tab: Page;
  close(): Promise<void>;
}

export const handOf = ({ width }: Walk): Hand => (width === 390 ? "finger" : "mouse");

/** Opens a page and brings it into a state. Console errors and warnings go to `complaints`. */
export async function stand(
  browser: Browser,
  walk: Walk,
  { path, state }: { path: string; state: State },
  complaints: string[],
): Promise<Standing> {
  const hasTouch = handOf(walk) === "finger";
  const setting = { mode: walk.colors, width: walk.width } as const;
  const context = await browser.newContext({
    ...contextOptions(setting, walk.origin),
    hasTouch,
    isMobile: hasTouch,
  });
  try {
    return { tab: await bring(context, walk, { path, state }, complaints), close: () => context.close() };
  } catch (error) {
    await context.close();
    throw error;
  }
}

async function bring(
  context: BrowserContext,
  { origin, colors, at }: Walk,
  { path, state }: { path: string; state: State },
  complaints: string[],
): Promise<Page> {
  context.setDefaultTimeout(10_000);
  if (at) await context.clock.install({ time: at });
  await context.addInitScript(installEffects);
  await context.addInitScript(installControls);
  const tab = await context.newPage();
  tab.on("pageerror", ({ message }) => complaints.push(`uncaught: ${message}`));
  tab.on("console", (said) => {
    // The browser itself logs responses that a state provokes, such as a failed connection.
    const isAnswer = /\/(forms|newsletter)\/|\/quiz\/answers$|\/homested$|\/no-such-page$/.test(said.location().url);
    if (["error", "warning"].includes(said.type()) && !isAnswer) complaints.push(said.text());
  });
  // Requests to other sites are stubbed.
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  );
  // The crawl does not continue in tabs that a control opens.
  tab.on("popup", (opened) => opened.close().catch(() => {}));
  await state.before?.(tab);
  await openHydrated(tab, new URL(state.address ?? path, origin).href);
  await settle(tab);
  await state.steps(tab, modes[colors]);
  await settle(tab);
  return tab;
}
