import { describe, expect, it } from "vitest";
import { usd } from "../../../data/money.ts";
import { type Product, products } from "../../../data/products.ts";
import { productStructuredData } from "../../../src/shop/product-structured-data.ts";

const seller = {
  brand: { "@type": "Organization", name: "A House", url: "https://site.example" },
  image: "https://site.example/social/shop/a-thing.png",
  url: "https://site.example/shop/a-thing",
} as const;
const thing: Product = { ...(products[0] as Product), product_type: "bundle", price: usd(40), price_tiers: [] };

describe("productStructuredData(product, seller)", () => {
  it("offers a product at its price", () => {
    expect(productStructuredData(thing, seller)).toMatchObject({
      "@type": "Product",
      name: thing.title,
      brand: { name: "A House" },
      offers: { "@type": "Offer", price: 40, priceCurrency: "USD", url: seller.url },
    });
  });

  it("offers a sliding scale with its lowest and highest amounts", () => {
    const tiers = [5, 20, 60].map((step) => ({ label: "Step", amount: usd(step), for: "Anyone" }));
    expect(productStructuredData({ ...thing, price: null, price_tiers: tiers }, seller).offers).toMatchObject({
      lowPrice: 5,
      highPrice: 60,
      offerCount: 3,
    });
  });

  it("makes no offer without an amount", () => {
    expect(productStructuredData({ ...thing, price: null }, seller)).not.toHaveProperty("offers");
  });
});
