import type { PublicEvent } from "../../data/events.ts";

/** The hue each kind of event is known by. */
export const eventPalette = {
  "Community Event": "fern",
  Workshop: "night",
  "Healing Practice": "plum",
} as const satisfies Record<PublicEvent["type"], string>;
