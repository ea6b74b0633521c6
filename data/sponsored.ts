import type { LedgerEntry } from "./briefs/brief.ts";
import { figures } from "./site.ts";

/** What a sponsor can carry: the page tells what each is, and its form offers the same. `key` is what is sent. */
export const sponsored = [
  {
    key: "seat",
    name: "A seat",
    text: "One person through one Academy program, from the first circle to the last.",
    figure: figures.scholarshipsThisYear,
  },
  {
    key: "school-place",
    name: "A school place",
    text: "One child’s year at ERIN’s Place, for a family that cannot pay all of it.",
  },
  {
    key: "retreat-place",
    name: "A retreat place",
    text: "Room, meals and guidance for someone who could not come otherwise.",
  },
  {
    key: "workshop",
    name: "A workshop",
    text: "A fair fee for the culture keeper who teaches it, and a free door for those who come.",
  },
  {
    key: "garden-season",
    name: "A garden season",
    text: "Seed, soil and a gardener’s wage from March to October.",
  },
] as const satisfies readonly (LedgerEntry & { key: string })[];
