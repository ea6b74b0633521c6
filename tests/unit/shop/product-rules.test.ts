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
  it("lists a product with an active status or none", () => {
    expect(isListed({ status: "active" })).toBe(true);
    expect(isListed({})).toBe(true);
  });

  it("leaves out every other status", () => {
    expect(isListed({ status: "draft" })).toBe(false);
    expect(isListed({ status: "retired" })).toBe(false);
  });
});

describe("actionLabel(product)", () => {
  it("says Book Now for a service, even one booked elsewhere", () => {
    expect(actionLabel({ product_type: "service", external_url: null })).toBe("Book Now");
    expect(actionLabel({ product_type: "service", external_url: elsewhere })).toBe("Book Now");
  });

  it("says Contribute for a donation, even one taken elsewhere", () => {
    expect(actionLabel({ product_type: "donation", external_url: elsewhere })).toBe("Contribute");
  });

  it("says Learn More for anything else with an external link", () => {
    expect(actionLabel({ product_type: "digital", external_url: elsewhere })).toBe("Learn More");
    expect(actionLabel({ product_type: "bundle", external_url: elsewhere })).toBe("Learn More");
  });

  it("says View Details otherwise", () => {
    expect(actionLabel({ product_type: "bundle", external_url: null })).toBe("View Details");
  });
});

describe("actionLink(product)", () => {
  it("leaves the site for a product with an external link", () => {
    expect(actionLink({ ...base, external_url: elsewhere })).toEqual({ label: "Learn More", href: elsewhere });
  });

  it("leads a donation to the place for gifts", () => {
    expect(actionLink({ ...base, product_type: "donation" })).toEqual({
      label: "Contribute",
      to: "/scholarships#contribute",
    });
  });

  it("leads everything else to its own page", () => {
    expect(actionLink(base)).toEqual({ label: "View Details", to: "/shop/a-thing" });
  });
});

describe("priceLabel(price)", () => {
  it("prints dollars", () => {
    expect(priceLabel(usd(97))).toBe("$97");
    expect(priceLabel(usd(1250))).toBe("$1,250");
    expect(priceLabel(usd(0))).toBe("$0");
  });

  it("says in words that there is no set price", () => {
    expect(priceLabel(null)).toBe("Sliding Scale / Pay-It-Forward");
  });
});

describe("priceNotes(product) and badgeLabel(product)", () => {
  it("names each other way to pay that there is", () => {
    expect(priceNotes({ equity_available: true, pay_it_forward: true })).toEqual([
      "Equity seats available",
      "Pay-it-forward option",
    ]);
    expect(priceNotes({ equity_available: false, pay_it_forward: true })).toEqual(["Pay-it-forward option"]);
    expect(priceNotes({ equity_available: false, pay_it_forward: false })).toEqual([]);
  });

  it("marks featured products as Popular, and only those", () => {
    expect(badgeLabel({ featured: true })).toBe("Popular");
    expect(badgeLabel({ featured: false })).toBeNull();
  });
});

describe("categoriesOf(products)", () => {
  it("names each category once, in alphabetical order", () => {
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

  it("puts the most tags in common first, and leaves out itself", () => {
    expect(relatedProducts(asked, shelf).map(({ slug }) => slug)).toEqual(["both-shared", "self", "nothing-shared"]);
  });

  it("stops at the limit", () => {
    expect(relatedProducts(asked, shelf, 1)).toHaveLength(1);
  });
});
