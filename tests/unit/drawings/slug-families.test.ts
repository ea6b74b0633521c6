import { describe, expect, test } from "vitest";
import { events, recentEvents } from "../../../data/events.ts";
import { partners } from "../../../data/partners.ts";
import { products } from "../../../data/products.ts";
import { programs } from "../../../data/programs.ts";
import { type Kind, marksFor } from "../../../src/drawings/slug/families.ts";
import { things } from "../../../src/drawings/slug/product.ts";

const shown: [Kind, readonly { slug: string }[]][] = [
  // A drawing shows the kind of a product, so two books can look alike.
  [
    "product",
    ["book", "bundle", "coaching", "framework", "fund", "pack", "replay", "toolkit"].map((slug) => ({ slug })),
  ],
  ["event", [...events, ...recentEvents]],
  ["program", programs],
  ["partner", partners],
  ["article", ["a-first-article", "a-second", "a-third", "a-fourth", "a-fifth", "a-sixth"].map((slug) => ({ slug }))],
];

describe.each(shown)("pictures of the kind %s", (kind, items) => {
  test("differ for all slugs", () => {
    const pictures = items.map(({ slug }) => JSON.stringify(marksFor(kind, slug)));
    expect(new Set(pictures).size).toBe(items.length);
  });

  test("contain a light", () => {
    for (const { slug } of items) expect(marksFor(kind, slug).some(({ ink }) => ink.startsWith("glow"))).toBe(true);
  });

  test("use valid paths with whole numbers", () => {
    const paths = items.flatMap(({ slug }) => marksFor(kind, slug).map(({ d }) => d));
    for (const d of paths) expect(d).toMatch(/^(M[\d\s\-MLHVAQTazhvqt]+)?$/);
  });
});

test("each product's slug names the thing to draw", () => {
  const unknown = products.map(({ slug }) => slug).filter((slug) => !things.some(([word]) => slug.includes(word)));
  expect(unknown, "add a word of each slug to `things` in src/drawings/slug/product.ts").toEqual([]);
});

test("draws the thing that a product is", () => {
  const drawn = (slug: string) =>
    marksFor("product", slug)
      .map(({ d }) => d)
      .join("");
  // These paths draw the seats of the chairs, the holes of the film and the spine of the book.
  expect(drawn("1-1-liberation-coaching")).toContain("M74 86v178M74 176h74v88");
  expect(drawn("cinema-and-conjure-workshop-replay")).toContain("M48 90h310M48 216h310");
  expect(drawn("dismantling-supremacy-ebook")).toMatch(/M104 \d+h30v200h-30z/);
  expect(drawn("a-thing-of-a-new-kind")).toMatch(/M104 \d+h30v200h-30z/);
});

test("draws different kinds differently for the same slug", () => {
  expect(marksFor("program", "parenting-for-liberation")).not.toEqual(marksFor("product", "parenting-for-liberation"));
});
