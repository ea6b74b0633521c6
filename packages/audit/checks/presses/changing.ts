import type { FieldType } from "../../page/controls/presses.ts";
import { inPage } from "../../runner/in-page.ts";
import type { Failure } from "../helpers/describe-findings.ts";
import { aftermathOf, missedBy } from "./effects.ts";
import { type Operating, pause } from "./operating.ts";
import { failure } from "./rules.ts";

/**
 * Changes a field as a visitor does. Reports a change of context on focus or on input (WCAG 3.2.1 and 3.2.2), a
 * dialog without focus, or a change without an announcement.
 */
export async function change(operating: Operating, element: number, type: FieldType): Promise<Failure[]> {
  const { tab, elements, departures } = operating;
  await departures.take();
  const before = await tab.evaluate(() => location.href);
  await inPage(tab, "focusOn", elements, element);
  await inPage(tab, "quiet", pause);
  const onFocus = await departures.take();
  if (onFocus.length > 0)
    return [failure("focus-changes-context", element, `Focus on the field leads to ${onFocus[0]}.`)];
  await inPage(tab, "watchAftermath", elements, element);
  if (type === "text") await tab.keyboard.type("a");
  else await tab.keyboard.press(type === "select" ? "ArrowDown" : "Space");
  await inPage(tab, "quiet", pause);
  const unannounced = await aftermathOf(operating, element, "input");
  const { isMoved, address, isWarned, name } = await inPage(tab, "effectOfChange", elements, element);
  if (type === "text") await tab.keyboard.press("Tab");
  if (type === "text") await inPage(tab, "quiet", pause);
  const went = await departures.take();
  const pathOf = (url: string) => url.split("?")[0];
  // The query may change, as it does for a filter.
  const isElsewhere = pathOf(address) !== pathOf(before);
  if (went.length === 0 && !isElsewhere && !isMoved) return missedBy(element, name, unannounced);
  const effect = went[0] ?? (isElsewhere ? address : "another element, which gets the focus");
  const rule = isWarned ? "input-may-change-context" : "input-changes-context";
  return [failure(rule, element, `A change of this field leads to ${effect}.`)];
}
