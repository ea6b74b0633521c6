import type { tier } from "./checks/plans.ts";
import type { Entry } from "./checks/rules.ts";
import { usd } from "./money.ts";

export type Tier = Entry<typeof tier>;

/** The three ways to study without a membership. data/study.ts has the contents of each. */
export const tiers = [
  {
    key: "self-guided",
    name: "Self-Guided",
    price: usd(197),
    text: "Foundations and one course at your own pace, whenever the house is quiet.",
    checkout: { href: "https://pay.kindredground.example/study/self-guided", placeholder: true },
  },
  {
    key: "live-cohort",
    name: "Live Cohort",
    price: usd(597),
    text: "Six weeks with one group: live sessions and a mentor who knows your name.",
    checkout: { href: "https://pay.kindredground.example/study/live-cohort", placeholder: true },
  },
  {
    key: "full-year",
    name: "Full Year Track",
    price: usd(1997),
    text: "Four courses, and someone beside you for the whole year.",
    checkout: { href: "https://pay.kindredground.example/study/full-year", placeholder: true },
  },
] as const satisfies readonly Tier[];

export type TierKey = (typeof tiers)[number]["key"];

export function tierByKey(key: TierKey): Tier {
  const tier = tiers.find((candidate) => candidate.key === key);
  if (!tier) throw new Error(`data/course-prices: no tier has the key '${key}'; add it there or correct the key`);
  return tier;
}
