import { type Product, productCategories, productTypes } from "../products.ts";
import { mistakesIn, type Rule } from "./mistakes.ts";
import {
  address,
  amount,
  description,
  flag,
  oneOf,
  optional,
  orNull,
  path,
  slug,
  text,
  texts,
  title,
} from "./rules.ts";

const file = "data/products.ts";

const reducedFrom: Rule<Product> = {
  holds: (value, { price }) => value === null || (price !== null && Number(value) > price),
  problem: "is no price before a reduction",
  mend: "write more than 'price', or null where there is no reduction",
};

const soldOneWay: Rule<Product> = {
  holds: (_, { checkout_url, external_url, product_type }) =>
    [checkout_url !== null, external_url !== null, product_type === "donation"].filter(Boolean).length === 1,
  problem: "is not the one way to have it",
  mend: "fill in exactly one of checkout_url and external_url and set the other to null; a donation has neither",
};

const onlyWithoutPrice: Rule<Product> = {
  holds: (value, { price }) => price === null || !Array.isArray(value) || value.length === 0,
  problem: "stands beside a set price",
  mend: "set 'price' to null for a sliding scale, or empty the list",
};

const climbing: Rule<Product> = {
  holds: (_, { price_tiers }) =>
    price_tiers.every((tier, index) => tier.amount >= (price_tiers[index - 1]?.amount ?? 0)),
  problem: "does not climb",
  mend: "order the steps from the lowest amount to the highest",
};

const list: Rule = { holds: Array.isArray, problem: "is no list", mend: "write [] where there is none" };

export function productMistakes(products: readonly Product[]): string[] {
  const own = mistakesIn<Product>({
    file,
    entries: products,
    unique: ["slug", "id", "title"],
    rules: {
      slug: [slug],
      id: [text],
      title,
      description,
      long_description: [texts],
      price: [orNull(amount, "a sliding scale")],
      original_price: [orNull(amount, "no reduction"), reducedFrom],
      product_type: [oneOf(productTypes)],
      category: [oneOf(productCategories)],
      status: [optional(oneOf(["active", "draft", "retired"]))],
      image: [orNull({ ...path, holds: (value) => /^\/\S+$/.test(String(value)) }, "a drawing")],
      external_url: [orNull(address, "what is sold here")],
      checkout_url: [orNull(address, "what is sold elsewhere"), soldOneWay],
      price_tiers: [list, onlyWithoutPrice, climbing],
      tags: [texts],
      contents: [texts],
      placeholder: [flag],
    },
  });
  const tiers = products.flatMap(({ slug, price_tiers }) =>
    (price_tiers ?? []).map((tier) => ({ ...tier, slug: `${slug}, ${tier.label}` })),
  );
  return [...own, ...mistakesIn({ file, entries: tiers, rules: { label: [text], amount: [amount], for: [text] } })];
}
