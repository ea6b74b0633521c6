import type { JSHandle, Page } from "@playwright/test";
import type { Found } from "../audit.ts";
import type { Check, PageLoad } from "../check.ts";
import { type ElementList, elementList, type Failure, failuresOf, findings } from "./describe-findings.ts";
import { hoverTriggers, noteShown, type Popup, shownSince, stillShown } from "./hover.page.ts";
import { listenersOf } from "./listeners.ts";

const failure = failuresOf({
  "hover-not-dismissible": ["1.4.13", "Close the content with Escape, without a move of the pointer or the focus."],
  "hover-not-hoverable": ["1.4.13", "Keep the content open while the pointer moves onto it and stays there."],
  "hover-not-persistent": [
    "1.4.13",
    "Keep the content open until the pointer or the focus leaves, or the visitor closes it.",
  ],
});

/** Milliseconds. Content may appear after a delay, and some disappears after a time. */
const waits = { appear: 700, leave: 350, persist: 3_000 };

const tried = new Set<string>();

export const hover: Check = {
  name: "hover",
  looksFor:
    "Hovers over and focuses elements. Finds content that appears, but cannot be dismissed, hovered, or read in peace.",
  criteria: ["1.4.13"],
  runs: {
    settings: ["light 1280"],
    states: "pages as opened",
    because:
      "Only wide layouts are used with a mouse. The check tries each kind of element once in a run, if it listens to hover or focus, or if a style does.",
  },
  alters: "page",
  async look({ tab }: PageLoad): Promise<Found[]> {
    const elements = await elementList(tab);
    const { ofElements } = await listenersOf(tab, elements);
    const failures: Failure[] = [];
    for (const { element, look } of await elements.evaluate(hoverTriggers, ofElements)) {
      if (tried.has(look)) continue;
      tried.add(look);
      failures.push(...(await hoverOver(tab, elements, element)));
      failures.push(...(await focusOn(tab, elements, element)));
    }
    return findings(tab, elements, failures);
  },
};

type Elements = JSHandle<ElementList>;

/** Moves the pointer onto an element and returns what appears. */
async function appear(
  tab: Page,
  elements: Elements,
  element: number,
  by: "hover" | "focus",
): Promise<Popup | undefined> {
  const point = await elements.evaluate(({ elements: all }, number) => {
    const target = all[number] as HTMLElement | undefined;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    target?.scrollIntoView({ block: "center", behavior: "instant" });
    const { x = 0, y = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }, element);
  await tab.mouse.move(1, 1);
  await tab.waitForTimeout(waits.leave);
  await elements.evaluate(noteShown, element);
  if (by === "hover") await tab.mouse.move(point.x, point.y, { steps: 2 });
  else await elements.evaluate(({ elements: all }, number) => (all[number] as HTMLElement).focus(), element);
  await tab.waitForTimeout(waits.appear);
  return elements.evaluate(shownSince, element);
}

async function hoverOver(tab: Page, elements: Elements, element: number): Promise<Failure[]> {
  const popup = await appear(tab, elements, element, "hover");
  if (!popup) return [];
  const wrong: Failure[] = [];
  const still = () => elements.evaluate(stillShown, popup.element);
  await tab.waitForTimeout(waits.persist);
  if (!(await still()))
    return [failure("hover-not-persistent", element, `“${popup.words}” disappears while the pointer stays.`)];
  await tab.keyboard.press("Escape");
  await tab.waitForTimeout(waits.leave);
  if (popup.covers && (await still()))
    wrong.push(
      failure("hover-not-dismissible", element, `“${popup.words}” covers other content, and Escape does not close it.`),
    );
  const again = await appear(tab, elements, element, "hover");
  if (!again || again.isOfTrigger) return wrong;
  await tab.mouse.move(again.near.x, again.near.y, { steps: 8 });
  await tab.mouse.move(again.middle.x, again.middle.y, { steps: 8 });
  await tab.waitForTimeout(waits.leave);
  if (!(await elements.evaluate(stillShown, again.element)))
    wrong.push(failure("hover-not-hoverable", element, `“${again.words}” disappears when the pointer moves onto it.`));
  return wrong;
}

async function focusOn(tab: Page, elements: Elements, element: number): Promise<Failure[]> {
  const popup = await appear(tab, elements, element, "focus");
  if (!popup) return [];
  const still = () => elements.evaluate(stillShown, popup.element);
  await tab.waitForTimeout(waits.leave);
  await tab.keyboard.press("Escape");
  await tab.waitForTimeout(waits.leave);
  if (!popup.covers || !(await still())) return [];
  return [
    failure(
      "hover-not-dismissible",
      element,
      `“${popup.words}” appears on focus and covers other content, and Escape does not close it.`,
    ),
  ];
}
