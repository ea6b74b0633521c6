import type { shop } from "../../data/shop.ts";

export type ProductWords = (typeof shop)["product"];
