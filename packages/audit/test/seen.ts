import type { Found, Place } from "../core/audit.ts";
import type { Excuse, Seen } from "../core/excuses.ts";

/** Builds a sighting of low-contrast text in the first paragraph of a page, with overrides. */
export function seen({
  by = "axe",
  selector = "main > p",
  place = {},
  ...found
}: Partial<Omit<Found, "element">> & { by?: string; selector?: string; place?: Partial<Place> } = {}): Seen {
  return {
    by,
    place: { page: "/shop", state: "as opened", mode: "light", width: 1280, ...place },
    found: {
      rule: "color-contrast",
      criteria: ["1.4.3"],
      conformance: "AA",
      certainty: "fails",
      element: { selector, markup: "<p></p>" },
      message: "The contrast is 3.9.",
      help: "Choose a darker color.",
      ...found,
    },
  };
}

/** An accepted finding that matches the default sighting. */
export const excuse: Excuse = {
  source: "axe",
  rule: "color-contrast",
  pages: ["/shop"],
  element: "main > p",
  reason: "The words are part of a picture, which has an alternative.",
  link: "https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum",
};
