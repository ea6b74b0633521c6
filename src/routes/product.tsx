import { checkouts } from "../../data/checkouts.ts";
import { undecidedProduct } from "../../data/not-decided.ts";
import { isListed, products } from "../../data/products.ts";
import { shop } from "../../data/shop.ts";
import { trailOver } from "../../data/trails.ts";
import { Island } from "../components/island.tsx";
import { NotDecided } from "../islands/not-decided.tsx";
import { productStructuredData } from "../layout/entry-structured-data.ts";
import { headBelow, jsonLd } from "../layout/structured-data.ts";
import { HowToGet, ProductAbout, RelatedProducts } from "../sections/shop/product-about.tsx";
import { ProductHeader } from "../sections/shop/product-header.tsx";
import { productPath, relatedProducts, summarize } from "../shop/product-rules.ts";
import type { Route } from "./+types/product.ts";

const trail = trailOver("/shop");

/** Runs at build time, so that a product's content reaches only its own page. */
export function loader({ params }: Route.LoaderArgs) {
  const product = products.find(({ slug }) => slug === params.slug);
  if (!product || !isListed(product)) throw new Response(null, { status: 404 });
  return {
    product,
    checkout: checkouts.find(({ key }) => key === product.slug),
    related: relatedProducts(product, products.filter(isListed)).map(summarize),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product } = loaderData;
  const path = productPath(product);
  const head = { title: product.title, description: product.description, path };
  const tags = headBelow(trail, head);
  // A gift isn't for sale, so it has no product data.
  if (!import.meta.env.SSR || product.product_type === "donation") return tags;
  return [...tags, jsonLd(productStructuredData(product))];
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, checkout, related } = loaderData;
  const words = shop.product;
  const undecided = undecidedProduct(product);
  const notDecided = undecided && (
    <Island>
      <NotDecided {...undecided} />
    </Island>
  );
  return (
    <>
      <ProductHeader product={product} words={words} trail={trail} checkout={checkout} />
      <ProductAbout product={product} words={words} />
      <HowToGet product={product} words={words} notDecided={notDecided} />
      <RelatedProducts title={words.related} products={related} />
    </>
  );
}
