import type { Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";
import { sendNothing } from "./send-nothing.ts";

/** Where tabs come from: a browser makes a context for each, a pool has them again. */
export interface Contexts {
  newContext(options: BrowserContextOptions): Promise<Pick<BrowserContext, "newPage" | "close">>;
}

/**
 * Contexts of a browser that are used again after `close`, with what it has fetched for them; what pages have kept is
 * taken out before the next one is opened. `isOurs`: whether the site was started for this run alone. Any other is sent
 * nothing, for which the browser asks of each request and fetches every script anew.
 */
export function contextPool(browser: Browser, { isOurs }: { isOurs: boolean }): Contexts {
  const idle = new Map<string, BrowserContext[]>();
  return {
    async newContext({ viewport, colorScheme, contrast, forcedColors, reducedMotion, ...lasting }) {
      const key = JSON.stringify(lasting);
      const free = idle.get(key) ?? [];
      idle.set(key, free);
      const context = free.pop() ?? (await browser.newContext(lasting));
      return {
        async newPage() {
          const tab = await context.newPage();
          if (!isOurs) await sendNothing(tab);
          if (viewport) await tab.setViewportSize(viewport);
          await tab.emulateMedia({ colorScheme, contrast, forcedColors, reducedMotion });
          if (lasting.baseURL) {
            const session = await context.newCDPSession(tab);
            await session.send("Storage.clearDataForOrigin", { origin: lasting.baseURL, storageTypes: "all" });
            await session.detach();
          }
          return tab;
        },
        async close() {
          await Promise.all(context.pages().map((tab) => tab.close()));
          free.push(context);
        },
      };
    },
  };
}
