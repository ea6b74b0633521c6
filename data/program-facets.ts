import { ceu, ceuWords } from "./ceu.ts";
import { type TierKey, tierByKey } from "./course-prices.ts";
import type { SiteLink } from "./link.ts";
import { type Cents, dollars } from "./money.ts";
import { type PlanKey, planByKey, plans } from "./plans.ts";
import { type Access, findProgramPage } from "./program-pages.ts";
import { type Program, type ProgramSlug, programs } from "./programs.ts";
import { rolePage } from "./quiz/role-pages.ts";
import { type Praxis, roles } from "./quiz/roles.ts";

export interface ProgramOffer {
  name: string;
  price: Cents;
  paid: "yearly" | "once";
  /** URL of the checkout. */
  checkout: string;
}

interface AccessTerms {
  /** Key of the sentence in data/refunds.ts. */
  refund: "short" | "course" | "live";
  /** Prices, one sentence each. Empty if the price is not published. */
  prices: readonly string[];
  /** The lowest price, for lists. */
  lowestPrice?: string;
  /** True if the program cannot be bought without a membership. */
  needsMembership?: true;
  /** Empty if the price is not published: see `accessLinks` in program-facts.ts. */
  links: readonly SiteLink[];
  /** Payment options; empty if the price is not published. */
  offers: readonly ProgramOffer[];
}

function yearlyPrice(key: PlanKey): string {
  return `${dollars(planByKey(key).payments[0].amount)} a year`;
}

function plan(key: PlanKey): string {
  return `${planByKey(key).name} (${yearlyPrice(key)})`;
}

function price(key: TierKey): string {
  return dollars(tierByKey(key).price);
}

function membership(key: PlanKey): ProgramOffer {
  const { name, payments } = planByKey(key);
  return { name, price: payments[0].amount, paid: "yearly", checkout: payments[0].checkout.href };
}

function study(key: TierKey): ProgramOffer {
  const { name, price, checkout } = tierByKey(key);
  return { name, price, paid: "once", checkout: checkout.href };
}

const toPrices = { label: "Compare memberships", to: "/academy#pricing" } satisfies SiteLink;
const toStudy = { label: "See the three ways to study", to: "/academy#once" } satisfies SiteLink;

export const accessTerms: Record<Access, AccessTerms> = {
  "every-plan": {
    refund: "short",
    prices: [`Included in every membership, starting with ${plan("seed")}.`],
    lowestPrice: `Membership from ${yearlyPrice("seed")}`,
    needsMembership: true,
    links: [toPrices],
    offers: [membership("seed")],
  },
  foundations: {
    refund: "short",
    prices: [
      `${price("self-guided")}, paid once, together with one course.`,
      `Or included in every membership, starting with ${plan("seed")}.`,
    ],
    lowestPrice: `${price("self-guided")} with one course`,
    links: [toStudy, toPrices],
    offers: [membership("seed"), study("self-guided")],
  },
  course: {
    refund: "course",
    prices: [
      `${price("self-guided")} on your own with Foundations, ${price("live-cohort")} live with a group, or ${price("full-year")} for Foundations, Self, Home and Work, paid once.`,
      `Or with a membership: on your own from ${plan("seed")}, live from ${plan("branch")}.`,
    ],
    lowestPrice: `${price("self-guided")} on your own, ${price("live-cohort")} live`,
    links: [toStudy, toPrices],
    offers: [membership("seed"), membership("branch"), study("self-guided"), study("live-cohort"), study("full-year")],
  },
  live: {
    refund: "short",
    prices: [`Live with ${plan("branch")} and up, or as a captioned replay with ${plan("root")}.`],
    lowestPrice: `Replay from ${yearlyPrice("root")}, live from ${yearlyPrice("branch")}`,
    needsMembership: true,
    links: [toPrices],
    offers: [membership("branch"), membership("root")],
  },
  circle: {
    refund: "short",
    prices: [`With ${plan("root")} and up, like all our circles.`],
    lowestPrice: `Membership from ${yearlyPrice("root")}`,
    needsMembership: true,
    links: [toPrices],
    offers: [membership("root")],
  },
  unpublished: {
    refund: "live",
    prices: [],
    links: [],
    offers: [],
  },
};

type Place = keyof Praxis;

const times = {
  hours: "Hours",
  day: "One day",
  weeks: "Weeks",
  months: "Months",
  ongoing: "Ongoing",
} as const;

interface OwnFacets {
  /** Settings in which people practice. */
  places: readonly Place[];
  time: keyof typeof times;
  /**
   * True if the program has hours for a professional license, or will have them once an accreditor is set in ceu.ts.
   */
  hasHours?: true;
}

/** Separate from programs.ts, which the quiz's scripts load. */
const ownFacets: Record<ProgramSlug, OwnFacets> = {
  "decolonization-foundations": { places: ["self", "home", "work"], time: "hours" },
  "decolonization-101": { places: ["self"], time: "weeks" },
  "decolonization-201": { places: ["home"], time: "weeks" },
  "decolonization-301": { places: ["work"], time: "weeks" },
  "liberation-journey": { places: ["self", "home", "work"], time: "months" },
  "facilitator-certification": { places: ["work"], time: "months", hasHours: true },
  "parenting-for-liberation": { places: ["home"], time: "ongoing" },
  "cinema-and-conjure": { places: ["self"], time: "ongoing" },
  "accounts-and-ledgers": { places: ["home", "work"], time: "weeks" },
  "radical-self-love-meditations": { places: ["self"], time: "hours" },
  "equity-in-housing": { places: ["home"], time: "day", hasHours: true },
  "ethical-wealth-building": { places: ["self", "home"], time: "day", hasHours: true },
  "liberation-through-somatics": { places: ["self", "work"], time: "day", hasHours: true },
  "pass-hub": { places: ["home"], time: "ongoing" },
};

const placeNames = rolePage.praxis.places;

/** Memberships, lowest price first, that include at least one program that no cheaper membership includes. */
const levels = plans.filter(({ name }) => programs.some((program) => levelOf(program)?.name === name));

/**
 * Returns the cheapest membership that includes a program; undefined if the program is free or has no published price.
 */
function levelOf({ slug }: Program) {
  const page = findProgramPage(slug);
  const offers = page ? accessTerms[page.access].offers : [];
  return plans.find(({ name }) => offers.some((offer) => offer.name === name));
}

function yearly(plan: (typeof plans)[number]): string {
  return dollars(plan.payments[0].amount);
}

const ceuFacet = ceu.accreditor
  ? { value: "yes", label: ceuWords.term }
  : { value: "planned", label: `${ceuWords.term} planned` };

/** Filters of the program list, in display order. URLs contain `value`. */
export const programFacets = {
  place: Object.entries(placeNames).map(([value, label]) => ({ value, label })),
  time: Object.entries(times).map(([value, label]) => ({ value, label })),
  price: [
    { value: "free", label: "Free" },
    ...levels.map((plan) => ({ value: plan.key, label: `Up to ${yearly(plan)}` })),
    { value: "unpublished", label: "Not decided yet" },
  ],
  ceu: [ceuFacet],
  role: roles.map(({ key, name }) => ({ value: key, label: name })),
};

export type ProgramFacet = keyof typeof programFacets;

export type FoundUnder = Record<ProgramFacet, readonly string[]>;

export function foundUnder(program: Program): FoundUnder {
  const { places, time } = facetsOf(program);
  return {
    place: places,
    time: [time],
    price: pricesOf(program),
    ceu: hasHours(program) ? [ceuFacet.value] : [],
    role: roles
      .filter(({ recommendedPrograms }) => recommendedPrograms.some((slug) => slug === program.slug))
      .map(({ key }) => key),
  };
}

/** Returns the facets as text, without the roles: "Self, Home", "Weeks", "$197 with one course". */
export function programFacts(program: Program): string[] {
  const { places, time } = facetsOf(program);
  return [
    places.map((place) => placeNames[place]).join(", "),
    times[time],
    ...priceFact(program),
    ...(hasHours(program) ? [ceuFacet.label] : []),
  ];
}

function priceFact(program: Program): string[] {
  if (program.free) return ["Free"];
  const page = findProgramPage(program.slug);
  const lowestPrice = page && accessTerms[page.access].lowestPrice;
  return lowestPrice ? [lowestPrice] : [];
}

/** Returns the price filters that match a program. Members also get free programs and those of cheaper memberships. */
function pricesOf(program: Program): string[] {
  const keys = levels.map(({ key }) => key);
  if (program.free) return ["free", ...keys];
  const level = levelOf(program);
  return level ? keys.slice(levels.indexOf(level)) : ["unpublished"];
}

export function hasHours(program: Pick<Program, "slug">): boolean {
  return facetsOf(program).hasHours === true;
}

function facetsOf({ slug }: Pick<Program, "slug">) {
  const facets = Object.entries(ownFacets).find(([key]) => key === slug)?.[1];
  if (!facets) throw new Error(`data/program-facets: '${slug}' has no entry; write where it is practiced and how long`);
  return facets;
}
