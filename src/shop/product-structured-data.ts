import type { AggregateOffer, Offer, Organization, Product as ProductThing, WithContext } from "schema-dts";
import { inDollars } from "../../data/money.ts";
import type { Product } from "../../data/products.ts";

interface Around {
  /** Absolute URL. */
  url: string;
  image: string;
  brand: Organization;
}

/** Describes a product for search engines (https://schema.org/Product). */
export function productStructuredData(product: Product, { url, image, brand }: Around): WithContext<ProductThing> {
  const offers = offersOf(product, url);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    description: product.description,
    category: product.category,
    sku: product.id,
    url,
    image,
    brand,
    ...(offers && { offers }),
  };
}

function offersOf({ price, price_tiers }: Product, url: string): Offer | AggregateOffer | null {
  const common = { priceCurrency: "USD", availability: "https://schema.org/InStock", url } as const;
  if (price !== null) return { "@type": "Offer", price: inDollars(price), ...common };
  const amounts = price_tiers.map(({ amount }) => inDollars(amount));
  if (amounts.length === 0) return null;
  return {
    "@type": "AggregateOffer",
    lowPrice: Math.min(...amounts),
    highPrice: Math.max(...amounts),
    offerCount: amounts.length,
    ...common,
  };
}
