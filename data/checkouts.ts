import { type TierKey, tiers } from "./course-prices.ts";
import type { GiftKey } from "./forms/gifts.ts";
import type { Cents } from "./money.ts";
import { type PlanKey, planCheckout, plans, tierCheckout } from "./plans.ts";
import { isListed, type ProductSlug, products } from "./products.ts";

/** An item with its own page at the payment provider. The return address is `/thank-you/payment?for={key}`. */
export interface Checkout {
  key: string;
  slug: PlanKey | ProductSlug | TierKey | GiftKey;
  /** Amount of one payment. */
  price: Cents;
}

export const checkouts: readonly Checkout[] = [
  ...plans.flatMap(({ key, payments }) => payments.map((payment) => planCheckout(key, payment))),
  ...tiers.map(tierCheckout),
  ...products
    .filter(isListed)
    .flatMap(({ slug, checkout_url, price }) => (checkout_url && price !== null ? { key: slug, slug, price } : [])),
];
