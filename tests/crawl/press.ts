import type { ElementHandle, Page } from "@playwright/test";
import type { Control } from "./controls.ts";

/** Milliseconds in which a press has to show something. */
const timeout = 2_000;
const interval = 40;
/** Milliseconds in which a control has to hold still, with nothing over it: a busy machine takes its time. */
const reach = 10_000;

/** Milliseconds until a control is given up: one that has still to come, and one that has come before and may have gone. */
export const timeouts = { toCome: 2_000, ifGone: 100 };

/** What is said of a control in whose place another stands once somebody is near. */
const makesWay = ["makes way for another"];

/** How a visitor presses: with a mouse, or with a finger. */
export type Hand = "mouse" | "finger";

/** A control of which no element stands in the page, or which something covers. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

/**
 * Uses a control as a visitor does, and gives what came of it: what changed in the page, what was asked for, what was
 * opened. Nothing where it has no effect. Throws `Unreachable` where it does not come within `wait` milliseconds, or
 * cannot be pressed.
 */
export async function press(tab: Page, control: Control, hand: Hand, wait = timeouts.toCome): Promise<string[]> {
  await quiet(tab);
  const element = await find(tab, control, wait);
  const outside: string[] = [];
  const listeners = [
    ["popup", () => outside.push("opens a tab")],
    ["download", () => outside.push("downloads")],
    ["request", () => outside.push("asks the server")],
    ["filechooser", () => outside.push("asks for a file")],
  ] as const;
  const before = tab.url();
  try {
    const target = await pressable(element, control);
    // What is made ready for somebody who comes near is no effect of the press.
    await target.scrollIntoViewIfNeeded();
    // A link that is shown to the keyboard alone is there to be pressed once it has the focus.
    if (control.kind === "link") await element.focus();
    // After a finger or a mouse it stays hidden though it has the focus.
    const isForKeyboard = control.kind === "link" && !(await isOnScreen(target));
    if (hand === "mouse" && !isForKeyboard) await target.hover({ timeout: reach });
    await quiet(tab);
    if (!(await isConnected(element))) return makesWay;
    await element.evaluate((pressed) => window.watchEffects(pressed));
    for (const [name, listener] of listeners) tab.on(name as "popup", listener);
    await (isForKeyboard ? target.press("Enter") : use(target, control, hand));
    for (const begun = Date.now(); Date.now() - begun < timeout; await tab.waitForTimeout(interval)) {
      const inside = await tab.evaluate(() => window.effects).catch(() => ["leaves the page"]);
      const effects = [...outside, ...inside, ...(tab.url() === before ? [] : ["changes the address"])];
      const telling = effects.filter((effect) => !isInPassing(control, effect));
      if (telling.length > 0) return [...new Set(telling)];
    }
    return [];
  } catch (error) {
    // A list may take the place of a choice while it is being made.
    if (control.kind === "choose" && !(await isConnected(element))) return makesWay;
    throw new Unreachable(error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
  } finally {
    for (const [name, listener] of listeners) tab.off(name as "popup", listener);
  }
}

async function find(tab: Page, { key }: Control, timeout: number): Promise<ElementHandle<HTMLElement>> {
  const isThere = tab.waitForFunction((key) => window.controlOf(key), key, { timeout });
  const element = (await isThere.catch(() => undefined))?.asElement();
  if (!element) throw new Unreachable("it is not there any more");
  return element as ElementHandle<HTMLElement>;
}

/** What a page asks for or draws because somebody is near a link tells nothing of where it leads. */
function isInPassing({ kind }: Control, effect: string): boolean {
  return kind === "link" && ["asks the server", "attributes", "childList", "characterData"].includes(effect);
}

/** What a visitor’s pointer meets: of a tick box, whose own element is not drawn, its label. */
async function pressable(element: ElementHandle<HTMLElement>, { kind }: Control): Promise<ElementHandle<HTMLElement>> {
  if (kind !== "tick") return element;
  const label = await element.evaluateHandle((box) => (box as HTMLInputElement).labels?.[0] ?? box);
  return label as ElementHandle<HTMLElement>;
}

async function use(target: ElementHandle<HTMLElement>, { kind }: Control, hand: Hand): Promise<void> {
  if (kind === "choose") return chooseAnother(target);
  if (kind === "slide") return target.press("ArrowRight");
  // A digit, for fields that take numbers alone.
  if (kind === "write") return target.press("5");
  // A label may hold a link further on.
  const options = { timeout: reach, ...(kind === "tick" && { position: { x: 12, y: 12 } }) };
  return hand === "finger" ? target.tap(options) : target.click(options);
}

function isConnected(element: ElementHandle): Promise<boolean> {
  return element.evaluate((near) => near.isConnected);
}

async function isOnScreen(target: ElementHandle<HTMLElement>): Promise<boolean> {
  return target.evaluate((element) => element.getBoundingClientRect().bottom > 0);
}

async function chooseAnother(target: ElementHandle<HTMLElement>): Promise<void> {
  const other = await target.evaluate((list) => {
    const { options, selectedIndex } = list as HTMLSelectElement;
    return [...options].findIndex((option, index) => index !== selectedIndex && !option.disabled);
  });
  await target.selectOption({ index: other });
}

/** Waits until nothing happens in the page between two looks. */
export async function quiet(tab: Page): Promise<void> {
  for (let looks = 0; looks < 20; looks++) {
    await tab.evaluate(() => window.watchEffects(document.documentElement));
    await tab.waitForTimeout(interval);
    if ((await tab.evaluate(() => window.effects.length)) === 0) return;
  }
}
