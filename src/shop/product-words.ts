import type { shop } from "../../data/shop.ts";

/** What the pages of all products say alike. */
export type ProductWords = (typeof shop)["product"];
