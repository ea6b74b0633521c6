import { giftUses, givingPage } from "./giving.ts";
import { partnersNamed } from "./home.ts";
import type { SiteLink } from "./link.ts";
import { type Cents, dollars, inDollars, usd } from "./money.ts";
import { cohortYear, type Figure, figures, inPersonCourses, site } from "./site.ts";

/** Day of the last count. A sample until the organization has counted. */
const counted = { on: "October 31, 2026", placeholder: true } as const;

const sinceFounding = `${site.founded} to ${counted.on}`;

export interface ImpactRow extends Figure {
  key: string;
  /** The figure in its unit; a lower bound if it is not exact. Null for a certificate. */
  number: number | null;
  unit: "people" | "US dollars" | "partners" | "acres" | "percent" | "certificate";
  isExact: boolean;
  period: string;
  /** Record from which the figure is counted. */
  source: string;
  placeholder: true;
}

interface Counted {
  number: number | null;
  unit: ImpactRow["unit"];
  isExact?: false;
  period: string;
  source: string;
}

function row(key: string, figure: Figure, record: Counted): ImpactRow {
  return { key, ...figure, isExact: true, ...record, placeholder: true };
}

/** People reached, from the largest group to the smallest. */
export const peopleRows: readonly ImpactRow[] = [
  row("scholarships-since-founding", figures.scholarshipsSinceFounding, {
    number: 500,
    unit: "people",
    isExact: false,
    period: sinceFounding,
    source: "Seat lists of courses, workshops and evenings",
  }),
  row("graduates", figures.graduates, {
    number: 127,
    unit: "people",
    period: `${site.founded} to ${inPersonCourses.ended}`,
    source: "Certificates that the Academy has signed",
  }),
  row("scholarships-this-year", figures.scholarshipsThisYear, {
    number: 43,
    unit: "people",
    period: `Since ${cohortYear.seatsFrom}, for this cohort year`,
    source: "Seat lists of this cohort year",
  }),
  row("volunteers", figures.volunteers, {
    number: 25,
    unit: "people",
    period: `Three months to ${counted.on}`,
    source: "Sign-in sheets of work days, and tasks done from home",
  }),
];

/** Name of the gift use whose rounded figure is in the first row. */
const figureInFull = "Mutual aid";

function giftRow({ name, text, amount }: { name: string; text: string; amount: Cents }): ImpactRow {
  return row(
    `gifts-${name.toLowerCase().replaceAll(" ", "-")}`,
    { value: dollars(amount), label: name, counts: name === figureInFull ? "The first row, to the dollar." : text },
    {
      number: inDollars(amount),
      unit: "US dollars",
      period: sinceFounding,
      source: "Ledger of gifts",
    },
  );
}

export const moneyRows: readonly ImpactRow[] = [
  row("mutual-aid", figures.mutualAid, {
    number: inDollars(usd(50_000)),
    unit: "US dollars",
    isExact: false,
    period: sinceFounding,
    source: "Ledger of gifts",
  }),
  row("scholarship-pool", figures.scholarshipPool, {
    number: inDollars(usd(52_000)),
    unit: "US dollars",
    period: sinceFounding,
    source: "Ledger of gifts",
  }),
  ...giftUses.map(giftRow),
];

export const otherRows: readonly ImpactRow[] = [
  row(
    "partners",
    {
      value: String(partnersNamed),
      label: "collaboration partners",
      counts: "Named on the home page. Newer ones are under Collaborations.",
    },
    { number: partnersNamed, unit: "partners", period: "Today", source: "Signed agreements" },
  ),
  row(
    "acres",
    {
      value: String(site.homesteadAcres),
      label: "acres at the Homestead",
      counts: "Woods, meadow and creek, in our name.",
    },
    { number: site.homesteadAcres, unit: "acres", period: "Today", source: "County deed" },
  ),
  row(
    "homestead-share",
    {
      value: "10%",
      label: "of every enrollment goes to the Homestead’s fund",
      counts: "The Homestead is our own branch, so this money stays with us.",
    },
    { number: 10, unit: "percent", period: "Every enrollment", source: "Our bylaws" },
  ),
  row("b-corp", figures.bCorp, {
    number: null,
    unit: "certificate",
    period: "Three years from the last audit",
    source: "The certificate",
  }),
];

/** Returns all rows. If this were a list, the launch list would name each row twice. */
export const everyImpactRow = (): readonly ImpactRow[] => [...peopleRows, ...moneyRows, ...otherRows];

/** Copy for /impact. */
export const impactPage = {
  title: "Our figures, and where each one comes from",
  lead: `Figures about people and gifts were last counted on ${counted.on}.`,
  people: {
    title: "People",
    text: "Some people are in more than one of these circles, so do not add them up.",
    caption: "People, by what they did here",
  },
  money: {
    title: "Money",
    text: `${givingPage.where.lead} The last four rows add up to all gifts.`,
    caption: "Gifts in US dollars",
    link: { label: "See it month by month", to: "/donate#months" } satisfies SiteLink,
  },
  other: { title: "Our other figures", caption: "Other figures" },
  columns: { figure: "Figure", counts: "What it counts", period: "When", source: "Record" },
  missing: {
    title: "What these figures do not show",
    points: [
      "They count people and dollars, and not whether anyone’s life got better.",
      "We don’t ask about income, race or diagnosis, so we cannot say who got the seats.",
      "They are our own counts, unchecked by anyone outside.",
      "Indigenous nations have received neither money nor land from us so far.",
    ],
  },
  files: {
    title: "Download the figures",
    text: "You may use both files with our name and the date.",
    links: [
      { label: "Download as CSV", to: "/impact.csv" },
      { label: "Download as JSON", to: "/impact.json" },
    ] satisfies readonly SiteLink[],
  },
  wrong: {
    text: "Does another page say something else?",
    link: { label: "Tell us which", to: "/contact?subject=A%20wrong%20figure#form" } satisfies SiteLink,
  },
} as const;
