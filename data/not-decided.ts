import type { Choice } from "./forms/form.ts";
import { isSample } from "./link.ts";
import { type Product, products } from "./products.ts";
import { type Program, programs } from "./programs.ts";

/** Something that visitors can wait for, and the facts about it that are not decided yet. */
export interface NotDecided {
  topic: Choice;
  /** Never empty. Each completes a list: "the price". */
  missing: readonly string[];
}

/** ID of the panel, for links on its page. */
export const notDecidedId = "tell-me";

const topicOf = ({ slug, title }: Pick<Program | Product, "slug" | "title">): Choice => ({ value: slug, label: title });

/** Undecided facts of fixed pages, by path. */
export const notDecidedAt = {
  "/erins-place": { topic: { value: "tuition", label: "Tuition at ERIN’s Place" }, missing: ["next year’s tuition"] },
  "/homestead/retreats": { topic: { value: "retreats", label: "Price of a retreat" }, missing: ["the price"] },
} as const satisfies Record<string, NotDecided>;

/**
 * False for services, which visitors book through the contact form in the meantime, and for donations, which have their
 * own page.
 */
const isBought = ({ product_type }: Pick<Product, "product_type">) =>
  product_type !== "service" && product_type !== "donation";

/** Returns the undecided facts of a product that visitors buy, if its payment page is a sample; otherwise undefined. */
export function undecidedProduct(product: Product): NotDecided | undefined {
  if (!isBought(product) || !isSample(product.checkout_url ?? product.external_url ?? "")) return undefined;
  return { topic: topicOf(product), missing: ["the day you can buy it"] };
}

export function undecidedProgram(program: Program, missing: readonly string[]): NotDecided | undefined {
  return missing.length > 0 ? { topic: topicOf(program), missing } : undefined;
}

/**
 * Topics that visitors can wait for. The list keeps them even after all facts are known, because stored submissions
 * name them.
 */
export const topics: readonly Choice[] = [
  ...products.filter(isBought).map(topicOf),
  ...programs.filter(({ url }) => url.startsWith("/academy/")).map(topicOf),
  ...Object.values(notDecidedAt).map(({ topic }) => topic),
];
