import { describe, expect, it, test } from "vitest";
import { usd } from "../../../data/money.ts";
import { isListed, type Product, products } from "../../../data/products.ts";
import {
  actionLink,
  badgeLabel,
  categoriesOf,
  priceLabel,
  priceNotes,
  relatedProducts,
  summarize,
} from "../../../src/shop/product-rules.ts";

const base = {
  ...(products[0] as Product),
  slug: "a-thing",
  product_type: "bundle",
  external_url: null,
} satisfies Product;
const elsewhere = "https://elsewhere.test/";
const sample = "https://elsewhere.example/";

test.each([
  [{ status: "active" }, true],
  [{}, true],
  [{ status: "draft" }, false],
  [{ status: "retired" }, false],
] as const)("isListed(%o) returns %s", (product, listed) => {
  expect(isListed(product)).toBe(listed);
});

test.each([
  ["service", null, "Book Now"],
  ["service", elsewhere, "Book Now"],
  ["donation", elsewhere, "Contribute"],
  ["digital", elsewhere, "Learn More"],
  ["digital", sample, "Learn More"],
  ["service", sample, "Book Now"],
  ["bundle", elsewhere, "Learn More"],
  ["bundle", null, "View Details"],
] as const)("labels the action of a %s at %s '%s'", (product_type, external_url, label) => {
  expect(actionLink({ slug: "a-thing", title: "A thing", product_type, external_url }).label).toBe(label);
});

test.each([
  ["an external product to its page", { external_url: elsewhere }, { href: elsewhere }],
  ["a donation to the contribution form", { product_type: "donation" }, { to: "/scholarships#contribute" }],
  ["an external product with a sample address to its page", { external_url: sample }, { to: "/shop/a-thing" }],
  ["other products to their pages", {}, { to: "/shop/a-thing" }],
] as const)("links %s", (_, product, link) => {
  expect(actionLink({ ...base, ...product })).toMatchObject(link);
});

test("asks for a time by the contact form as long as a service has no booking page", () => {
  const link = actionLink({ ...base, title: "An hour", product_type: "service", external_url: sample });
  const { pathname, searchParams, hash } = new URL("to" in link ? link.to : "", "https://site.test");
  expect([pathname, hash]).toEqual(["/contact", "#form"]);
  expect([searchParams.get("inquiry"), searchParams.get("subject")]).toEqual(["other", "Finding a time: An hour"]);
});

test.each([
  [usd(97), "$97"],
  [usd(1250), "$1,250"],
  [usd(0), "$0"],
  [null, "Sliding Scale / Pay-It-Forward"],
])("priceLabel(%s) returns %s", (price, label) => {
  expect(priceLabel(price)).toBe(label);
});

test.each([
  [true, true, ["Equity seats available", "Pay-it-forward option"]],
  [false, true, ["Pay-it-forward option"]],
  [false, false, []],
])("lists the available payment alternatives (equity %s, pay it forward %s)", (equity, forward, notes) => {
  expect(priceNotes({ equity_available: equity, pay_it_forward: forward })).toEqual(notes);
});

test("marks only featured products as popular", () => {
  expect([true, false].map((featured) => badgeLabel({ featured }))).toEqual(["Popular", null]);
});

test("returns each category once in alphabetical order", () => {
  const products = [{ category: "Services" }, { category: "Bundles" }, { category: "Services" }] as const;
  expect(categoriesOf(products)).toEqual(["Bundles", "Services"]);
});

test("summarizes only the fields of a list", () => {
  const summary = summarize(base);
  expect(summary).toMatchObject({ title: base.title, price: base.price, external_url: null });
  expect(summary).not.toHaveProperty("long_description");
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
