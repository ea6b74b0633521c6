import type { Partner } from "../partners.ts";
import { entry } from "./entry.ts";
import { mistakesIn } from "./mistakes.ts";
import { address, oneOf, placeholder, slug, text } from "./rules.ts";

/** An outside practitioner or group that a program is made with. */
export const partner = entry({
  /** Key of the entry and seed of its drawing; unique. */
  slug,
  /** Name of the practitioner or group; unique. */
  name: text,
  /** Title of what the two of us make together. */
  collaboration: text,
  /** Two or three sentences: what it is and who it is for. */
  description: text,
  /** What the work is about, in one to three words; shown as a badge. */
  focus: text,
  /** The partner’s own site. */
  link: address,
  /** What a reader does there. */
  linkLabel: oneOf(["Visit", "Read More", "Learn More"]),
  placeholder,
});

export function partnerMistakes(partners: readonly Partner[]): string[] {
  return mistakesIn({ file: "data/partners.ts", entries: partners, schema: partner, unique: ["slug", "name"] });
}
