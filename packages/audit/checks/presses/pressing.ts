import type { Page } from "@playwright/test";
import { inPage } from "../../runner/in-page.ts";
import type { Failure } from "../helpers/describe-findings.ts";
import { differs, type Operating, world } from "./operating.ts";
import { failure } from "./rules.ts";

/** Presses the mouse button on an element, releases it elsewhere, and reports an effect that remains (WCAG 2.5.2). */
export async function pressAndCancel(operating: Operating, element: number): Promise<Failure[]> {
  const { tab, elements, departures } = operating;
  const point = await inPage(tab, "pointToPress", elements, element);
  if (!point) return [];
  await tab.mouse.move(point.x, point.y);
  const before = await world(operating);
  await departures.take();
  await tab.mouse.down();
  const pressed = await world(operating);
  const wentOnPress = await departures.take();
  await tab.mouse.move(2, 2, { steps: 3 });
  await tab.mouse.up();
  if (!differs(before, pressed) && wentOnPress.length === 0) return [];
  const after = await world(operating);
  if (!differs(before, after) && wentOnPress.length === 0) return [];
  // If the page keeps changing, the press may not be the cause.
  if (differs(after, await world(operating))) return [];
  const effect = wentOnPress[0] ?? (pressed.address === before.address ? "the content of the page" : pressed.address);
  return [
    failure(
      "acts-on-press",
      element,
      `Pressing the mouse button on the element leads to ${effect} before its release, and moving away does not undo it.`,
    ),
  ];
}

/**
 * Tilts and moves the device. Only a person can tell whether a control of the page does the same, or turns off the
 * reaction to motion.
 */
export async function moveDevice(tab: Page): Promise<Failure[]> {
  const { isMoved, hasControl } = await inPage(tab, "moveDevice");
  if (!isMoved) return [];
  const rule = hasControl ? "moves-with-device" : "moves-only-with-device";
  return [failure(rule, undefined, "Tilting or moving the device changes the content of the page.")];
}
