import { isListed, products } from "../../data/products.ts";
import { shop } from "../../data/shop.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { FeaturedProducts, ShopAll } from "../sections/shop/product-lists.tsx";
import { ShopClosing, ShopHero } from "../sections/shop/shop-hero.tsx";
import { summarize } from "../shop/product-rules.ts";
import type { Route } from "./+types/shop.ts";

export const meta = pageMeta("/shop");

/** Runs at build time, so that this page carries only the product fields that a list shows. */
export function loader() {
  return { products: products.filter(isListed).map(summarize) };
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopHero {...shop.hero} />
      <FeaturedProducts title={shop.featured} products={loaderData.products.filter(({ featured }) => featured)} />
      <ShopAll words={shop.all} products={loaderData.products} />
      <ShopClosing {...shop.closing} />
    </>
  );
}
