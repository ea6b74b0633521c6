import type { SiteLink } from "./link.ts";
import { products } from "./products.ts";
import { type ProgramSlug, programBySlug } from "./programs.ts";

function program(slug: ProgramSlug): SiteLink {
  const { title, url } = programBySlug(slug);
  return { label: title, to: url };
}

const toolkit = products.find(({ slug }) => slug === "educator-facilitator-toolkit");

const nextSteps: Record<Exclude<ProgramSlug, "pass-hub">, SiteLink> = {
  "decolonization-foundations": program("decolonization-101"),
  "decolonization-101": program("decolonization-201"),
  "decolonization-201": program("decolonization-301"),
  "decolonization-301": program("liberation-journey"),
  "liberation-journey": program("facilitator-certification"),
  "facilitator-certification": { label: toolkit?.title ?? "", to: "/shop/educator-facilitator-toolkit" },
  "parenting-for-liberation": program("decolonization-201"),
  "cinema-and-conjure": program("decolonization-foundations"),
  "accounts-and-ledgers": program("ethical-wealth-building"),
  "radical-self-love-meditations": program("liberation-through-somatics"),
  "equity-in-housing": program("decolonization-301"),
  "ethical-wealth-building": program("accounts-and-ledgers"),
  "liberation-through-somatics": program("decolonization-101"),
};

/** Returns the step that follows a program. Throws if there is none. */
export function nextStepAfter(slug: string): SiteLink {
  const step = Object.entries(nextSteps).find(([key]) => key === slug)?.[1];
  if (!step) throw new Error(`data/program-next: '${slug}' has no next step; name one`);
  return step;
}
