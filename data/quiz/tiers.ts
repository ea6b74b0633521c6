import type { Entry } from "../checks/entry.ts";
import type { tier } from "../checks/plans.ts";

export type Tier = Entry<typeof tier>;

export const tiers = [
  { name: "Self-Guided", price: 197, text: "The courses at your own pace, whenever the house is quiet." },
  {
    name: "Live Cohort",
    price: 597,
    text: "Six weeks with one group: live sessions and a mentor who knows your name.",
  },
  { name: "Full Year Track", price: 1997, text: "Four courses, and someone beside you for the whole year." },
] as const satisfies readonly Tier[];
