import type { Payment, PlanKey } from "./plans.ts";

/** The checkout of one way of paying for a plan; apart from the products, which the plans’ page should not carry. */
export function planCheckout(slug: PlanKey, { way, amount }: Payment) {
  return { key: `${slug}-${way}`, slug, price: amount };
}
