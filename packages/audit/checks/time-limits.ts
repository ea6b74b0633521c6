import type { Page } from "@playwright/test";
import type { Found } from "../core/audit.ts";
import type { Check, PageLoad } from "../core/check.ts";
import { inPage, inPageHandle } from "../runner/in-page.ts";
import { failuresOf, findings } from "./describe-findings.ts";

const failure = failuresOf({
  "goes-on-by-itself": [["2.2.1", "3.2.5"], "Navigate or reload only when the visitor requests it."],
  "goes-away-by-itself": ["2.2.1", "Keep controls and unique content until the visitor closes them."],
});

/** Virtual time for which the page is idle, in milliseconds: twenty minutes. */
const alone = 20 * 60_000;

export const timeLimits: Check = {
  name: "time-limits",
  purpose: "Finds pages that reload, navigate or remove a control within twenty minutes without input.",
  criteria: ["2.2.1", "3.2.5"],
  runs: {
    environments: ["light 390"],
    states: "one of each kind",
    because: "Timers work the same in every mode, at every width, and in all forms in the same state.",
  },
  alters: "tab",
  async run({ tab }: PageLoad): Promise<Found[]> {
    const elements = await inPageHandle(tab, "listUsable");
    // The engines judge a refresh in the markup.
    if ((await tab.locator("meta[http-equiv=refresh i]").count()) > 0) return [];
    const address = tab.url();
    let loaded = 0;
    tab.on("domcontentloaded", () => loaded++);
    await letTimePass(tab);
    if (loaded > 0 || tab.url() !== address) {
      const element = { selector: "html", markup: "<html>" };
      const message = `The page went from ${address} to ${tab.url()} within twenty minutes without input.`;
      return [{ ...failure("goes-on-by-itself", undefined, message), element }];
    }
    const gone = await inPage(tab, "goneFrom", elements);
    const failures = gone.map(({ at, text }) =>
      failure("goes-away-by-itself", at, `“${text?.trim().slice(0, 60)}” disappeared within twenty minutes.`),
    );
    return findings(tab, elements, failures);
  },
};

async function letTimePass(tab: Page): Promise<void> {
  const browser = await tab.context().newCDPSession(tab);
  const isOver = new Promise((resolve) => browser.once("Emulation.virtualTimeBudgetExpired", resolve));
  await browser.send("Emulation.setVirtualTimePolicy", {
    policy: "advance",
    budget: alone,
    maxVirtualTimeTaskStarvationCount: 100_000,
  });
  await isOver;
  await browser.detach();
}
