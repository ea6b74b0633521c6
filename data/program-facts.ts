import { circlesStayUnrecorded } from "./academy.ts";
import { ceu, ceuWords } from "./ceu.ts";
import type { SiteLink } from "./link.ts";
import { openingsAt } from "./milestones.ts";
import { dollars } from "./money.ts";
import { partners } from "./partners.ts";
import { personPath, teachersOf } from "./people.ts";
import { type ProductSlug, products } from "./products.ts";
import { accessTerms, hasHours } from "./program-facets.ts";
import type { Access, ProgramPage } from "./program-pages.ts";
import { type Program, type ProgramSlug, programBySlug } from "./programs.ts";
import { refunds } from "./refunds.ts";

/** One line of a fact, with a link if there is more to read or ask. */
export interface FactLine {
  text: string;
  link?: SiteLink;
}

export interface ProgramFact {
  term: string;
  lines: readonly FactLine[];
}

/** A fact that is not decided, in words that complete a list: "the price". */
interface Missing {
  missing: string;
}

type Line = FactLine | Missing;

interface Known {
  /** Total hours, or "stated" if the length already says them. Absent if they are not decided. */
  hours?: number | "stated";
  /** A product with a similar name, and its difference from the program. */
  product?: { slug: ProductSlug; differs: string };
}

const known: Partial<Record<ProgramSlug, Known>> = {
  "decolonization-foundations": { hours: 3 },
  "parenting-for-liberation": {
    product: { slug: "parenting-for-liberation-bundle", differs: "videos and scripts for home, without the circle" },
  },
  "cinema-and-conjure": {
    hours: "stated",
    product: { slug: "cinema-and-conjure-workshop-replay", differs: "one recorded workshop, without the monthly film" },
  },
  "accounts-and-ledgers": { hours: 8 },
  "radical-self-love-meditations": { hours: 2 },
};

function knownOf(slug: string): Known {
  return Object.entries(known).find(([key]) => key === slug)?.[1] ?? {};
}

/**
 * Returns the facts to know before paying, in the order in which people ask for them, as of `builtAt`. Undecided facts
 * are separate.
 */
export function programFactsAt(program: Program, page: ProgramPage, builtAt: Date) {
  const asked: { term: string; lines: readonly Line[] }[] = [
    { term: "Price", lines: priceOf(program, page) },
    {
      term: "Refunds",
      lines: [{ text: refunds[accessTerms[page.access].refund], link: refunds.link }],
    },
    { term: "Dates", lines: datesOf(page, builtAt) },
    { term: "Length", lines: lengthOf(program, page) },
    { term: "Taught by", lines: teachersFor(program) },
    { term: ceuWords.term, lines: ceuLines(program) },
    { term: "Access", lines: accessOf(program, page) },
  ];
  const facts: ProgramFact[] = asked
    .map(({ term, lines }) => ({ term, lines: lines.filter((line) => "text" in line) }))
    .filter(({ lines }) => lines.length > 0);
  const missing = asked.flatMap(({ lines }) => lines.flatMap((line) => ("missing" in line ? [line.missing] : [])));
  return { facts, missing };
}

function priceOf(program: Program, { access }: ProgramPage): Line[] {
  const { prices, needsMembership } = accessTerms[access];
  const { product } = knownOf(program.slug);
  return [
    ...prices.map((text) => ({ text })),
    ...(prices.length === 0 ? [{ missing: "the price" }] : []),
    ...(needsMembership ? [{ missing: "the price without a membership" }] : []),
    ...(product ? [productLine(product)] : []),
  ];
}

function productLine({ slug, differs }: NonNullable<Known["product"]>): FactLine {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product?.price) throw new Error(`data/program-facts: no product with a price has the slug '${slug}'`);
  const { title, price } = product;
  return {
    text: `The shop sells ${differs}, for ${dollars(price)}.`,
    link: { label: title, to: `/shop/${slug}` },
  };
}

const starts: Record<Access, readonly (keyof ReturnType<typeof openingsAt>)[]> = {
  "every-plan": ["selfPaced"],
  foundations: ["selfPaced"],
  course: ["selfPaced", "live"],
  live: ["live"],
  circle: ["live"],
  unpublished: [],
};

const startNames = { selfPaced: "At your own pace", live: "Live" };

function datesOf({ access }: ProgramPage, builtAt: Date): Line[] {
  const openings = openingsAt(builtAt);
  const lines = starts[access].map((key) => ({ text: `${startNames[key]}: ${openings[key]}.` }));
  if (lines.length === 0) return [{ missing: "the dates" }];
  if (!starts[access].includes("live")) return lines;
  return [...lines, { missing: "the days and times" }];
}

function lengthOf(program: Program, { length, format }: ProgramPage): Line[] {
  const { hours } = knownOf(program.slug);
  const lines = [{ text: `${length}.` }, { text: `${format}.` }];
  if (hours === "stated") return lines;
  return [...lines, hours === undefined ? { missing: "the total hours" } : { text: `${hours} hours in all.` }];
}

function teachersFor(program: Program): Line[] {
  const partner = partners.find(({ slug }) => slug === program.partner);
  if (partner)
    return [
      { text: `${partner.name}.`, link: { label: "About our partners", to: "/collaborations" } },
      { missing: "the teachers’ names" },
    ];
  const teachers = teachersOf(program.slug);
  if (teachers.length === 0) return [{ missing: "who teaches it" }];
  return teachers.map(({ name, key }) => ({
    text: name,
    link: { label: `Meet ${name.split(" ")[0]}`, to: personPath(key) },
  }));
}

export function ceuLines(program: Program, { accreditor } = ceu): Line[] {
  const { meaning, notYet, boards, tellMe } = ceuWords;
  if (!hasHours(program)) return [{ text: "None. This program does not count toward a license." }];
  if (!accreditor) return [{ text: `Planned. ${notYet}`, link: tellMe }, { text: meaning }];
  return [
    { text: `Yes, approved by ${accreditor}. ${meaning} ${boards}` },
    { missing: "the number of CEU hours, and the licenses" },
  ];
}

/**
 * Returns the links next to a program’s access terms. Without a published price, returns a link to the waitlist that
 * preselects the matching interests.
 */
export function accessLinks(program: Program, { access }: ProgramPage): readonly SiteLink[] {
  const { links } = accessTerms[access];
  if (links.length > 0) return links;
  const interests = ["courses", ...(hasHours(program) ? ["ceu"] : [])].map((interest) => `interest=${interest}`);
  return [{ label: "Join the waitlist", to: `/academy?${interests.join("&")}#waitlist` }];
}

function accessOf({ title }: Program, { access }: ProgramPage): Line[] {
  const isLive = starts[access].includes("live") || access === "unpublished";
  const subject = encodeURIComponent(`${title}: access`);
  return [
    {
      text: `${access === "circle" ? circlesStayUnrecorded : "Recordings have captions and a transcript."} Nothing is timed or graded.`,
    },
    {
      text: `${isLive ? "Your camera and voice can stay off. " : ""}Do you need something else?`,
      link: { label: "Tell us", to: `/contact?inquiry=academy&subject=${subject}#form` },
    },
    ...(isLive ? [{ missing: "live captions and sign language" }] : []),
  ];
}

function linkTo(slug: ProgramSlug): SiteLink {
  const { title, url } = programBySlug(slug);
  return { label: title, to: url };
}

const toolkit = products.find(({ slug }) => slug === "educator-facilitator-toolkit");

const nextSteps: Record<Exclude<ProgramSlug, "pass-hub">, SiteLink> = {
  "decolonization-foundations": linkTo("decolonization-101"),
  "decolonization-101": linkTo("decolonization-201"),
  "decolonization-201": linkTo("decolonization-301"),
  "decolonization-301": linkTo("liberation-journey"),
  "liberation-journey": linkTo("facilitator-certification"),
  "facilitator-certification": { label: toolkit?.title ?? "", to: "/shop/educator-facilitator-toolkit" },
  "parenting-for-liberation": linkTo("decolonization-201"),
  "cinema-and-conjure": linkTo("decolonization-foundations"),
  "accounts-and-ledgers": linkTo("ethical-wealth-building"),
  "radical-self-love-meditations": linkTo("liberation-through-somatics"),
  "equity-in-housing": linkTo("decolonization-301"),
  "ethical-wealth-building": linkTo("accounts-and-ledgers"),
  "liberation-through-somatics": linkTo("decolonization-101"),
};

/** Returns the step that follows a program. Throws if there is none. */
export function nextStepAfter(slug: string): SiteLink {
  const step = Object.entries(nextSteps).find(([key]) => key === slug)?.[1];
  if (!step) throw new Error(`data/program-facts: '${slug}' has no next step; name one`);
  return step;
}
