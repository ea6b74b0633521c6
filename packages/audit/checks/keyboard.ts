import type { JSHandle, Page } from "@playwright/test";
import type { Found } from "../core/audit.ts";
import type { Check, PageUnderTest } from "../core/check.ts";
import { groupBy } from "../core/group-by.ts";
import type { ElementList } from "../page/element-list.ts";
import type { Stop } from "../page/focus/stops.ts";
import { inPage } from "../runner/in-page.ts";
import { asServed } from "../runner/plan.ts";
import { withoutArrowed } from "./helpers/arrow-keys.ts";
import { type Failure, failuresOf, findings } from "./helpers/describe-findings.ts";
import { elementList } from "./helpers/element-list.ts";
import { skipLinkProblem, type Walk, walk } from "./helpers/tab-walk.ts";

const failure = failuresOf({
  "keyboard-trap": ["2.1.2", "Make sure that Tab, Shift+Tab or Escape moves focus out of this element."],
  "may-be-keyboard-trap": ["2.1.2", "Check whether the keys that the page names lead out.", "needs review"],
  "not-reached": ["2.1.1", "Use a link or a button, without a negative tabindex."],
  "may-not-be-reached": ["2.1.1", "Check whether keys of the field beside it do the same.", "needs review"],
  "order-differs-backwards": ["2.4.3", "Remove scripts that move focus when it reaches an element."],
  "order-of-document": ["2.4.3", "Remove positive tabindex values. Put elements into the document in reading order."],
  "order-of-sight": ["2.4.3", "Check whether the visual order matches the reading order.", "needs review"],
  "focus-on-hidden": [["2.4.3", "2.4.7"], "Remove hidden elements from the tab order, e.g. with `inert`."],
  "focus-hidden-by-content": ["2.4.11", "Use scroll-padding, or move the element that covers the focus."],
  "focus-partly-hidden": ["2.4.12", "Increase scroll-padding so that nothing covers the focused element."],
  "skip-link": ["2.4.1", "Make the link move focus to the main content."],
  "no-skip-link": [
    "2.4.1",
    "Check whether headings or landmarks are a way past the repeated content, or add a skip link.",
    "needs review",
  ],
  "focus-changes-context": ["3.2.1", "Change the context only after a press, not on focus."],
});

/** Share of a focused element that may be out of sight, such as rounded corners or the edge of a line. */
const tolerated = 0.07;

export const keyboard: Check = {
  name: "keyboard",
  purpose:
    "Presses Tab, Shift+Tab and arrow keys through the page. Finds unreachable controls, a wrong focus order, keyboard traps, hidden or covered focus, and missing skip links.",
  criteria: ["2.1.1", "2.1.2", "2.4.1", "2.4.3", "2.4.7", "2.4.11", "2.4.12", "3.2.1"],
  runs: {
    environments: ["light 320", "light 1280"],
    states: "one of each kind",
    because:
      "Tab stops and their order depend on the width. The lowest window covers the most content. The widest window shows the links of the header. Colors do not change tab stops. Content that a state shows instead of a form has the same tab stops in all forms. Shift+Tab is pressed on pages as opened.",
  },
  alters: "focus",
  async run(page: PageUnderTest): Promise<Found[]> {
    const { tab, state } = page;
    const elements = await elementList(tab);
    const address = tab.url();
    const bothWays = () => walkThrough(tab, elements, state === asServed.state);
    const first = await bothWays();
    // Some controls are replaced when they receive focus, such as a select by its list. The second pass includes their
    // replacements.
    const { there, back } = (await inPage(tab, "hasGone", elements)) ? await bothWays() : first;
    if (there.trap) return findings(tab, elements, trapped(there));
    const gone = new Set(await inPage(tab, "closedOf", elements));
    const order = there.stops.flatMap(({ element }) => element ?? []);
    const { missed, before, above } = await inPage(tab, "compareStops", elements, order);
    const unreached = await withoutArrowed(tab, elements, missed, order);
    const unsure = new Set(await inPage(tab, "withOtherKeys", elements, unreached, order));
    const skip = await skipLinkProblem(tab, elements, order);
    return findings(tab, elements, [
      ...trapped(back),
      ...seenWrong([...there.stops, ...back.stops]),
      ...movedAway([...there.stops, ...back.stops], address),
      ...(back.trap || back === there ? [] : differing(there, back, gone)),
      ...unreached.map((element) =>
        failure(
          unsure.has(element) ? "may-not-be-reached" : "not-reached",
          element,
          "A mouse can operate the element, but neither Tab nor an arrow key reaches it.",
        ),
      ),
      ...before.map((element) =>
        failure(
          "order-of-document",
          element,
          "Tab reaches this element after an element that is later in the document.",
        ),
      ),
      ...above.map((element) =>
        failure("order-of-sight", element, "Tab reaches this element after an element that is seen after it."),
      ),
      ...(skip
        ? [failure(skip.link === undefined ? "no-skip-link" : "skip-link", skip.link ?? order[0], skip.message)]
        : []),
    ]);
  },
};

/** Walks forward, then backward. Without `isBackWanted`, or after a keyboard trap, `back` is the forward walk. */
async function walkThrough(tab: Page, elements: JSHandle<ElementList>, isBackWanted: boolean) {
  const there = await walk(tab, elements, "forward");
  return { there, back: there.trap || !isBackWanted ? there : await walk(tab, elements, "backward") };
}

function trapped({ trap, isWayTold }: Walk): Failure[] {
  if (!trap) return [];
  const message =
    "Tab returns to this element before it reaches the end of the page, and Escape does not release focus.";
  return [failure(isWayTold ? "may-be-keyboard-trap" : "keyboard-trap", trap.element ?? undefined, message)];
}

/**
 * Returns failures of elements that are hidden, covered or outside the window while they have focus. Reports each
 * element once, at its worst tab stop. For consecutive elements outside the window, such as the links of a closed
 * drawer, reports only the first one.
 */
function seenWrong(stops: readonly Stop[]): Failure[] {
  const worst = groupBy(stops, ({ element }) => String(element)).flatMap((met) =>
    met.toSorted((one, other) => one.inSight - other.inSight || other.covered - one.covered).slice(0, 1),
  );
  return worst.flatMap((stop, at) => {
    const before = worst[at - 1];
    if (isOutside(stop) && before && isOutside(before)) return [];
    const end = worst.findIndex((other, index) => index > at && !isOutside(other));
    return hiddenFocus(stop, (end < 0 ? worst.length : end) - at - 1);
  });
}

function isOutside({ element, isHidden, inSight, coveredBy }: Stop): boolean {
  return element !== null && !isHidden && inSight <= tolerated && coveredBy === "";
}

/**
 * Returns a failure if the focused element is hidden, covered or outside the window; otherwise empty. `more` is the
 * number of following tab stops that are also outside the window.
 */
function hiddenFocus(stop: Stop, more: number): Failure[] {
  const { element, isHidden, covered, inSight, coveredBy } = stop;
  if (element === null) return [];
  if (isHidden)
    return [failure("focus-on-hidden", element, "The element receives focus, but no part of it is visible.")];
  const over = coveredBy ? `behind <${coveredBy}>` : "outside the window";
  const others = isOutside(stop) && more > 0 ? ` So are the next ${more}.` : "";
  if (inSight <= tolerated)
    return [failure("focus-hidden-by-content", element, `The focused element is entirely ${over}.${others}`)];
  if (covered <= tolerated) return [];
  return [failure("focus-partly-hidden", element, `${Math.round(covered * 100)}% of the focused element is ${over}.`)];
}

function movedAway(stops: readonly Stop[], address: string): Failure[] {
  const first = stops.find((stop) => stop.address !== address);
  if (!first) return [];
  const message = `The address changed to ${first.address} when this element received focus.`;
  return [failure("focus-changes-context", first.element ?? undefined, message)];
}

/**
 * Returns a failure for the first tab stop where the backward order differs from the forward order. Ignores elements
 * that have disappeared.
 */
function differing(there: Walk, back: Walk, gone: ReadonlySet<number>): Failure[] {
  const forward = withoutRepeats(there.stops).filter((id) => !gone.has(id));
  const reversed = withoutRepeats(back.stops.toReversed()).filter((id) => !gone.has(id));
  // Rotates the backward order, because a walk may start in the middle of the page.
  const start = Math.max(0, reversed.indexOf(forward[0] ?? -1));
  const backward = [...reversed.slice(start), ...reversed.slice(0, start)];
  const at = forward.findIndex((id, index) => id !== backward[index]);
  const element = at >= 0 ? forward[at] : backward[forward.length];
  if (element === undefined) return [];
  const message = `Tab has ${forward.length} stops and Shift+Tab has ${backward.length}. The first difference is here.`;
  return [failure("order-differs-backwards", element, message)];
}

/**
 * Returns the numbers of the stops without consecutive repeats. Radio buttons with the same name share one number,
 * because Shift+Tab may enter the group at a different button.
 */
function withoutRepeats(stops: readonly Stop[]): number[] {
  const ids = stops.map(({ element, group }) => group ?? element ?? -1);
  return ids.filter((id, at) => id !== ids[at - 1]);
}
