import type { Aftermath } from "../../page/controls/aftermath.ts";
import type { Action } from "../../page/controls/effects.ts";
import { inPage } from "../../runner/in-page.ts";
import type { Failure } from "../helpers/describe-findings.ts";
import { oncePerAppearance } from "../helpers/element-list.ts";
import { type Operating, pause } from "./operating.ts";
import { failure } from "./rules.ts";

/** Timeout for the effect of a press, and interval between two checks for an effect, in milliseconds. */
const timeout = 2_000;
const interval = 100;

type Result = "effect" | "no effect" | "out of reach";

/**
 * Presses a control with the mouse, and then the controls that appear, such as the items of a menu. Reports presses
 * without an effect. An effect is a change of the page, a request, a departure or a use of the clipboard, for example.
 * Also reports lost focus and unannounced changes.
 */
export async function pressForEffect(operating: Operating, action: Action): Promise<Failure[]> {
  const { tab, elements } = operating;
  const before = new Set((await inPage(tab, "actions", elements, [])).map(({ element }) => element));
  const result = await press(operating, action);
  if (result === "no effect") return [withoutEffect(action, `Pressing “${action.name}” has no effect.`)];
  if (result === "out of reach") return [];
  const failures = await missed(operating, action);
  const shown = (await inPage(tab, "actions", elements, [])).filter(({ element }) => !before.has(element));
  for (const inner of oncePerAppearance(shown)) {
    let reached = await press(operating, inner);
    if (reached === "out of reach") {
      // The last press may have closed the menu.
      await press(operating, action);
      reached = await press(operating, inner);
    }
    if (reached === "effect") failures.push(...(await missed(operating, inner)));
    if (reached !== "no effect") continue;
    failures.push(withoutEffect(inner, `Pressing “${inner.name}”, which “${action.name}” shows, has no effect.`));
  }
  await tab.keyboard.press("Escape");
  return failures;
}

/** Presses a control with `aria-disabled="true"`. The press must have no effect. */
export async function pressTurnedOff(operating: Operating, action: Action): Promise<Failure[]> {
  if ((await press(operating, action)) !== "effect") return [];
  const message = `“${action.name}” has aria-disabled="true", and a press has an effect.`;
  return [failure("disabled-but-works", action.element, message)];
}

/** Returns failures for changes that a screen reader user may miss after a press. */
async function missed(operating: Operating, { element, name }: Action): Promise<Failure[]> {
  const { tab, departures } = operating;
  await inPage(tab, "quiet", pause);
  // After a blocked navigation, the page does not show its next state.
  if ((await departures.take()).length > 0) return [];
  return missedBy(element, name, await aftermathOf(operating, element, "press"));
}

/** Returns the aftermath, without a change that is announced in time. Many pages announce changes after a pause. */
export async function aftermathOf(
  { tab, elements }: Operating,
  element: number,
  by: "press" | "input",
): Promise<Aftermath> {
  const result = await inPage(tab, "aftermath", elements, element, by);
  const isAnnounced = result.change !== undefined && (await inPage(tab, "untilAnnounced", timeout));
  return isAnnounced ? { ...result, change: undefined } : result;
}

export function missedBy(element: number, name: string, { isFocusLost, dialog, change }: Aftermath): Failure[] {
  const failures: Failure[] = [];
  if (dialog !== undefined)
    failures.push(failure("dialog-without-focus", dialog, `“${name}” opens a dialog, and focus stays outside.`));
  else if (isFocusLost)
    failures.push(failure("focus-may-be-lost", element, `No element has focus after a press of “${name}”.`));
  if (change) {
    const message = `${change} after an action on “${name}”, and no live region announces it.`;
    failures.push(failure("change-may-not-be-announced", element, message));
  }
  return failures;
}

function withoutEffect({ element }: Action, message: string): Failure {
  return failure("without-effect", element, message);
}

async function press({ tab, elements, departures }: Operating, { element }: Action): Promise<Result> {
  const point = await inPage(tab, "pointToPress", elements, element);
  if (!point) return "out of reach";
  await tab.mouse.move(point.x, point.y);
  // Content that appears as the pointer comes near isn't an effect of the press.
  await inPage(tab, "quiet", pause);
  await departures.take();
  await inPage(tab, "watchAftermath", elements, element);
  await inPage(tab, "watchEffects", elements, element);
  await tab.mouse.down();
  await tab.mouse.up();
  for (let waited = 0; waited < timeout; waited += interval) {
    if (await inPage(tab, "hadEffect", interval)) return "effect";
    if ((await departures.take()).length > 0) return "effect";
  }
  return "no effect";
}
