import type { CDPSession, JSHandle } from "@playwright/test";
import type { Check, Visit } from "../check.ts";
import type { Found } from "../finding.ts";
import { measureRing, type Ring } from "./operated/measure-ring.ts";
import { pictureRing } from "./operated/picture-ring.ts";
import { ringKinds } from "./operated/ring-kinds.ts";
import { type Barrier, type Elements, elementList, findings, hasGone, type Rule } from "./operated/rule.ts";

const rules = {
  "focus-invisible": {
    criteria: ["2.4.7"],
    conformance: "AA",
    certainty: "fails",
    help: "Draw a ring around what has the focus.",
  },
  "focus-ring-contrast": {
    criteria: ["1.4.11"],
    conformance: "AA",
    certainty: "fails",
    help: "Give the ring a color, or two tones, of which one has 3:1 to whatever lies beside it.",
  },
  "focus-ring-appearance": {
    criteria: ["2.4.13"],
    conformance: "AAA",
    certainty: "fails",
    help: "Draw the ring at least 2 px thick all round, in a color of 3:1 to what was there without the focus.",
  },
} as const satisfies Record<string, Rule>;

/** Minimum contrast ratio of a focus indicator (WCAG 2.2, 1.4.11 and 2.4.13). */
const least = 3;

/** Measured focus indicators by mode and appearance, cached because most pages share one style. */
const measured = new Map<string, Ring>();

export const focusRing: Check = {
  name: "focus-ring",
  looksFor: "A ring of 3:1 around whatever has the focus, measured in pictures against the pixels that lie beside it.",
  criteria: ["1.4.11", "2.4.7", "2.4.13"],
  runs: {
    settings: [
      { mode: "light", width: 320 },
      { mode: "dark", width: 1280 },
      { mode: "forced-colors", width: 1280 },
    ],
    states: "one of each kind",
    because:
      "A ring has other colors in each scheme, and is cut where a window is narrow. Rings that look alike on the same ground are measured once a run; controls of a form look the same in each form that is in the same state.",
  },
  alters: "focus",
  async look({ tab, mode }: Visit): Promise<Found[]> {
    const elements = await elementList(tab);
    // `:focus-visible` matches only if the last input came from the keyboard.
    await tab.keyboard.press("Shift");
    const browser = await tab.context().newCDPSession(tab);
    const barriers: Barrier<keyof typeof rules>[] = [];
    const done = new Set<string>();
    const measureAll = async () => {
      for (const { element, look } of await elements.evaluate(ringKinds)) {
        const key = `${mode} ${look}`;
        const ring = done.has(key) ? undefined : await ringOf(browser, elements, element, key);
        if (!ring) continue;
        done.add(key);
        barriers.push(...wrongWith(ring).map((wrong) => ({ ...wrong, element })));
      }
    };
    await measureAll();
    // Some controls are replaced when they get the focus. Their replacements are measured too.
    if (await elements.evaluate(hasGone)) await measureAll();
    await browser.detach();
    return findings(tab, rules, barriers, elements);
  },
};

/** Returns a cached or new measurement, or undefined if the control no longer takes the focus. */
async function ringOf(
  browser: CDPSession,
  elements: JSHandle<Elements>,
  element: number,
  key: string,
): Promise<Ring | undefined> {
  const known = measured.get(key);
  if (known) return known;
  const measure = async () => {
    const pictures = await pictureRing(browser, elements, element);
    return pictures && measureRing(pictures);
  };
  const first = await measure();
  // Measures again, because the first screenshot may show an unfinished rendering.
  const ring = first && wrongWith(first).length > 0 ? ((await measure()) ?? first) : first;
  // Caches only passing measurements, so that every failure is reported.
  if (ring && isEnough(ring)) measured.set(key, ring);
  return ring;
}

/** True if the focus indicator is visible and contrasts with adjacent pixels. */
function isEnough({ changed, beside }: Ring): boolean {
  return changed > 0 && beside >= least;
}

function wrongWith({ changed, change, beside }: Ring): Barrier<keyof typeof rules>[] {
  if (changed === 0) return [{ rule: "focus-invisible", message: "It looks the same with the focus and without." }];
  const wrong: Barrier<keyof typeof rules>[] = [];
  if (beside < least) {
    const message = `Most of what shows the focus has ${beside.toFixed(2)}:1 to the pixels beside it; ${least}:1 is the least.`;
    wrong.push({ rule: "focus-ring-contrast", message });
  }
  if (change < least) {
    const message = `An edge of 2 px changes by ${change.toFixed(2)}:1 when the focus comes; ${least}:1 is the least.`;
    wrong.push({ rule: "focus-ring-appearance", message });
  }
  return wrong;
}
