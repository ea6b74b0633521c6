import { seeded } from "../seed.ts";
import { article } from "./article.ts";
import { event } from "./event.ts";
import type { Family, Mark } from "./mark.ts";
import { partner } from "./partner.ts";
import { product } from "./product.ts";
import { program } from "./program.ts";

const families = { article, event, partner, product, program } as const satisfies Record<string, Family>;

export type Kind = keyof typeof families;

/**
 * Begins the seeds of a kind. Chosen by eye: with these words neighbours on the site’s pages differ, and articles suit.
 */
const series: Record<Kind, string> = {
  article: "sun water wind",
  event: "moth",
  partner: "ring",
  product: "ring",
  program: "ring",
};

/** The marks of the picture that belongs to a slug, in the order they are laid down. */
export function marksFor(kind: Kind, slug: string): Mark[] {
  return families[kind](seeded(`${series[kind]}/${kind}/${slug}`));
}
