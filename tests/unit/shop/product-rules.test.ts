import { describe, expect, it } from "vitest";
import { usd } from "../../../data/money.ts";
import { isListed, type Product, products } from "../../../data/products.ts";
import {
  actionLabel,
  actionLink,
  badgeLabel,
  categoriesOf,
  priceLabel,
  priceNotes,
  relatedProducts,
} from "../../../src/shop/product-rules.ts";

const base = {
  ...(products[0] as Product),
  slug: "a-thing",
  product_type: "bundle",
  external_url: null,
} satisfies Product;
const elsewhere = "https://elsewhere.example/";

describe("isListed(product)", () => {
  it("includes active products and those without a status", () => {
    expect(isListed({ status: "active" })).toBe(true);
    expect(isListed({})).toBe(true);
  });

  it("excludes other statuses", () => {
    expect(isListed({ status: "draft" })).toBe(false);
    expect(isListed({ status: "retired" })).toBe(false);
  });
});

describe("actionLabel(product)", () => {
  it("returns Book Now for a service, even an external one", () => {
    expect(actionLabel({ product_type: "service", external_url: null })).toBe("Book Now");
    expect(actionLabel({ product_type: "service", external_url: elsewhere })).toBe("Book Now");
  });

  it("returns Contribute for a donation, even an external one", () => {
    expect(actionLabel({ product_type: "donation", external_url: elsewhere })).toBe("Contribute");
  });

  it("returns Learn More for other external products", () => {
    expect(actionLabel({ product_type: "digital", external_url: elsewhere })).toBe("Learn More");
    expect(actionLabel({ product_type: "bundle", external_url: elsewhere })).toBe("Learn More");
  });

  it("returns View Details otherwise", () => {
    expect(actionLabel({ product_type: "bundle", external_url: null })).toBe("View Details");
  });
});

describe("actionLink(product)", () => {
  it("links to the external page of a product", () => {
    expect(actionLink({ ...base, external_url: elsewhere })).toEqual({ label: "Learn More", href: elsewhere });
  });

  it("links a donation to the contribution form", () => {
    expect(actionLink({ ...base, product_type: "donation" })).toEqual({
      label: "Contribute",
      to: "/scholarships#contribute",
    });
  });

  it("links other products to their pages", () => {
    expect(actionLink(base)).toEqual({ label: "View Details", to: "/shop/a-thing" });
  });
});

describe("priceLabel(price)", () => {
  it("formats dollars", () => {
    expect(priceLabel(usd(97))).toBe("$97");
    expect(priceLabel(usd(1250))).toBe("$1,250");
    expect(priceLabel(usd(0))).toBe("$0");
  });

  it("describes a missing price", () => {
    expect(priceLabel(null)).toBe("Sliding Scale / Pay-It-Forward");
  });
});

describe("priceNotes(product) and badgeLabel(product)", () => {
  it("lists the available payment alternatives", () => {
    expect(priceNotes({ equity_available: true, pay_it_forward: true })).toEqual([
      "Equity seats available",
      "Pay-it-forward option",
    ]);
    expect(priceNotes({ equity_available: false, pay_it_forward: true })).toEqual(["Pay-it-forward option"]);
    expect(priceNotes({ equity_available: false, pay_it_forward: false })).toEqual([]);
  });

  it("marks only featured products as popular", () => {
    expect(badgeLabel({ featured: true })).toBe("Popular");
    expect(badgeLabel({ featured: false })).toBeNull();
  });
});

describe("categoriesOf(products)", () => {
  it("returns each category once in alphabetical order", () => {
    expect(categoriesOf([{ category: "Services" }, { category: "Bundles" }, { category: "Services" }])).toEqual([
      "Bundles",
      "Services",
    ]);
  });
});

describe("relatedProducts(product, products)", () => {
  const shelf = [
    { ...base, slug: "self", tags: ["self"] },
    { ...base, slug: "nothing-shared", tags: ["film"] },
    { ...base, slug: "both-shared", tags: ["self", "work"] },
    { ...base, slug: "asked", tags: ["self", "work"] },
  ] satisfies Product[];
  const asked = shelf.find(({ slug }) => slug === "asked") as Product;

  it("sorts by shared tags and excludes the product itself", () => {
    expect(relatedProducts(asked, shelf).map(({ slug }) => slug)).toEqual(["both-shared", "self", "nothing-shared"]);
  });

  it("respects the limit", () => {
    expect(relatedProducts(asked, shelf, 1)).toHaveLength(1);
  });
});
