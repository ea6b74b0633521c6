import { expect, test } from "vitest";
import { collections } from "../../../../data/checks/collections.ts";
import { mistakesIn } from "../../../../data/checks/mistakes.ts";
import { usd } from "../../../../data/money.ts";
import type { Product } from "../../../../data/products.ts";

const soup: Product = {
  id: "prod_99",
  title: "Soup Kit",
  slug: "soup-kit",
  description: "Everything that a pot of soup for twelve neighbors asks for.",
  long_description: ["Beans, bones and time."],
  price: usd(20),
  original_price: null,
  product_type: "bundle",
  category: "Bundles",
  featured: false,
  equity_available: true,
  pay_it_forward: false,
  external_url: null,
  checkout_url: "https://pay.site.test/soup",
  stripe_price_id: null,
  price_tiers: [],
  tags: ["home"],
  contents: ["Beans"],
  placeholder: true,
};
const tiers = (...amounts: number[]) =>
  amounts.map((dollars) => ({ label: `Step ${dollars}`, amount: usd(dollars), for: "Anyone" }));

/** Casts the change, because authors may type values that the compiler would reject. */
const changed = (change: object) => mistakesIn({ ...collections.products, entries: [{ ...soup, ...change }] });

test("accepts a valid product", () => {
  expect(changed({})).toEqual([]);
  expect(changed({ price: usd(0) })).toEqual([]);
  expect(changed({ price: null, price_tiers: tiers(0, 5, 5) })).toEqual([]);
  expect(changed({ product_type: "donation", checkout_url: null })).toEqual([]);
});

test.each([
  [{ slug: "Soup-Kit" }, "'Soup-Kit', slug: 'Soup-Kit' is not allowed in an address; write lowercase letters"],
  [{ slug: "soup--kit" }, "slug: 'soup--kit' is not allowed in an address"],
  [{ title: " " }, "'soup-kit', title: ' ' is not text; write at least a word"],
  [{ title: "Soup ".repeat(20) }, "(100 characters) is longer than 70 characters; shorten it"],
  [{ description: "Soup." }, "description: 'Soup.' is shorter than 41 characters; say in a sentence"],
  [{ description: "Soup ".repeat(32) }, "(160 characters) is longer than 155 characters; shorten it"],
  [{ long_description: [] }, "long_description: [] is not a list of texts"],
  [
    { price: usd(-5) },
    "price: usd(-5) is not an amount of money in whole cents; write US dollars, like usd(97) or usd(12.50), or null",
  ],
  [{ price: 105 }, "price: usd(1.05) is less than any price; did you mean usd(105)?"],
  [{ price: usd(1.005) }, "price: usd(1.005) is not an amount of money in whole cents"],
  [{ price: Number.NaN }, "price: usd(NaN) is not an amount of money"],
  [{ original_price: usd(20) }, "original_price: usd(20) is not a price before a reduction; write more than 'price'"],
  [{ product_type: "kit" }, "product_type: 'kit' is not one of the list; write one of bundle, service"],
  [
    { title: "<b>Soup</b>" },
    "title: '<b>Soup</b>' has HTML in it, which a reader would see as plain characters; write only the words",
  ],
  [
    { checkout_url: "https://pay" },
    "checkout_url: 'https://pay' names a host that cannot exist; write it as the browser",
  ],
  [{ checkout_url: "https://pay..test/a" }, "checkout_url: 'https://pay..test/a' names a host that cannot exist"],
  [{ checkout_url: "https://-pay.test" }, "names a host that cannot exist"],
  [{ checkout_url: "https://10.1" }, "names a host that cannot exist"],
  [{ checkout_url: "pay.site.test" }, "checkout_url: 'pay.site.test' is not an address; write all of it"],
  [{ checkout_url: null }, "checkout_url: null is not the only way to buy it; fill in exactly one"],
  [{ external_url: "https://shop.site.test/" }, "is not the only way to buy it"],
  [{ price_tiers: undefined }, "price_tiers: nothing is not a list; write []"],
  [{ price_tiers: tiers(5) }, "conflicts with a set price; set 'price' to null"],
  [{ price: null, price_tiers: tiers(9, 5) }, "is not in ascending order; order the steps"],
  [{ price: null, price_tiers: tiers(-1, 5) }, "'soup-kit, Step -1', amount: usd(-1) is not an amount of money"],
  [{ price: null, price_tiers: [{ label: "Free", amount: usd(0) }] }, "'soup-kit, Free', for: nothing is not text"],
  [
    { price: null, price_tiers: [7] },
    "price_tiers[0]: 7 is not an object; write one with the fields label, amount, for",
  ],
  [{ status: "sold" }, "status: 'sold' is not one of the list; write one of active, draft, retired"],
  [{ featured: "yes" }, "featured: 'yes' is neither true nor false; write true to show it among the featured"],
  [
    { stripe_price_id: "" },
    "stripe_price_id: '' is not text; write at least a word, or null for what is sold elsewhere",
  ],
  [{ prise: 20 }, "data/products.ts, 'soup-kit': 'prise' is not a field we know; write one of slug, id, title"],
])("rejects %o with file, entry, field, and fix", (change, message) => {
  const said = changed(change).join("\n");
  expect(said).toMatch(/^data\/products\.ts, '/);
  expect(said).toContain(message);
});

test("reports all mistakes at once, one per field", () => {
  expect(changed({ slug: "", price: -1, tags: [] })).toHaveLength(3);
});
