import type { SiteLink } from "./link.ts";
import type { Payment, PlanKey } from "./plans.ts";
import type { Tier, TierKey } from "./quiz/tiers.ts";

/*
 * Checkouts of everything outside the shop. They are separate from products, which the pages for plans and ways to
 * study should not load.
 */

export function planCheckout(slug: PlanKey, { way, amount }: Payment) {
  return { key: `${slug}-${way}`, slug, price: amount };
}

/** Link to the waitlist for something whose checkout is still a sample. `query` preselects it. */
export function notifyMe(query: string): SiteLink {
  return { label: "Tell me when I can buy", to: `/academy?${query}#waitlist` };
}

export function tierCheckout({ key, price }: Tier & { key: TierKey }) {
  return { key, slug: key, price };
}
