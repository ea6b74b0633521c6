import type { Action } from "../../page/controls/effects.ts";
import { inPage } from "../../runner/in-page.ts";
import type { Failure } from "../describe-findings.ts";
import { oncePerAppearance } from "../element-list.ts";
import { type Operating, pause } from "./operating.ts";
import { failure } from "./rules.ts";

/** Milliseconds in which a press must have an effect, and those between two looks. */
const timeout = 2_000;
const interval = 100;

type Result = "effect" | "no effect" | "out of reach";

/**
 * Presses a control with the mouse, and then the controls that this shows, such as the items of a menu. Each must have
 * an effect: a change of the page, a request, a departure or a use of the clipboard.
 */
export async function pressForEffect(operating: Operating, action: Action): Promise<Failure[]> {
  const { tab, elements } = operating;
  const before = new Set((await inPage(tab, "actions", elements, [])).map(({ element }) => element));
  const result = await press(operating, action);
  if (result === "no effect") return [withoutEffect(action, `Pressing “${action.name}” has no effect.`)];
  if (result === "out of reach") return [];
  const failures: Failure[] = [];
  const shown = (await inPage(tab, "actions", elements, [])).filter(({ element }) => !before.has(element));
  for (const inner of oncePerAppearance(shown)) {
    let reached = await press(operating, inner);
    if (reached === "out of reach") {
      // The last press has closed the menu.
      await press(operating, action);
      reached = await press(operating, inner);
    }
    if (reached !== "no effect") continue;
    failures.push(withoutEffect(inner, `Pressing “${inner.name}”, which “${action.name}” shows, has no effect.`));
  }
  await tab.keyboard.press("Escape");
  return failures;
}

function withoutEffect({ element }: Action, message: string): Failure {
  return failure("without-effect", element, message);
}

async function press({ tab, elements, departures }: Operating, { element }: Action): Promise<Result> {
  const point = await inPage(tab, "pointToPress", elements, element);
  if (!point) return "out of reach";
  await tab.mouse.move(point.x, point.y);
  // Content that appears as the pointer comes near is no effect of the press.
  await inPage(tab, "quiet", pause);
  await departures.take();
  await inPage(tab, "watchEffects", elements, element);
  await tab.mouse.down();
  await tab.mouse.up();
  for (let waited = 0; waited < timeout; waited += interval) {
    if (await inPage(tab, "hadEffect", interval)) return "effect";
    if ((await departures.take()).length > 0) return "effect";
  }
  return "no effect";
}
