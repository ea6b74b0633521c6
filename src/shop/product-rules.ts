import { labels } from "../../data/labels.ts";
import { contactFormWith, isSample, type Link } from "../../data/link.ts";
import { type Cents, dollars } from "../../data/money.ts";
import type { Product, ProductCategory } from "../../data/products.ts";
import type { shop } from "../../data/shop.ts";

const words = labels.product;

/**
 * Returns the label of a product's link. Services and donations keep their own label even if another site handles them.
 */
function actionLabel({ product_type, external_url }: Pick<Product, "product_type" | "external_url">): string {
  if (product_type === "service") return words.book;
  if (product_type === "donation") return words.contribute;
  return external_url ? words.elsewhere : words.details;
}

/**
 * Returns a product’s link. It leads to the external URL, unless that is missing or a sample. Otherwise, a donation
 * leads to the scholarships page, a service with a sample URL to the contact form, and anything else to its own page.
 */
export function actionLink(product: Pick<Product, "product_type" | "external_url" | "slug" | "title">): Link {
  const { product_type, external_url, title } = product;
  const label = actionLabel(product);
  if (external_url && !isSample(external_url)) return { label, href: external_url };
  if (product_type === "donation") return { label, to: "/scholarships#contribute" };
  if (product_type === "service" && external_url) return { label, to: askForTime(title) };
  return { label, to: productPath(product) };
}

function askForTime(title: string): string {
  return contactFormWith({ inquiry: "other", subject: `${words.ask}: ${title}`, message: words.askMessage });
}

export function productPath({ slug }: Pick<Product, "slug">): string {
  return `/shop/${slug}`;
}

export function priceLabel(price: Cents | null): string {
  return price === null ? words.slidingScale : dollars(price);
}

export function priceNotes({
  equity_available,
  pay_it_forward,
}: Pick<Product, "equity_available" | "pay_it_forward">): string[] {
  return [...(equity_available ? [words.equity] : []), ...(pay_it_forward ? [words.payItForward] : [])];
}

export function badgeLabel({ featured }: Pick<Product, "featured">): string | null {
  return featured ? words.featured : null;
}

export function categoriesOf(products: readonly Pick<Product, "category">[]): ProductCategory[] {
  return [...new Set(products.map(({ category }) => category))].sort();
}

/** Returns up to `limit` other products, those with the most shared tags first. Ties keep the shop's order. */
export function relatedProducts(product: Product, products: readonly Product[], limit = 3): Product[] {
  const shared = (other: Product) => other.tags.filter((tag) => product.tags.includes(tag)).length;
  return products
    .filter((other) => other.slug !== product.slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, limit);
}

export const categoryPalette = {
  Bundles: "clay",
  Professional: "night",
  Services: "plum",
  "Digital Resources": "river",
  "Scholarships/Donations": "fern",
} as const satisfies Record<ProductCategory, string>;

export type ProductWords = (typeof shop)["product"];

/** The fields that a list shows of a product. Only the product's own page has the rest. */
const summaryFields = [
  ...(["title", "slug", "description", "category", "product_type", "featured", "external_url"] as const),
  ...(["price", "original_price", "equity_available", "pay_it_forward"] as const),
] satisfies (keyof Product)[];

export type ProductSummary = Pick<Product, (typeof summaryFields)[number]>;

export function summarize(product: Product): ProductSummary {
  return Object.fromEntries(summaryFields.map((field) => [field, product[field]])) as unknown as ProductSummary;
}
