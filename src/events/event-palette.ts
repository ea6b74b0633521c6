import type { PublicEvent } from "../../data/events.ts";

export const eventPalette = {
  "Community Event": "fern",
  Workshop: "night",
  "Healing Practice": "plum",
} as const satisfies Record<PublicEvent["type"], string>;
