import { expect, test } from "vitest";
import { structuredDataProblems } from "../../../../prerender/structured-data/structured-data-problems.ts";
import { parse } from "../../../../shared/html.ts";

function problems(thing: object): string[] {
  return structuredDataProblems(parse(`<script type="application/ld+json">${JSON.stringify(thing)}</script>`));
}

const offer = {
  "@type": "Offer",
  price: 0,
  priceCurrency: "USD",
  availability: "https://schema.org/InStock",
  url: "https://site.example/a",
};
const product = {
  "@type": "Product",
  name: "A deck",
  description: "Forty cards.",
  image: "https://site.example/a.png",
  brand: { "@type": "Organization", name: "A House", url: "https://site.example" },
  offers: offer,
};

test("a thing with all that is asked for is right, whatever is free", () => {
  expect(problems(product)).toEqual([]);
});

test("what is required or recommended and missing is named, at any depth", () => {
  expect(problems({ ...product, image: undefined, offers: [{ ...offer, price: undefined }] })).toEqual([
    "says nothing of 'image' in its structured data, which a Product needs",
    "says nothing of 'price' in its structured data, which a Offer needs",
  ]);
});

test("a part of something else need not tell all of itself", () => {
  expect(problems({ ...product, brand: { "@id": "https://site.example/about#us" } })).toEqual([]);
});

test.each([
  [{ ...product, image: "/a.png" }, /absolute address/],
  [{ ...product, offers: { ...offer, validFrom: "next spring" } }, /ISO 8601/],
  [{ "@type": "Recipe" }, /google-properties/],
])("what search engines could not read is named", (thing, message) => {
  expect(problems(thing)).toEqual([expect.stringMatching(message)]);
});
