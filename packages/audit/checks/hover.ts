import type { JSHandle, Page } from "@playwright/test";
import type { Found } from "../core/audit.ts";
import type { Check, PageLoad } from "../core/check.ts";
import type { Popup, Trigger } from "../page/controls/hover.ts";
import type { ElementList } from "../page/element-list.ts";
import { inPage } from "../runner/in-page.ts";
import { type Failure, failuresOf, findings } from "./describe-findings.ts";
import { elementList, oncePerAppearance } from "./element-list.ts";
import { listenersOf } from "./listeners.ts";

const failure = failuresOf({
  "hover-not-dismissible": ["1.4.13", "Close the content with Escape, without a move of the pointer or the focus."],
  "hover-not-hoverable": ["1.4.13", "Keep the content open while the pointer moves onto it and stays there."],
  "hover-not-persistent": ["1.4.13", "Keep the content open until the pointer or the focus leaves."],
});

/** Milliseconds. Content may appear after a delay, and some disappears after a time. */
const waits = { appear: 700, leave: 350, persist: 3_000, calm: 80 };

const tried = new Set<string>();

export const hover: Check = {
  name: "hover",
  purpose:
    "Hovers over and focuses elements. Finds content that appears, but cannot be dismissed, hovered, or read in peace.",
  criteria: ["1.4.13"],
  runs: {
    environments: ["light 1280"],
    states: "pages as opened",
    because:
      "Only wide layouts are used with a mouse. The check tries each kind of element once in a run, if it listens to hover or focus, or if a style does.",
  },
  alters: "page",
  async run({ tab }: PageLoad): Promise<Found[]> {
    const elements = await elementList(tab);
    const { ofElements } = await listenersOf(tab, elements);
    const failures: Failure[] = [];
    const hovering = { tab, elements };
    const triggers = await inPage(tab, "hoverTriggers", elements, ofElements);
    for (const trigger of oncePerAppearance(triggers)) {
      if (tried.has(trigger.identity)) continue;
      tried.add(trigger.identity);
      failures.push(...(await hoverOver(hovering, trigger)));
      if (trigger.takesFocus) failures.push(...(await focusOn(hovering, trigger)));
    }
    return findings(tab, elements, failures);
  },
};

interface Hovering {
  tab: Page;
  elements: JSHandle<ElementList>;
}

/** Moves the pointer onto an element and returns what appears. */
async function appear(
  { tab, elements }: Hovering,
  { element, listens }: Trigger,
  by: "hover" | "focus",
): Promise<Popup | undefined> {
  await inPage(tab, "blur");
  const point = await inPage(tab, "bringToMiddle", elements, element);
  await tab.mouse.move(1, 1);
  await inPage(tab, "quiet", waits.calm);
  await inPage(tab, "noteVisible", elements, element);
  if (by === "hover") {
    await tab.mouse.move(point.x, point.y, { steps: 2 });
    await inPage(tab, "untilHovered", elements, element);
  } else await inPage(tab, "focusOn", elements, element);
  if (listens) await tab.waitForTimeout(waits.appear);
  await inPage(tab, "quiet", waits.calm);
  return inPage(tab, "shownSince", elements, element);
}

async function hoverOver(hovering: Hovering, trigger: Trigger): Promise<Failure[]> {
  const { tab } = hovering;
  const { element } = trigger;
  const popup = await appear(hovering, trigger, "hover");
  if (!popup) return [];
  await tab.waitForTimeout(waits.persist);
  if (!(await isStillShown(hovering, popup)))
    return [failure("hover-not-persistent", element, `“${popup.words}” disappears while the pointer stays.`)];
  const wrong = await dismiss(hovering, popup, trigger);
  const again = await appear(hovering, trigger, "hover");
  if (!again || again.isOfTrigger) return wrong;
  await tab.mouse.move(again.near.x, again.near.y, { steps: 8 });
  await tab.mouse.move(again.middle.x, again.middle.y, { steps: 8 });
  await tab.waitForTimeout(waits.leave);
  if (!(await isStillShown(hovering, again)))
    wrong.push(failure("hover-not-hoverable", element, `“${again.words}” disappears when the pointer moves onto it.`));
  return wrong;
}

async function focusOn(hovering: Hovering, trigger: Trigger): Promise<Failure[]> {
  const popup = await appear(hovering, trigger, "focus");
  if (!popup) return [];
  await hovering.tab.waitForTimeout(waits.leave);
  return dismiss(hovering, popup, trigger);
}

/** Presses Escape. Content that covers no other may stay. */
async function dismiss(hovering: Hovering, popup: Popup, { element }: Trigger): Promise<Failure[]> {
  await hovering.tab.keyboard.press("Escape");
  await hovering.tab.waitForTimeout(waits.leave);
  if (!popup.covers || !(await isStillShown(hovering, popup))) return [];
  const message = `“${popup.words}” covers other content, and Escape does not close it.`;
  return [failure("hover-not-dismissible", element, message)];
}

function isStillShown({ tab, elements }: Hovering, { element }: Popup): Promise<boolean> {
  return inPage(tab, "isStillShown", elements, element);
}
