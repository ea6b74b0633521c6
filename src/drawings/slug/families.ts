import { articlePicture } from "./article.ts";
import { eventPicture } from "./event.ts";
import { type Family, type Mark, marksOf } from "./mark.ts";
import { partnerPicture } from "./partner.ts";
import { productPicture } from "./product.ts";
import { programPicture } from "./program.ts";

const families = {
  article: articlePicture,
  event: eventPicture,
  partner: partnerPicture,
  product: productPicture,
  program: programPicture,
} as const satisfies Record<string, Family>;

/** All kinds, for pictures drawn at build time. A page imports only the family that it shows. */
export type Kind = keyof typeof families;

export function marksFor(kind: Kind, slug: string): Mark[] {
  return marksOf(families[kind], slug);
}
