import type { OutsideLink } from "../link.ts";
import { sources } from "../sources.ts";

/** A source of the assessment's ideas. */
export interface Credit {
  /** The borrowed idea, as the text before the link. */
  text: string;
  link: OutsideLink;
}

export const credits = [
  {
    text: "The ten roles, in our own words, follow",
    link: { label: "Deepa Iyer’s social change ecosystem map", href: sources.ecosystemMap },
  },
  {
    text: "The fifteen pillars, the habits they help undo, follow",
    link: { label: "Tema Okun’s characteristics of white supremacy culture", href: sources.supremacyCulture },
  },
] as const satisfies readonly Credit[];
