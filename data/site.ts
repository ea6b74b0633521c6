/** Facts about the organization that more than one page uses. Each is defined only here. */
export const site = {
  name: "Kindred Ground",
  /** Origin of the published site. Canonical links, the sitemap and share links start with it. */
  origin: "https://kindredground.example",
  mission: "Liberation through decolonization and whole-self healing",
  legalForm: "public benefit corporation",
  founded: 2019,
  homesteadAcres: 40,
  place: "the Catskill foothills, New York",
  people: "Munsee Lenape",
  /** Stop where our van meets people who come to the land by bus. */
  busStop: "Cold Hollow bus stop",
  /** IANA zone of office hours and events. */
  timeZone: "America/New_York",
  /** Share of every enrollment payment that funds the homestead. */
  homesteadShare: "Ten percent",
  responsePromise: "within 48 hours on business days",
} as const;

/** End of the last in-person course. The number of graduates counts only in-person courses. */
export const inPersonCourses = { ended: "June 2025", placeholder: true } as const;

/** Month from which seats are promised, and season in which live courses start: see `data/milestones.ts`. */
export const cohortYear = { seatsFrom: "September", liveFrom: "spring", placeholder: true } as const;

/** Age range in years, and the maximum number of children in a pod. */
export const microSchool = { youngest: 5, oldest: 18, podLimit: 8 } as const;

/**
 * Returns the text with characters that prevent line breaks. A phone number or a time range is hard to read across two
 * lines.
 */
export function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0").replaceAll("-", "\u2060-\u2060");
}

/** Sample contact details until the organization provides the real ones. */
export const contact = {
  email: "hello@kindredground.example",
  phone: { label: "(845)\u00a0555-0142", href: "tel:+18455550142" },
  address: ["Kindred Ground", "214 Old Orchard Road", "Cold Hollow, NY 12000"],
  placeholder: true,
} as const;

/** A figure with its definition, so that pages cannot contradict each other. */
export interface Figure {
  /** Display value: "500+", "$52K". */
  value: string;
  label: string;
  /** Exact definition and start date of the count. */
  counts: string;
}

export const figures = {
  scholarshipsSinceFounding: {
    value: "500+",
    label: "scholarship recipients",
    counts: `People who were given or promised a free or reduced seat since ${site.founded}: in a course, a workshop or a single evening.`,
  },
  bCorp: {
    value: "B Corp",
    label: "certified",
    counts: "Auditors check how we treat people, land and money, and certify us again every three years.",
  },
  mutualAid: {
    value: "$50K+",
    label: "of mutual aid distributed",
    counts: `Rent, groceries, rides and medicine, paid directly to neighbors since ${site.founded}.`,
  },
  graduates: {
    value: "127",
    label: "students graduated",
    counts: `People who finished a whole course in person, from ${site.founded} until those courses ended in ${inPersonCourses.ended}. Online courses have not begun.`,
  },
  scholarshipsThisYear: {
    value: "43",
    label: "scholarship recipients",
    counts: `Equity seats promised since ${cohortYear.seatsFrom} for this cohort year, whose live courses start in ${cohortYear.liveFrom}.`,
  },
  scholarshipPool: {
    value: "$52K",
    label: "scholarship pool funded",
    counts: "Given for equity seats by people who pay it forward. We count mutual aid separately.",
  },
  volunteers: {
    value: "25",
    label: "active volunteers",
    counts: "People who have given time in the last three months.",
  },
} as const satisfies Record<string, Figure>;

/** The three branches in display order. `palette` is a color palette of the theme. */
export const branches = [
  { key: "academy", name: "Academy", fullName: "the Academy", path: "/academy", palette: "night" },
  { key: "erins-place", name: "ERIN’s Place", fullName: "ERIN’s Place", path: "/erins-place", palette: "plum" },
  { key: "homestead", name: "Homestead", fullName: "the Homestead", path: "/homestead", palette: "fern" },
] as const;

export type BranchKey = (typeof branches)[number]["key"];

/** Statement about the land. Confirm the text and the date with the nations before launch. */
export const landAcknowledgement = {
  text: `The Homestead is on the homeland of the ${site.people}, who were driven from it and are still here. ${site.people} people may use the land at no cost. We have not yet asked any of their nations what they want from us, and none receives money or land from us.`,
  /** Month by which every nation will have been asked. */
  askedBy: "June 2027",
  placeholder: true,
} as const;
