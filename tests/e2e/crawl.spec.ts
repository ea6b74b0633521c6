import type { Page } from "@playwright/test";
import type { Control } from "../crawl/controls.ts";
import { installControls } from "../crawl/controls.ts";
import { crawlState } from "../crawl/crawl-state.ts";
import { installEffects } from "../crawl/effects.ts";
import { expect, test } from "./site-test.ts";

async function crawl(page: Page, main: string): Promise<string[]> {
  await page.addInitScript(installEffects);
  await page.addInitScript(installControls);
  await page.route("**/terms", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><title>Fixture</title><main>${main}</main>`,
    }),
  );
  const problems: string[] = [];
  const met = new Set<string>();
  await crawlState(
    async () => {
      await page.goto("/terms");
      return { tab: page, close: async () => {} };
    },
    {
      hand: "mouse",
      fresh: (controls: readonly Control[]) => controls.filter(({ key }) => !met.has(key) && met.add(key)),
      tell: (problem) => problems.push(problem),
      complaints: [],
    },
  );
  return problems;
}

test("the crawl reports controls without effect, also in menus, and dead links", async ({ page }) => {
  const problems = await crawl(
    page,
    `<button onclick="this.nextElementSibling.hidden = !this.nextElementSibling.hidden">Menu</button>
     <p hidden><button>Inert line</button></p>
     <a href="/about" onclick="event.preventDefault()">Inert link</a>
     <a href="#nowhere">No target</a>
     <a href="/no-such-page">No page</a>
     <a href="https://elsewhere.example/" target="_blank">New tab</a>`,
  );
  expect(problems.toSorted()).toEqual([
    "link ‘Inert link’ is inert",
    "link ‘New tab’: nothing says that it opens a new tab",
    "link ‘No page’: /no-such-page: no such page",
    "link ‘No target’: #nowhere: no such target",
    "press ‘Menu’, then press ‘Inert line’: pressing it has no effect",
  ]);
});

test("the crawl reports nothing if every control has an effect", async ({ page }) => {
  const problems = await crawl(
    page,
    `<button onclick="this.ariaExpanded = this.ariaExpanded !== 'true'">Toggle</button>
     <button aria-pressed="true">Chosen already</button>
     <a href="/terms">This page</a>
     <details><summary>More</summary><a href="#place">To a place</a></details>
     <label><input type="checkbox" /> Box</label>
     <select aria-label="Choice"><option>One</option><option>Two</option></select>
     <input aria-label="Words" />
     <button onclick="navigator.clipboard?.writeText('it')">Copy</button>
     <button onclick="this.ariaBusy = 'true'; setTimeout(() => this.remove(), 150)">Goes when it is pressed</button>
     <button onclick="this.animate([{ opacity: 0 }, { opacity: 1 }], 300)">Play</button>
     <a href="#place" style="position: absolute; top: -9em">For the keyboard alone</a>
     <h2 id="place" style="margin-top: 200vh">Place</h2>`,
  );
  expect(problems).toEqual([]);
});
