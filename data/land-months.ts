import type { landMonth } from "./checks/land.ts";
import type { Entry } from "./checks/rules.ts";

export type LandMonth = Entry<typeof landMonth>;
export type Season = LandMonth["season"];

/** A line about the land for each month. `docs/how-to/content.md` explains how to change a line. */
export const landMonths: readonly LandMonth[] = [
  { name: "January", season: "bare", line: "we sort seeds in the barn kitchen, and coyotes call", placeholder: true },
  { name: "February", season: "bare", line: "snow keeps the tracks of deer across the meadow", placeholder: true },
  { name: "March", season: "sap", line: "sap boils over the fire, and the low end is deep mud", placeholder: true },
  { name: "April", season: "sap", line: "ramps come up in the food forest", placeholder: true },
  { name: "May", season: "leaf", line: "the plums bloom, and the low end dries out", placeholder: true },
  { name: "June", season: "leaf", line: "yarrow flowers, and the first berries are ripe", placeholder: true },
  { name: "July", season: "leaf", line: "the creek is low, and the mint is high", placeholder: true },
  { name: "August", season: "leaf", line: "the plums are ripe, so bring a bucket", placeholder: true },
  { name: "September", season: "gold", line: "hazelnuts fall on the loop", placeholder: true },
  { name: "October", season: "gold", line: "the hills turn, and rain fills the tanks", placeholder: true },
  { name: "November", season: "gold", line: "the last leaves are down, and the stove is lit", placeholder: true },
  { name: "December", season: "bare", line: "the hens are quiet, and the fire circle is lit", placeholder: true },
];
