import type { Browser, BrowserContext, Page } from "@playwright/test";
import { modes } from "../../a11y/modes.ts";
import { contextOptions } from "../../a11y/run/context-options.ts";
import { openHydrated } from "../../a11y/run/open-page.ts";
import { settle } from "../../a11y/run/settle.ts";
import type { State } from "../../a11y/state.ts";
import { installControls } from "./controls.ts";
import { installEffects } from "./effects.ts";
import type { Hand } from "./press.ts";

/** Where and how a site is walked through. */
export interface Walk {
  origin: string;
  width: 390 | 1280;
  colors: "light" | "dark";
  /** The visitor’s clock; the machine’s where it is left out. */
  at?: Date;
}

/** A page in a state, in a tab of its own. */
export interface Standing {
  tab: Page;
  close(): Promise<void>;
}

/** Phones are pressed with a finger. */
export const handOf = ({ width }: Walk): Hand => (width === 390 ? "finger" : "mouse");

/**
 * Opens a page and brings it into a state. What the page writes to the console as an error or a warning goes into
 * `complaints`.
 */
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
    // An answer that a state asks for, such as no connection, is written by the browser itself.
    const isAnswer = /\/(forms|newsletter)\/|\/homested$|\/no-such-page$/.test(said.location().url);
    if (["error", "warning"].includes(said.type()) && !isAnswer) complaints.push(said.text());
  });
  // Other sites are not asked for.
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  );
  // A tab that a control opens is no place to go on from.
  tab.on("popup", (opened) => opened.close().catch(() => {}));
  await state.before?.(tab);
  await openHydrated(tab, new URL(state.address ?? path, origin).href);
  await settle(tab);
  await state.steps(tab, modes[colors]);
  await settle(tab);
  return tab;
}
