import type { Dialog, JSHandle, Page, Request, Route } from "@playwright/test";
import type { ElementList } from "../../page/element-list.ts";
import type { World } from "../../page/world.ts";
import { inPage } from "../../runner/in-page.ts";

/** Pause in milliseconds after which the effects of an action are over. */
export const pause = 120;

/** A page whose controls a check operates. */
export interface Operating {
  tab: Page;
  elements: JSHandle<ElementList>;
  departures: Departures;
}

interface Departures {
  /** Returns the attempts since the last call: addresses that the page tried to open, and dialogs. */
  take(): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * Blocks navigation, new windows and dialogs, so that the page's elements stay, and records each attempt. The page's
 * own process reports each attempt before it answers the next command. The request and the new window follow at an
 * unknown time.
 */
export async function watchDepartures(tab: Page): Promise<Departures> {
  const gone: string[] = [];
  const hold = async (route: Route, request: Request) => {
    const isDeparture = request.isNavigationRequest() && request.frame() === tab.mainFrame();
    await (isDeparture ? route.abort("aborted") : route.fallback());
  };
  const opened = (other: Page) => void other.close();
  const asked = (dialog: Dialog) => {
    gone.push("a dialog of the browser");
    void dialog.dismiss().catch(() => {});
  };
  await tab.route("**/*", hold);
  tab.on("popup", opened).on("dialog", asked);
  const session = await tab.context().newCDPSession(tab);
  const { frameTree } = await session.send("Page.getFrameTree");
  session.on("Page.frameRequestedNavigation", ({ frameId, url, disposition }) => {
    if (frameId === frameTree.frame.id && disposition === "currentTab") gone.push(url);
  });
  session.on("Page.windowOpen", ({ url }) => gone.push(url));
  await session.send("Page.enable");
  return {
    async take() {
      await session.send("Runtime.evaluate", { expression: "0" });
      return gone.splice(0);
    },
    async stop() {
      await session.detach();
      tab.off("popup", opened).off("dialog", asked);
      await tab.unroute("**/*", hold);
    },
  };
}

export async function world({ tab }: Operating): Promise<World> {
  await inPage(tab, "quiet", pause);
  return inPage(tab, "readWorld");
}

export function differs(one: World, other: World): boolean {
  return one.address !== other.address || one.words !== other.words || one.parts !== other.parts;
}
