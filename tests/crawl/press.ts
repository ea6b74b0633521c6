import type { ElementHandle, Page } from "@playwright/test";
import type { Control } from "./controls.ts";

/** Milliseconds within which a press must have an effect. */
const timeout = 2_000;
const interval = 40;
/** Milliseconds within which a control must become stable and uncovered. Busy machines are slow. */
const reach = 10_000;

/** Milliseconds to wait for a control: for a new one, and for one that may be gone. */
export const timeouts = { toCome: 2_000, ifGone: 100 };

/** Result for a control that is replaced when the pointer comes near. */
const makesWay = ["makes way for another"];

export type Hand = "mouse" | "finger";

/** Thrown if a control has no element in the page, or is covered. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

/**
 * Uses a control as a visitor does. Returns its effects: changes in the page, requests, tabs and downloads. Throws
 * `Unreachable` if the control does not appear within `wait` milliseconds, or cannot be pressed.
 */
export async function press(tab: Page, control: Control, hand: Hand, wait = timeouts.toCome): Promise<string[]> {
  await quiet(tab);
  const element = await find(tab, control, wait);
  const outside: string[] = [];
  const listeners = [
    ["popup", () => outside.push("opens a tab")],
    // A page that loads again has the same address.
    ["domcontentloaded", () => outside.push("leaves the page")],
    ["download", () => outside.push("downloads")],
    ["request", () => outside.push("asks the server")],
    ["filechooser", () => outside.push("asks for a file")],
  ] as const;
  const before = tab.url();
  try {
    const target = await pressable(element, control);
    // Content that loads as the pointer comes near is no effect of the press.
    await target.scrollIntoViewIfNeeded();
    // A skip link can only be pressed once it has the focus.
    if (control.kind === "link") await element.focus();
    // Focus that follows touch or mouse input does not reveal it.
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
    // A list may replace a select while an option is being chosen.
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

/**
 * Returns true for requests and changes that only prefetch or prepare a link's target. They don't prove that the link
 * leads there.
 */
function isInPassing({ kind }: Control, effect: string): boolean {
  return kind === "link" && ["asks the server", "attributes", "childList", "characterData"].includes(effect);
}

/** Returns the element that the pointer meets: for a custom checkbox, whose native element is not drawn, its label. */
async function pressable(element: ElementHandle<HTMLElement>, { kind }: Control): Promise<ElementHandle<HTMLElement>> {
  if (kind !== "tick") return element;
  const label = await element.evaluateHandle((box) => (box as HTMLInputElement).labels?.[0] ?? box);
  return label as ElementHandle<HTMLElement>;
}

async function use(target: ElementHandle<HTMLElement>, { kind }: Control, hand: Hand): Promise<void> {
  if (kind === "choose") return chooseAnother(target);
  if (kind === "slide") return target.press("ArrowRight");
  // Types a digit, because some fields accept only numbers.
  if (kind === "write") return target.press("5");
  // Clicks near the corner, because a label may contain a link.
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

/** Waits until two consecutive checks see no activity in the page. */
export async function quiet(tab: Page): Promise<void> {
  for (let looks = 0; looks < 20; looks++) {
    await tab.evaluate(() => window.watchEffects(document.documentElement));
    await tab.waitForTimeout(interval);
    if ((await tab.evaluate(() => window.effects.length)) === 0) return;
  }
}
