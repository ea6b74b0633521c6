import type { CDPSession, Page } from "@playwright/test";
import type { Found } from "../core/audit.ts";
import type { Check, PageUnderTest } from "../core/check.ts";
import { inPage } from "../runner/in-page.ts";
import { settle, shortcutsWithSwitch } from "../runner/open-page.ts";
import { type Failure, failuresOf, findings } from "./helpers/describe-findings.ts";
import { elementList } from "./helpers/element-list.ts";

const failure = failuresOf({
  "key-without-modifier": ["2.1.4", "Add Alt or Ctrl, or respond only while the related element has focus."],
  "key-that-may-be-turned-off": ["2.1.4", "Check whether visitors can turn it off.", "needs review"],
});

const characters = [..."abcdefghijklmnopqrstuvwxyz0123456789?/.,+-"];

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
  // The check reports all changes except those of focus as failures.
  alters: "focus",
  async run({ tab }: PageUnderTest): Promise<Found[]> {
    const elements = await elementList(tab);
    const withSwitch = shortcutsWithSwitch(tab);
    const keys = characters.filter((character) => !withSwitch.includes(character));
    // The first key press makes scripts take over the forms of a hydrated page.
    await tab.keyboard.press("Shift");
    await settle(tab);
    await inPage(tab, "listenForChanges");
    const browser = await tab.context().newCDPSession(tab);
    const failures: Failure[] = [];
    // Sends all keys at once, because most pages ignore them. If something changes, sends them one by one to find the
    // key.
    const telling = (await press(tab, browser, keys)).length > 0 ? keys : [];
    for (const key of telling) {
      await inPage(tab, "rest");
      const stirred = await press(tab, browser, [key]);
      if (stirred.length === 0) continue;
      // Presses the key again, because something else may have caused the change.
      await inPage(tab, "rest");
      if ((await press(tab, browser, [key])).length === 0) continue;
      const message = `“${key}” alone changes ${[...new Set(stirred)].join(", ")}.`;
      const isOffered = await inPage(tab, "hasControl", /shortcut|remap|\bkeys?\b/i);
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
  const stirred = await inPage(tab, "takeStirred");
  return tab.url() === before ? stirred : [...stirred, "the address"];
}
