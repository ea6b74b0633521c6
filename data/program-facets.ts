import { ceu, ceuWords } from "./ceu.ts";
import { dollars } from "./money.ts";
import { plans } from "./plans.ts";
import { accessTerms } from "./program-access.ts";
import { hasHours } from "./program-facts.ts";
import { findProgramPage } from "./program-pages.ts";
import { type Program, type ProgramSlug, programs } from "./programs.ts";
import { rolePage } from "./quiz/role-pages.ts";
import { type Praxis, roles } from "./quiz/roles.ts";

type Place = keyof Praxis;

const times = {
  hours: "Hours",
  day: "One day",
  weeks: "Weeks",
  months: "Months",
  ongoing: "Ongoing",
} as const;

/** Practice settings and duration of each program. Separate from programs.ts, which the quiz's scripts load. */
const ownFacets: Record<ProgramSlug, { places: readonly Place[]; time: keyof typeof times }> = {
  "decolonization-foundations": { places: ["self", "home", "work"], time: "hours" },
  "decolonization-101": { places: ["self"], time: "weeks" },
  "decolonization-201": { places: ["home"], time: "weeks" },
  "decolonization-301": { places: ["work"], time: "weeks" },
  "liberation-journey": { places: ["self", "home", "work"], time: "months" },
  "facilitator-certification": { places: ["work"], time: "months" },
  "parenting-for-liberation": { places: ["home"], time: "ongoing" },
  "cinema-and-conjure": { places: ["self"], time: "ongoing" },
  "accounts-and-ledgers": { places: ["home", "work"], time: "weeks" },
  "radical-self-love-meditations": { places: ["self"], time: "hours" },
  "equity-in-housing": { places: ["home"], time: "day" },
  "ethical-wealth-building": { places: ["self", "home"], time: "day" },
  "liberation-through-somatics": { places: ["self", "work"], time: "day" },
  "pass-hub": { places: ["home"], time: "ongoing" },
};

const placeNames = rolePage.praxis.places;

/** Memberships that open programs, lowest price first. Memberships above the highest of these open no more programs. */
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
  const least = page && accessTerms[page.access].least;
  return least ? [least] : [];
}

/** Members also get free programs and those of cheaper memberships. */
function pricesOf(program: Program): string[] {
  const keys = levels.map(({ key }) => key);
  if (program.free) return ["free", ...keys];
  const level = levelOf(program);
  return level ? keys.slice(levels.indexOf(level)) : ["unpublished"];
}

function facetsOf({ slug }: Program) {
  const facets = Object.entries(ownFacets).find(([key]) => key === slug)?.[1];
  if (!facets) throw new Error(`data/program-facets: '${slug}' has no entry; write where it is practiced and how long`);
  return facets;
}
