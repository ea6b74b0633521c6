import type { Partner } from "../partners.ts";
import { entry } from "./entry.ts";
import { mistakesIn } from "./mistakes.ts";
import { address, oneOf, placeholder, slug, text } from "./rules.ts";

/** An outside practitioner or group that co-develops a program. */
export const partner = entry({
  /** Key of the entry and seed of its drawing; unique. */
  slug,
  /** Name of the practitioner or group; unique. */
  name: text,
  /** Title of the joint work. */
  collaboration: text,
  /** Two or three sentences on the joint work and its audience. */
  description: text,
  /** Topic of the work in one to three words, shown as a badge. */
  focus: text,
  link: address,
  linkLabel: oneOf(["Visit", "Read More", "Learn More"]),
  placeholder,
});

export function partnerMistakes(partners: readonly Partner[]): string[] {
  return mistakesIn({ file: "data/partners.ts", entries: partners, schema: partner, unique: ["slug", "name"] });
}
