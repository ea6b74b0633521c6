import type { ProductCategory } from "../../data/products.ts";

export const categoryPalette = {
  Bundles: "clay",
  Professional: "night",
  Services: "plum",
  "Digital Resources": "river",
  "Scholarships/Donations": "fern",
} as const satisfies Record<ProductCategory, string>;
