import { expect, test } from "vitest";
import { parse } from "../../../common/html.ts";
import { structuredDataProblems } from "../../../prerender/structured-data-problems.ts";

function problems(thing: object): string[] {
  return structuredDataProblems(parse(`<script type="application/ld+json">${JSON.stringify(thing)}</script>`));
}

const offer = { "@type": "Offer", price: 0, url: "https://site.example/a" };
const product = { "@type": "Product", image: "https://site.example/a.png", offers: [offer] };

test("accepts absolute URLs and ISO dates", () => {
  expect(problems({ ...product, offers: [{ ...offer, validFrom: "2026-12-01" }] })).toEqual([]);
});

test.each([
  [{ ...product, image: "/a.png" }, /absolute URL/],
  [{ ...product, offers: [{ ...offer, validFrom: "next spring" }] }, /ISO 8601/],
])("reports relative URLs and other dates at any depth", (thing, message) => {
  expect(problems(thing)).toEqual([expect.stringMatching(message)]);
});
