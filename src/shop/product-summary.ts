import type { Product } from "../../data/products.ts";

/** The fields that a list shows of a product. Only the product's own page has the rest. */
export type ProductSummary = Pick<
  Product,
  | "title"
  | "slug"
  | "description"
  | "price"
  | "original_price"
  | "product_type"
  | "category"
  | "featured"
  | "equity_available"
  | "pay_it_forward"
  | "external_url"
>;

export function summarize(product: Product): ProductSummary {
  const { title, slug, description, price, original_price, product_type, category } = product;
  const { featured, equity_available, pay_it_forward, external_url } = product;
  return {
    title,
    slug,
    description,
    price,
    original_price,
    product_type,
    category,
    featured,
    equity_available,
    pay_it_forward,
    external_url,
  };
}
