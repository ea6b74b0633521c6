import type { JSHandle, Page } from "@playwright/test";
import type { Found } from "../core/audit.ts";
import type { Check, PageUnderTest } from "../core/check.ts";
import type { ElementList } from "../page/element-list.ts";
import { inPage, inPageHandle } from "../runner/in-page.ts";
import { type Failure, failuresOf, findings } from "./helpers/describe-findings.ts";
import { elementList } from "./helpers/element-list.ts";

const failure = failuresOf({
  "goes-on-by-itself": [["2.2.1", "3.2.5"], "Navigate or reload only when the visitor requests it."],
  "form-changes-by-itself": [
    "2.2.1",
    "Keep forms as visitors left them, or warn before a time limit and let them extend it.",
    "needs review",
  ],
  "focus-moves-by-itself": [["2.4.3", "3.2.5"], "Move the focus only after an action of the visitor.", "needs review"],
  "goes-away-by-itself": ["2.2.1", "Keep controls and unique content until the visitor closes them."],
});

/** Virtual time for which the page is idle, in milliseconds: twenty minutes. */
const alone = 20 * 60_000;

export const timeLimits: Check = {
  name: "time-limits",
  purpose:
    "Finds pages that reload, navigate, remove a control, empty or turn off a form, or move the focus within twenty minutes without input.",
  criteria: ["2.2.1", "2.4.3", "3.2.5"],
  runs: {
    environments: ["light 390"],
    states: "one of each kind",
    because: "Timers work the same in every mode, at every width, and in all forms in the same state.",
  },
  alters: "tab",
  async run({ tab }: PageUnderTest): Promise<Found[]> {
    // Leaves a refresh in the markup to the engines, which report it.
    if ((await tab.locator("meta[http-equiv=refresh i]").count()) > 0) return [];
    await inPage(tab, "quiet", settling);
    await inPage(tab, "watchFocus");
    await inPage(tab, "fillForms");
    // Filling in a form may remove an error message with its link.
    await inPage(tab, "quiet", settling);
    const elements = await inPageHandle(tab, "listUsable");
    const list = await elementList(tab);
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
    return [
      ...(await findings(tab, elements, failures)),
      ...(await findings(tab, list, await changedByTime(tab, list))),
    ];
  },
};

/** Milliseconds without a change after which a page counts as settled. */
const settling = 120;

async function changedByTime(tab: Page, list: JSHandle<ElementList>): Promise<Failure[]> {
  const changed = await inPage(tab, "changedForms", list);
  const moves = await inPage(tab, "focusMoves", list);
  return [
    ...changed.slice(0, 1).map(({ element, isEmptied }) => {
      const message = `${changed.length} of the page’s fields ${isEmptied ? "lost their text" : "were turned off"} within twenty minutes without input.`;
      return failure("form-changes-by-itself", element, message);
    }),
    ...moves.slice(0, 1).map((element) => {
      const message = "The page moves the focus to this element without input, after it has opened.";
      return failure("focus-moves-by-itself", element, message);
    }),
  ];
}

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
