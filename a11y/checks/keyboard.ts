import type { JSHandle, Page } from "@playwright/test";
import type { Found } from "../audit.ts";
import type { Check, Visit } from "../check.ts";
import { groupBy } from "../run/totals.ts";
import { reachable, type Stop } from "./keyboard.page.ts";
import { type Barrier, type Elements, elementList, findings, hasGone, type Rule } from "./page-elements.ts";
import { skipLinkProblem, type Walk, walk } from "./tab-walk.ts";

const keyboardRules = {
  "keyboard-trap": {
    criteria: ["2.1.2"],
    conformance: "A",
    certainty: "fails",
    help: "Make sure that Tab, Shift+Tab or Escape moves focus out of this element.",
  },
  "not-reached": {
    criteria: ["2.1.1"],
    conformance: "A",
    certainty: "fails",
    help: "Use a link or a button, without a negative tabindex.",
  },
  "may-not-be-reached": {
    criteria: ["2.1.1"],
    conformance: "A",
    certainty: "needs review",
    help: "If the element responds to a press, make it a button. Otherwise, use the default cursor.",
  },
  "order-differs-backwards": {
    criteria: ["2.4.3"],
    conformance: "A",
    certainty: "fails",
    help: "Remove scripts that move focus when it reaches an element.",
  },
  "order-of-document": {
    criteria: ["2.4.3"],
    conformance: "A",
    certainty: "fails",
    help: "Remove positive tabindex values. Put elements into the document in reading order.",
  },
  "order-of-sight": {
    criteria: ["2.4.3"],
    conformance: "A",
    certainty: "needs review",
    help: "Check whether the visual order matches the reading order.",
  },
  "focus-on-hidden": {
    criteria: ["2.4.3", "2.4.7"],
    conformance: "A",
    certainty: "fails",
    help: "Remove hidden elements from the tab order with `hidden`, `inert` or `visibility: hidden`.",
  },
  "focus-hidden-by-content": {
    criteria: ["2.4.11"],
    conformance: "AA",
    certainty: "fails",
    help: "Use scroll-padding to keep the focused element in view, or move the element that covers it.",
  },
  "focus-partly-hidden": {
    criteria: ["2.4.12"],
    conformance: "AAA",
    certainty: "fails",
    help: "Increase scroll-padding so that nothing covers the focused element.",
  },
  "skip-link": {
    criteria: ["2.4.1"],
    conformance: "A",
    certainty: "fails",
    help: "Make the first tab stop a link that moves focus to the main content.",
  },
  "focus-changes-context": {
    criteria: ["3.2.1"],
    conformance: "A",
    certainty: "fails",
    help: "Change the context only after a press, not on focus.",
  },
} as const satisfies Record<string, Rule>;

type Failure = Barrier<keyof typeof keyboardRules>;

/** Share of a focused element that may be out of sight, such as rounded corners or the edge of a line. */
const tolerated = 0.07;

export const keyboard: Check = {
  name: "keyboard",
  looksFor:
    "Presses Tab and Shift+Tab through the page. Finds unreachable controls, a wrong focus order, keyboard traps, hidden or covered focus, and missing skip links.",
  criteria: ["2.1.1", "2.1.2", "2.4.1", "2.4.3", "2.4.7", "2.4.11", "2.4.12", "3.2.1"],
  runs: {
    settings: [
      { mode: "light", width: 320 },
      { mode: "light", width: 1280 },
    ],
    states: "one of each kind",
    because:
      "Tab stops and their order depend on the width. The lowest window covers the most content. The widest window shows the links of the header. Colors do not change tab stops. Content that a state shows instead of a form has the same tab stops in all forms.",
  },
  alters: "focus",
  async look(visit: Visit): Promise<Found[]> {
    const { tab } = visit;
    const elements = await elementList(tab);
    const address = tab.url();
    const first = await bothWays(tab, elements);
    // Some controls are replaced when they get the focus, such as a select by its list. The second pass includes them.
    const { there, back } = (await elements.evaluate(hasGone)) ? await bothWays(tab, elements) : first;
    if (there.trap) return findings(tab, keyboardRules, [trapped(there.trap)], elements);
    const gone = new Set(await elements.evaluate(isGone));
    const order = there.stops.flatMap(({ element }) => element ?? []);
    const { missed, before, above } = await elements.evaluate(reachable, order);
    const skip = await skipLinkProblem(tab, elements, order);
    const failures: Failure[] = [
      ...(back.trap ? [trapped(back.trap)] : []),
      ...seenWrong([...there.stops, ...back.stops]),
      ...movedAway([...there.stops, ...back.stops], address),
      ...(back.trap ? [] : differing(there, back, gone)),
      ...missed.map(
        ({ element, isSure }): Failure => ({
          rule: isSure ? "not-reached" : "may-not-be-reached",
          message: "A mouse can operate the element, but Tab does not reach it.",
          element,
        }),
      ),
      ...before.map(
        ({ element }): Failure => ({
          rule: "order-of-document",
          message: "Tab reaches this element after an element that is later in the document.",
          element,
        }),
      ),
      ...above.map(
        ({ element }): Failure => ({
          rule: "order-of-sight",
          message: "Tab reaches this element after an element that is lower in the same column.",
          element,
        }),
      ),
      ...(skip ? [{ rule: "skip-link" as const, message: skip, element: order[0] }] : []),
    ];
    return findings(tab, keyboardRules, failures, elements);
  },
};

async function bothWays(tab: Page, elements: JSHandle<Elements>): Promise<{ there: Walk; back: Walk }> {
  const there = await walk(tab, elements, "forward");
  return { there, back: there.trap ? there : await walk(tab, elements, "backward") };
}

/** Returns the indexes of elements that have closed since they had the focus, such as a menu. Runs in the page. */
function isGone({ elements }: Elements): number[] {
  return elements.flatMap((element, at) => (element.checkVisibility({ visibilityProperty: true }) ? [] : at));
}

function trapped({ element }: Stop): Failure {
  return {
    rule: "keyboard-trap",
    message: "Tab returns to this element before it reaches the end of the page, and Escape does not release focus.",
    element: element ?? undefined,
  };
}

/**
 * Returns elements that are hidden or covered while they have the focus. Reports each one once, at its worst tab stop.
 */
function seenWrong(stops: readonly Stop[]): Failure[] {
  return groupBy(stops, ({ element }) => String(element)).flatMap((met): Failure[] => {
    const stop = met.toSorted((one, other) => one.inSight - other.inSight || other.covered - one.covered)[0];
    if (!stop || stop.element === null) return [];
    const { element, isHidden, covered, inSight, coveredBy } = stop;
    if (isHidden)
      return [
        { rule: "focus-on-hidden", message: "The element receives focus, but no part of it is visible.", element },
      ];
    const over = coveredBy ? `behind <${coveredBy}>` : "outside the window";
    if (inSight <= tolerated)
      return [{ rule: "focus-hidden-by-content", message: `The focused element is entirely ${over}.`, element }];
    if (covered > tolerated) {
      const share = Math.round(covered * 100);
      return [{ rule: "focus-partly-hidden", message: `${share} % of the focused element is ${over}.`, element }];
    }
    return [];
  });
}

function movedAway(stops: readonly Stop[], address: string): Failure[] {
  const first = stops.find((stop) => stop.address !== address);
  if (!first) return [];
  return [
    {
      rule: "focus-changes-context",
      message: `The address changed to ${first.address} when this element received focus.`,
      element: first.element ?? undefined,
    },
  ];
}

/**
 * Returns the first tab stop where the backward order differs from the forward order. Ignores elements that are gone.
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
  return [{ rule: "order-differs-backwards", message, element }];
}

/** Radio buttons with the same name share one tab stop, and Shift+Tab may enter the group at a different radio. */
function withoutRepeats(stops: readonly Stop[]): number[] {
  const ids = stops.map(({ element, group }) => group ?? element ?? -1);
  return ids.filter((id, at) => id !== ids[at - 1]);
}
