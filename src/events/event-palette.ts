import type { PublicEvent } from "../../data/events.ts";

/** Color palette of each event type, in lists, on its page and in its link preview. */
export const eventPalette = {
  "Community Event": "fern",
  Workshop: "night",
  "Healing Practice": "plum",
} as const satisfies Record<PublicEvent["type"], string>;
