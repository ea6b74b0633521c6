import type { Found } from "../core/audit.ts";
import type { Check, PageUnderTest } from "../core/check.ts";
import { failuresOf, findings } from "./describe-findings.ts";
import { elementList } from "./element-list.ts";

const failure = failuresOf({
  "one-orientation-only": ["1.3.4", "Lay out the content for every width. Do not require an orientation."],
});

/** Minimum share of words that must be visible in both orientations. */
const maxShare = 0.9;

export const orientation: Check = {
  name: "orientation",
  purpose: "Finds content that is missing in landscape orientation.",
  criteria: ["1.3.4"],
  runs: {
    environments: ["light 390"],
    states: "pages as opened",
    because: "The check uses a phone, because phones change orientation.",
  },
  async run({ tab }: PageUnderTest): Promise<Found[]> {
    const shown = () => tab.evaluate(() => document.body.innerText.split(/\s+/));
    const upright = tab.viewportSize() ?? { width: 390, height: 844 };
    const before = await shown();
    await tab.setViewportSize({ width: upright.height, height: upright.width });
    const aside = await shown();
    await tab.setViewportSize(upright);
    const [fewer = [], more = []] = [before, aside].toSorted((one, other) => one.length - other.length);
    const share = more.filter((word) => fewer.includes(word)).length / more.length;
    if (share >= maxShare) return [];
    const list = await elementList(tab);
    const body = await list.evaluate(({ numberOf }) => numberOf(document.body));
    const message = `One orientation shows only ${Math.round(share * 100)}% of the words of the other.`;
    return findings(tab, list, [failure("one-orientation-only", body, message)]);
  },
};
