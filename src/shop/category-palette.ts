import type { ProductCategory } from "../../data/products.ts";

/** The hue each shelf of the shop is known by. */
export const categoryPalette = {
  Bundles: "clay",
  Professional: "night",
  Services: "plum",
  "Digital Resources": "river",
  "Scholarships/Donations": "fern",
} as const satisfies Record<ProductCategory, string>;
