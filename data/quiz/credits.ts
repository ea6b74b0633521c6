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
    text: "The ten roles follow Deepa Iyer, who mapped the parts people play in social change. The descriptions here are ours.",
    link: { label: "Social change ecosystem map, by Deepa Iyer", href: sources.ecosystemMap },
  },
  {
    text: "The fifteen pillars, the habits the roles help undo, follow Tema Okun, who named the characteristics of white supremacy culture.",
    link: { label: "White Supremacy Culture, by Tema Okun", href: sources.supremacyCulture },
  },
] as const satisfies readonly Credit[];
