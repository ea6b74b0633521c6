import type { Payment, PlanKey } from "./plans.ts";
import type { Tier, TierKey } from "./quiz/tiers.ts";

/*
 * The checkouts of what is not in the shop, apart from its products, which the pages of plans and of ways to study
 * should not carry.
 */

/** The checkout of one way of paying for a plan. */
export function planCheckout(slug: PlanKey, { way, amount }: Payment) {
  return { key: `${slug}-${way}`, slug, price: amount };
}

/** The checkout of a way to study. */
export function tierCheckout({ key, price }: Tier & { key: TierKey }) {
  return { key, slug: key, price };
}
