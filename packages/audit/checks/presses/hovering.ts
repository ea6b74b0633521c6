import type { Popup, Trigger } from "../../page/controls/hover.ts";
import { inPage } from "../../runner/in-page.ts";
import type { Failure } from "../helpers/describe-findings.ts";
import type { Operating } from "./operating.ts";
import { failure } from "./rules.ts";

/** Waits in milliseconds. Content may appear after a delay, and may disappear again after some time. */
const waits = { appear: 700, leave: 350, persist: 3_000, calm: 80 };

/** Moves the pointer or the focus onto an element. Returns the popup that appears, or undefined. */
async function appear(
  { tab, elements }: Operating,
  { element, listens }: Trigger,
  by: "hover" | "focus",
): Promise<Popup | undefined> {
  await inPage(tab, "blur");
  const point = await inPage(tab, "bringToMiddle", elements, element);
  await tab.mouse.move(1, 1);
  await inPage(tab, "quiet", waits.calm);
  await inPage(tab, "noteVisible", elements, element);
  const wait = listens ? waits.appear : 0;
  let seen: Popup | undefined;
  if (by === "hover") {
    // Content may disappear again before a driver on a busy machine asks for it, so the page watches from the start.
    const watch = inPage(tab, "shownOnHover", elements, element, wait);
    [seen] = await Promise.all([watch, tab.mouse.move(point.x, point.y, { steps: 2 })]);
  } else {
    await inPage(tab, "focusOn", elements, element);
    await tab.waitForTimeout(wait);
  }
  await inPage(tab, "quiet", waits.calm);
  return (await inPage(tab, "shownSince", elements, element)) ?? seen;
}

/**
 * Hovers over an element. Content that appears must be persistent, hoverable, and dismissible with Escape (WCAG 2.2,
 * 1.4.13). Finds nothing if content also appears while the pointer is away, such as the texts of a ticker.
 */
export async function hoverOver(operating: Operating, trigger: Trigger): Promise<Failure[]> {
  const wrong = await hoverAndLeave(operating, trigger);
  return wrong.length > 0 && (await changesWithoutPointer(operating, trigger)) ? [] : wrong;
}

async function changesWithoutPointer({ tab, elements }: Operating, { element }: Trigger): Promise<boolean> {
  await tab.mouse.move(1, 1);
  await tab.waitForTimeout(waits.leave);
  await inPage(tab, "quiet", waits.calm);
  await inPage(tab, "noteVisible", elements, element);
  return (await inPage(tab, "watchFor", elements, element, waits.appear + waits.persist)) !== undefined;
}

async function hoverAndLeave(operating: Operating, trigger: Trigger): Promise<Failure[]> {
  const { tab } = operating;
  const { element } = trigger;
  const popup = await appear(operating, trigger, "hover");
  if (!popup) return [];
  await tab.waitForTimeout(waits.persist);
  if (!(await isStillShown(operating, popup)))
    return [failure("hover-not-persistent", element, `“${popup.words}” disappears while the pointer stays.`)];
  const wrong = await dismiss(operating, popup, trigger);
  if (trigger.isForMouse) {
    const message = `“${popup.words}” appears on hover, and no element there takes the keyboard.`;
    wrong.push(failure("hover-without-keyboard", element, message));
  }
  const again = await appear(operating, trigger, "hover");
  if (!again || again.isOfTrigger || !(await isStillShown(operating, again))) return wrong;
  await tab.mouse.move(again.near.x, again.near.y, { steps: 8 });
  await tab.mouse.move(again.middle.x, again.middle.y, { steps: 8 });
  await tab.waitForTimeout(waits.leave);
  if (!(await isStillShown(operating, again)))
    wrong.push(failure("hover-not-hoverable", element, `“${again.words}” disappears when the pointer moves onto it.`));
  return wrong;
}

/** Focuses an element. Content that then covers other content must close with Escape. */
export async function focusOn(operating: Operating, trigger: Trigger): Promise<Failure[]> {
  const popup = await appear(operating, trigger, "focus");
  if (!popup) return [];
  await operating.tab.waitForTimeout(waits.leave);
  return dismiss(operating, popup, trigger);
}

/** Presses Escape. Content that covers no other content may stay. */
async function dismiss(operating: Operating, popup: Popup, { element }: Trigger): Promise<Failure[]> {
  await operating.tab.keyboard.press("Escape");
  await operating.tab.waitForTimeout(waits.leave);
  if (!popup.covers || !(await isStillShown(operating, popup))) return [];
  const message = `“${popup.words}” covers other content, and Escape does not close it.`;
  return [failure("hover-not-dismissible", element, message)];
}

function isStillShown({ tab, elements }: Operating, { element }: Popup): Promise<boolean> {
  return inPage(tab, "isStillShown", elements, element);
}
