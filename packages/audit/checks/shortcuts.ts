import type { CDPSession, Page } from "@playwright/test";
import type { Found } from "../core/audit.ts";
import type { Check, PageLoad } from "../core/check.ts";
import { settle } from "../runner/open-page.ts";
import { type Failure, failuresOf, findings } from "./describe-findings.ts";
import { elementList } from "./element-list.ts";

const failure = failuresOf({
  "key-without-modifier": ["2.1.4", "Add Alt or Ctrl, or respond only while the related element has focus."],
  "key-that-may-be-turned-off": ["2.1.4", "Check whether visitors can turn it off.", "needs review"],
});

/**
 * Leaves out "/", which opens search. Visitors can turn it off there, as 2.1.4 requires. tests/e2e/search.spec.ts
 * checks that.
 */
const keys = [..."abcdefghijklmnopqrstuvwxyz0123456789?.,+-"];

interface Stirred extends Window {
  stirred?: string[];
}

export const shortcuts: Check = {
  name: "shortcuts",
  purpose:
    "Finds single-character shortcuts that work when no field has focus. Speech input or a wrong key can trigger them.",
  criteria: ["2.1.4"],
  runs: {
    environments: ["light 1280"],
    states: "one of each kind",
    because: "Keys have the same effect in every mode, at every width, and in all forms in the same state.",
  },
  // Any other change is a failure that this check reports.
  alters: "focus",
  async run({ tab }: PageLoad): Promise<Found[]> {
    const elements = await elementList(tab);
    // The first key press makes scripts take over the forms of a hydrated page.
    await tab.keyboard.press("Shift");
    await settle(tab);
    await tab.evaluate(listen);
    const browser = await tab.context().newCDPSession(tab);
    const failures: Failure[] = [];
    // Sends all keys at once, because most pages ignore them. If something changes, sends them one by one to find the
    // key.
    const telling = (await press(tab, browser, keys)).length > 0 ? keys : [];
    for (const key of telling) {
      await tab.evaluate(rest);
      const stirred = await press(tab, browser, [key]);
      if (stirred.length === 0) continue;
      // Presses the key again, because something else may have caused the change.
      await tab.evaluate(rest);
      if ((await press(tab, browser, [key])).length === 0) continue;
      const message = `“${key}” alone changes ${[...new Set(stirred)].join(", ")}.`;
      const isOffered = await elements.evaluate(({ hasControl }) => hasControl(/shortcut|remap|\bkeys?\b/i));
      failures.push(failure(isOffered ? "key-that-may-be-turned-off" : "key-without-modifier", undefined, message));
      break;
    }
    await browser.detach();
    return findings(tab, elements, failures);
  },
};

/** Returns the changes that occur before the last key is released. */
async function press(tab: Page, browser: CDPSession, pressed: readonly string[]): Promise<string[]> {
  const before = tab.url();
  await Promise.all(
    pressed.flatMap((key) => [
      browser.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key, unmodifiedText: key }),
      browser.send("Input.dispatchKeyEvent", { type: "keyUp", key }),
    ]),
  );
  const stirred = await tab.evaluate(() => (window as Stirred).stirred?.splice(0) ?? ["the page"]);
  return tab.url() === before ? stirred : [...stirred, "the address"];
}

/** Removes the focus and waits until nothing has changed for 200 ms. Runs in the page. */
async function rest(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const { stirred = [] } = window as Stirred;
  do {
    stirred.length = 0;
    await new Promise((resume) => setTimeout(resume, 200));
  } while (stirred.length > 0);
}

/** Removes the focus from all fields and records all changes from now on. Runs in the page. */
function listen(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const stirred: string[] = [];
  Object.assign(window, { stirred });
  const note = (target: EventTarget | Node | null) => {
    const element = target instanceof Element ? target : null;
    stirred.push(element ? `<${element.localName}${element.id ? `#${element.id}` : ""}>` : "the page");
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) note(target);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const type of ["change", "click", "submit", "focusin"])
    addEventListener(type, ({ target }) => note(target), true);
}
