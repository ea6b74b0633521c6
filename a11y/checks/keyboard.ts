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
    help: "Let Tab, Shift and Tab, or Escape lead on from here.",
  },
  "not-reached": {
    criteria: ["2.1.1"],
    conformance: "A",
    certainty: "fails",
    help: "Make it a link or a button, without a negative tabindex.",
  },
  "may-not-be-reached": {
    criteria: ["2.1.1"],
    conformance: "A",
    certainty: "needs review",
    help: "If it does something when it is pressed, make it a button; else leave the pointer as it is.",
  },
  "order-differs-backwards": {
    criteria: ["2.4.3"],
    conformance: "A",
    certainty: "fails",
    help: "Let no script move the focus as it passes.",
  },
  "order-of-document": {
    criteria: ["2.4.3"],
    conformance: "A",
    certainty: "fails",
    help: "Leave out positive tabindex; put elements into the document in the order in which they are read.",
  },
  "order-of-sight": {
    criteria: ["2.4.3"],
    conformance: "A",
    certainty: "needs review",
    help: "See whether what is drawn above is also read before.",
  },
  "focus-on-hidden": {
    criteria: ["2.4.3", "2.4.7"],
    conformance: "A",
    certainty: "fails",
    help: "Take what is hidden out of the order with `hidden`, `inert` or `visibility: hidden`.",
  },
  "focus-hidden-by-content": {
    criteria: ["2.4.11"],
    conformance: "AA",
    certainty: "fails",
    help: "Scroll what has the focus out from below, with scroll-padding, or move away what covers it.",
  },
  "focus-partly-hidden": {
    criteria: ["2.4.12"],
    conformance: "AAA",
    certainty: "fails",
    help: "Leave more room with scroll-padding, so that no part of it is covered.",
  },
  "skip-link": {
    criteria: ["2.4.1"],
    conformance: "A",
    certainty: "fails",
    help: "Let the first stop be a link to the main content that takes the focus there.",
  },
  "focus-changes-context": {
    criteria: ["3.2.1"],
    conformance: "A",
    certainty: "fails",
    help: "Wait until it is pressed.",
  },
} as const satisfies Record<string, Rule>;

type Failure = Barrier<keyof typeof keyboardRules>;

/** Share of a focused element that may be out of sight, such as rounded corners or the edge of a line. */
const tolerated = 0.07;

export const keyboard: Check = {
  name: "keyboard",
  looksFor:
    "Tab, there and back: everything is reached, in the order of reading, nothing holds the focus, hides it or is covered while it has it, and the first stop leads past the header.",
  criteria: ["2.1.1", "2.1.2", "2.4.1", "2.4.3", "2.4.7", "2.4.11", "2.4.12", "3.2.1"],
  runs: {
    settings: [
      { mode: "light", width: 320 },
      { mode: "light", width: 1280 },
    ],
    states: "one of each kind",
    because:
      "What stops and in which order depends on what a width shows; the lowest window covers most, the widest has the links of the header in it. Colors change none of that. What a state puts in the place of a form has the same stops in all forms.",
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
          message: "A mouse can press it, and Tab does not stop at it.",
          element,
        }),
      ),
      ...before.map(
        ({ element }): Failure => ({
          rule: "order-of-document",
          message: "Tab stops here after what stands behind it in the document.",
          element,
        }),
      ),
      ...above.map(
        ({ element }): Failure => ({
          rule: "order-of-sight",
          message: "Tab stops here after what is drawn below it in the same column.",
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
    message: "Tab comes back here without having reached the end of the page, and Escape does not help.",
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
      return [{ rule: "focus-on-hidden", message: "It takes the focus, and nothing of it shows.", element }];
    const over = coveredBy ? ` behind <${coveredBy}>` : " outside the window";
    if (inSight <= tolerated)
      return [{ rule: "focus-hidden-by-content", message: `With the focus on it, it is wholly${over}.`, element }];
    if (covered > tolerated) {
      const share = Math.round(covered * 100);
      return [{ rule: "focus-partly-hidden", message: `With the focus on it, ${share} % of it is${over}.`, element }];
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
      message: `The address became ${first.address} when the focus came here.`,
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
  const message = `Tab has ${forward.length} stops, Shift and Tab ${backward.length}; the ways differ first here.`;
  return [{ rule: "order-differs-backwards", message, element }];
}

/** Radio buttons with the same name share one tab stop, and Shift+Tab may enter the group at a different radio. */
function withoutRepeats(stops: readonly Stop[]): number[] {
  const ids = stops.map(({ element, group }) => group ?? element ?? -1);
  return ids.filter((id, at) => id !== ids[at - 1]);
}
