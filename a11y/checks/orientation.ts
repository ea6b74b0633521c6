import type { Found } from "../audit.ts";
import type { Check, PageLoad } from "../check.ts";

/** Minimum share of words that must be visible in both orientations. */
const most = 0.9;

/** Sine of the smallest turn that counts as a turn to the side. */
const sideways = 0.9;

export const orientation: Check = {
  name: "orientation",
  looksFor: "Finds content that is missing or rotated in landscape orientation.",
  criteria: ["1.3.4"],
  runs: {
    settings: ["light 390"],
    states: "pages as opened",
    because: "The check uses a phone, because phones change orientation.",
  },
  async look({ tab }: PageLoad): Promise<Found[]> {
    const shown = () =>
      tab.evaluate(() => {
        // Degrees by which the page and its body are turned, from both properties.
        const angles = [document.documentElement, document.body].map((element) => {
          const { rotate, transform } = getComputedStyle(element);
          const { a, b } = new DOMMatrix(transform);
          return Math.atan2(b, a) * (180 / Math.PI) + (Number.parseFloat(rotate) || 0);
        });
        return {
          words: document.body.innerText.split(/\s+/),
          angle: angles.reduce((sum, angle) => sum + angle, 0),
        };
      });
    const upright = tab.viewportSize() ?? { width: 390, height: 844 };
    const before = await shown();
    await tab.setViewportSize({ width: upright.height, height: upright.width });
    const aside = await shown();
    await tab.setViewportSize(upright);
    const [fewer = [], more = []] = [before.words, aside.words].toSorted((one, other) => one.length - other.length);
    const share = more.filter((word) => fewer.includes(word)).length / more.length;
    // A page that is turned in both orientations restricts neither.
    const isTurned = Math.abs(Math.sin(((aside.angle - before.angle) * Math.PI) / 180)) > sideways;
    if (share >= most && !isTurned) return [];
    return [
      {
        rule: "one-orientation-only",
        criteria: ["1.3.4"],
        conformance: "AA",
        certainty: "fails",
        element: { selector: "body", markup: "<body>" },
        message: isTurned
          ? "The page rotates its content back to portrait in landscape orientation."
          : `One orientation shows only ${Math.round(share * 100)}% of the words of the other.`,
        help: "Lay out the content for every width. Do not require an orientation.",
      },
    ];
  },
};
