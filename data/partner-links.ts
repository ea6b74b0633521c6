import { contactFormWith, isSample, type Link, linkOutside } from "./link.ts";
import type { Partner } from "./partners.ts";
import { type Program, programs } from "./programs.ts";

export interface PartnerLink {
  link: Link;
  /** The target, for screen reader users who reach the link out of context. */
  about: string;
}

type Linked = Pick<Partner, "slug" | "name" | "link" | "linkLabel">;

/**
 * Returns the link to a partner's own site. While the address is a sample, returns a link to the program that we make
 * together, or else to the contact form.
 */
export function partnerLink(
  { slug, name, link, linkLabel }: Linked,
  among: readonly Program[] = programs,
): PartnerLink {
  const program = among.find(({ partner }) => partner === slug);
  const ask = {
    inquiry: "collaboration",
    subject: `Meeting ${name}`,
    message: `Please introduce me to ${name}.`,
  } as const;
  const own = program ? `${program.title}, with ${name}` : `ask us to introduce you to ${name}`;
  return {
    link: linkOutside(linkLabel, link, program?.url ?? contactFormWith(ask)),
    about: isSample(link) ? own : name,
  };
}

/**
 * Returns a link labeled with the partner’s name: to the partner’s site, or to /collaborations while the address is a
 * sample.
 */
export function partnerByName({ slug, name, link }: Linked): Link {
  return linkOutside(name, link, `/collaborations#${slug}`);
}

/** Returns the text above the list of partners. The text says where their links lead. */
export function partnersIntro(partners: readonly Pick<Partner, "link">[]): string {
  const set = partners.filter(({ link }) => !isSample(link)).length;
  if (set === partners.length) return "Each link opens the partner’s own site in a new tab.";
  if (set === 0) return "Each link opens a page about what we make together.";
  return "Links with an arrow open the partner’s own site in a new tab. The others open a page about what we make together.";
}
