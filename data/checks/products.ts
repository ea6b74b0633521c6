import { productCategories, productTypes } from "../products.ts";
import {
  address,
  amount,
  description,
  entry,
  flag,
  list,
  oneOf,
  placeholder,
  rule,
  slug,
  text,
  texts,
  title,
} from "./rules.ts";

/** One step of a sliding scale. Buyers choose their step and never have to explain it. */
export const priceTier = entry({
  label: text,
  amount,
  for: text,
});

interface Priced {
  price: number | null;
}

interface Sold {
  checkout_url: string | null;
  external_url: string | null;
  product_type: string;
}

type Tiers = readonly { amount: number }[];

const reducedFrom = rule(
  (value: number | null, { price }: Priced) => value === null || (price !== null && value > price),
  "is not a price before a reduction",
  "write more than 'price', or null if there is no reduction",
);

const soldOneWay = rule(
  (_, { checkout_url, external_url, product_type }: Sold) =>
    [checkout_url !== null, external_url !== null, product_type === "donation"].filter(Boolean).length === 1,
  "is not the only way to buy it",
  "fill in exactly one of checkout_url and external_url and set the other to null; a donation has neither",
);

const onlyWithoutPrice = rule(
  (tiers: Tiers, { price }: Priced) => price === null || tiers.length === 0,
  "conflicts with a set price",
  "set 'price' to null for a sliding scale, or empty the list",
);

const climbing = rule(
  (tiers: Tiers) => tiers.every((tier, index) => tier.amount >= (tiers[index - 1]?.amount ?? tier.amount)),
  "is not in ascending order",
  "order the steps from the lowest amount to the highest",
);

/** One page of a product, to read before buying. */
const samplePage = entry({
  /** Place in the product: "Day 1 of 40". */
  where: text,
  title: text,
  lines: texts,
});

/**
 * A product in the shop. Field names match the shop's export, so its rows can be pasted in. The picture is drawn from
 * the slug.
 */
export const product = entry({
  /** Last segment of `/shop/{slug}`, and seed of the drawing; unique. */
  slug,
  /** Key in the shop's own records; unique. */
  id: text,
  title,
  description,
  long_description: texts,
  /** Null means a sliding scale or pay-it-forward. */
  price: amount.nullable().meta({ orNull: "a sliding scale" }),
  /** Price before a discount, shown struck through. */
  original_price: amount.nullable().meta({ orNull: "no reduction" }).test(reducedFrom),
  product_type: oneOf(productTypes),
  category: oneOf(productCategories),
  /** Shown among the featured products, with a 'Popular' badge. */
  featured: flag("to show it among the featured products"),
  /** True if there are equity seats: free or reduced-price seats for anyone who needs one. */
  equity_available: flag("if there are equity seats"),
  pay_it_forward: flag("if the buyer may add something for the next person"),
  /** Drafts and retired products are not shown. */
  status: oneOf(["active", "draft", "retired"]).optional(),
  /** External page for booking or buying; opens in a new tab. Null if this site sells the product. */
  external_url: address.nullable().meta({ orNull: "what is sold here" }),
  /** Hosted checkout for products sold here; opens in a new tab. */
  checkout_url: address.nullable().meta({ orNull: "what is sold elsewhere" }).test(soldOneWay),
  /** Price key at the payment provider, for products sold here. */
  stripe_price_id: text.nullable().meta({ orNull: "what is sold elsewhere" }),
  /** Steps of the sliding scale, lowest first; empty if there is none. */
  price_tiers: list(priceTier).test(onlyWithoutPrice).test(climbing),
  /** Products that share the most tags are shown as related. */
  tags: texts,
  /** Items the buyer gets, one per entry. */
  contents: texts,
  /** Absent if there is nothing to show. */
  sample_page: samplePage.optional().default(undefined),
  placeholder,
});
