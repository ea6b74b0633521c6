import { authors } from "../../../../data/authors.ts";
import { authorMistakes } from "../../../../data/checks/articles.ts";
import { eventSeriesMistakes, gatheringMistakes, recentEventMistakes } from "../../../../data/checks/events.ts";
import { giftUseMistakes } from "../../../../data/checks/giving.ts";
import { lastAuditMistakes } from "../../../../data/checks/last-audit.ts";
import { closureMistakes, officeHoursMistakes } from "../../../../data/checks/office-hours.ts";
import { unlistedPageMistakes } from "../../../../data/checks/pages.ts";
import { milestoneMistakes, offerMistakes, tierMistakes } from "../../../../data/checks/plans.ts";
import { partnerMistakes, programMistakes } from "../../../../data/checks/programs.ts";
import { eventSeries, recentEvents } from "../../../../data/events.ts";
import { questionMistakes, roleMistakes } from "../../../../data/every-page.ts";
import { giftUses } from "../../../../data/giving.ts";
import { gatherings } from "../../../../data/homestead.ts";
import { usd } from "../../../../data/money.ts";
import { closures, officeHours } from "../../../../data/office-hours.ts";
import { unlistedPages } from "../../../../data/pages.ts";
import { partners } from "../../../../data/partners.ts";
import { foundingMember, milestones, plans } from "../../../../data/plans.ts";
import { programs } from "../../../../data/programs.ts";
import { questions } from "../../../../data/quiz/questions.ts";
import { roles } from "../../../../data/quiz/roles.ts";
import { tiers } from "../../../../data/quiz/tiers.ts";
import { sampleLastAudit as audit } from "../sample-last-audit.ts";

/**
 * At least ten typical mistakes for each collection of data/, cast past the compiler. The collections' own tests cover
 * the full messages, and more than ten mistakes each for products, events, pages, plans, briefs and articles.
 */

/** The mistaken value, and the field that the error must name. */
type Slip = readonly [change: object, field: string];

export interface Collection {
  file: string;
  entry: object | undefined;
  /** Name of the entry in the error. */
  name: string;
  check: (changed: never) => string[];
  slips: readonly Slip[];
}

const long = "A sentence that goes on and on. ".repeat(6);
const html = "<b>Bold</b>";

export const collections: Record<string, Collection> = {
  authors: {
    file: "data/authors.ts",
    entry: authors[0],
    name: authors[0].key,
    check: (changed) => authorMistakes([changed]),
    slips: [
      [{ name: 7 }, "name"],
      [{ name: "" }, "name"],
      [{ branch: "kitchen" }, "branch"],
      [{ summary: "She writes." }, "summary"],
      [{ summary: long }, "summary"],
      [{ bio: "She writes." }, "bio"],
      [{ bio: ["She writes.", ""] }, "bio"],
      [{ bio: [html] }, "bio"],
      [{ link: { label: "", to: "/contact" } }, "label"],
      [{ link: { label: "Write to her", to: "contact" } }, "to"],
      [{ link: undefined }, "link"],
      [{ placeholder: "yes" }, "placeholder"],
    ],
  },
  programs: {
    file: "data/programs.ts",
    entry: programs[0],
    name: programs[0].slug,
    check: (changed) => programMistakes([changed]),
    slips: [
      [{ title: " " }, "title"],
      [{ title: long }, "title"],
      [{ partner: "nobody" }, "partner"],
      [{ category: "Meal" }, "category"],
      [{ summary: "Short." }, "summary"],
      [{ summary: html }, "summary"],
      [{ url: "academy/decolonization-foundations" }, "url"],
      [{ url: "/academy/foundations" }, "url"],
      [{ rationale: "" }, "rationale"],
      [{ free: "free" }, "free"],
      [{ recommendable: undefined }, "recommendable"],
    ],
  },
  partners: {
    file: "data/partners.ts",
    entry: partners[0],
    name: partners[0].slug,
    check: (changed) => partnerMistakes([changed]),
    slips: [
      [{ name: "" }, "name"],
      [{ collaboration: 3 }, "collaboration"],
      [{ description: undefined }, "description"],
      [{ description: html }, "description"],
      [{ focus: [] }, "focus"],
      [{ link: "partner.test" }, "link"],
      [{ link: "http://partner.test/" }, "link"],
      [{ link: "https://partner" }, "link"],
      [{ linkLabel: "Go" }, "linkLabel"],
      [{ placeholder: 1 }, "placeholder"],
    ],
  },
  "uses of gifts": {
    file: "data/giving.ts",
    entry: giftUses[0],
    name: giftUses[0]?.name ?? "",
    check: (changed) => giftUseMistakes([changed]),
    slips: [
      [{ text: "" }, "text"],
      [{ text: 5 }, "text"],
      [{ text: html }, "text"],
      [{ text: undefined }, "text"],
      [{ amount: "100" }, "amount"],
      [{ amount: usd(0) }, "amount"],
      [{ amount: usd(-1) }, "amount"],
      [{ amount: 10.5 }, "amount"],
      [{ amount: undefined }, "amount"],
      [{ placeholder: "no" }, "placeholder"],
    ],
  },
  "unlisted pages": {
    file: "data/pages.ts",
    entry: unlistedPages[0],
    name: unlistedPages[0].path,
    check: (changed) => unlistedPageMistakes([changed]),
    slips: [
      [{ title: "" }, "title"],
      [{ title: 4 }, "title"],
      [{ title: long }, "title"],
      [{ title: html }, "title"],
      [{ description: "Short." }, "description"],
      [{ description: long }, "description"],
      [{ description: undefined }, "description"],
      [{ route: "page.tsx" }, "route"],
      [{ route: "Page" }, "route"],
      [{ route: undefined }, "route"],
    ],
  },
  "series of events": {
    file: "data/events.ts",
    entry: eventSeries[0],
    name: eventSeries[0]?.key ?? "",
    check: (changed) => eventSeriesMistakes([changed]),
    slips: [
      [{ title: "" }, "title"],
      [{ title: 5 }, "title"],
      [{ title: null }, "title"],
      [{ title: undefined }, "title"],
      [{ title: html }, "title"],
      [{ text: " " }, "text"],
      [{ text: ["Slow."] }, "text"],
      [{ text: null }, "text"],
      [{ text: undefined }, "text"],
      [{ text: html }, "text"],
    ],
  },
  "recent events": {
    file: "data/events.ts",
    entry: recentEvents[0],
    name: recentEvents[0]?.slug ?? "",
    check: (changed) => recentEventMistakes([changed]),
    slips: [
      [{ title: "" }, "title"],
      [{ title: html }, "title"],
      [{ date: "Oct 24" }, "date"],
      [{ date: "2026-02-31" }, "date"],
      [{ date: 2026 }, "date"],
      [{ date: undefined }, "date"],
      [{ partner: "nobody" }, "partner"],
      [{ partner: undefined }, "partner"],
      [{ description: "" }, "description"],
      [{ placeholder: null }, "placeholder"],
    ],
  },
  gatherings: {
    file: "data/homestead.ts",
    entry: gatherings[0],
    name: gatherings[0]?.slug ?? "",
    check: (changed) => gatheringMistakes([changed]),
    slips: [
      [{ title: 1 }, "title"],
      [{ startsAt: "Saturday at ten" }, "startsAt"],
      [{ startsAt: "2026-02-31T10:00:00-05:00" }, "startsAt"],
      [{ endsAt: gatherings[0]?.startsAt }, "endsAt"],
      [{ endsAt: undefined }, "endsAt"],
      [{ timeZone: "Eastern" }, "timeZone"],
      [{ location: "" }, "location"],
      [{ text: html }, "text"],
      [{ link: { label: "Come", to: "contact" } }, "to"],
      [{ link: { label: "Come", href: "http://site.test/" } }, "href"],
      [{ placeholder: "soon" }, "placeholder"],
    ],
  },
  "the founding offer": {
    file: "data/plans.ts",
    entry: foundingMember,
    name: foundingMember.key,
    check: (changed) => offerMistakes(changed, plans),
    slips: [
      [{ name: "" }, "name"],
      [{ price: "3333" }, "price"],
      [{ price: usd(-1) }, "price"],
      [{ terms: html }, "terms"],
      [{ lastDay: "Dec 31" }, "lastDay"],
      [{ lastDay: "2026-02-31" }, "lastDay"],
      [{ includes: "twig" }, "includes"],
      [{ extras: [] }, "extras"],
      [{ join: { label: "Ask", to: "academy" } }, "to"],
      [{ join: { label: "", to: "/academy" } }, "label"],
      [{ placeholder: 0 }, "placeholder"],
    ],
  },
  milestones: {
    file: "data/plans.ts",
    entry: milestones[0],
    name: milestones[0]?.what ?? "",
    check: (changed) => milestoneMistakes([changed]),
    slips: [
      [{ when: "" }, "when"],
      [{ when: 2026 }, "when"],
      [{ when: html }, "when"],
      [{ firstDay: "May" }, "firstDay"],
      [{ firstDay: "2026-13-01" }, "firstDay"],
      [{ firstDay: 2026 }, "firstDay"],
      [{ lastDay: "June" }, "lastDay"],
      [{ lastDay: "2026-02-30" }, "lastDay"],
      [{ lastDay: undefined }, "lastDay"],
      [{ placeholder: "yes" }, "placeholder"],
    ],
  },
  "ways to study": {
    file: "data/quiz/tiers.ts",
    entry: tiers[0],
    name: tiers[0].key,
    check: (changed) => tierMistakes([changed]),
    slips: [
      [{ name: "" }, "name"],
      [{ name: 5 }, "name"],
      [{ name: html }, "name"],
      [{ price: "197" }, "price"],
      [{ price: usd(-1) }, "price"],
      [{ price: usd(1.005) }, "price"],
      [{ price: null }, "price"],
      [{ text: "" }, "text"],
      [{ text: ["Weeks."] }, "text"],
      [{ text: undefined }, "text"],
    ],
  },
  roles: {
    file: "data/quiz/roles.ts",
    entry: roles[0],
    name: roles[0].key,
    check: (changed) => roleMistakes([changed]),
    slips: [
      [{ name: "" }, "name"],
      [{ gloss: long }, "gloss"],
      [{ tagline: long }, "tagline"],
      [{ gift: html }, "gift"],
      [{ challenge: 5 }, "challenge"],
      [{ contribution: undefined }, "contribution"],
      [{ invitation: " " }, "invitation"],
      [{ dismantles: ["perfectionism", "haste"] }, "dismantles[1]"],
      [{ dismantles: "perfectionism" }, "dismantles"],
      [{ praxis: { self: "Rest.", home: "Cook." } }, "work"],
      [{ recommendedPrograms: ["liberation-journey"] }, "recommendedPrograms[0]"],
    ],
  },
  questions: {
    file: "data/quiz/questions.ts",
    entry: questions[0],
    name: questions[0].id,
    check: (changed) => questionMistakes([changed]),
    slips: [
      [{ prompt: "" }, "prompt"],
      [{ prompt: 1 }, "prompt"],
      [{ prompt: html }, "prompt"],
      [{ options: "four" }, "options"],
      [{ options: [7] }, "options[0]"],
      ...(
        [
          [{ label: "" }, "label"],
          [{ label: html }, "label"],
          [{ role: "bilder" }, "role"],
          [{ role: undefined }, "role"],
          [{ pillars: ["haste"] }, "pillars[0]"],
          [{ pillars: "perfectionism" }, "pillars"],
        ] as const
      ).map(([change, field]): Slip => [{ options: [{ ...questions[0].options[0], ...change }] }, field]),
    ],
  },
  "office hours": {
    file: "data/office-hours.ts",
    entry: officeHours.days[0],
    name: "officeHours, day ",
    check: (changed) => officeHoursMistakes([changed]),
    slips: [
      [{ day: 7 }, "day"],
      [{ day: 1.5 }, "day"],
      [{ day: "Monday" }, "day"],
      [{ day: undefined }, "day"],
      [{ opens: "9" }, "opens"],
      [{ opens: 9 }, "opens"],
      [{ opens: "24:30" }, "opens"],
      [{ closes: "5 pm" }, "closes"],
      [{ closes: "00:00" }, "closes"],
      [{ closes: undefined }, "closes"],
    ],
  },
  closures: {
    file: "data/office-hours.ts",
    entry: closures[0],
    name: `closures, ${closures[0].what}`,
    check: (changed) => closureMistakes([changed]),
    slips: [
      [{ from: "24 Dec" }, "from"],
      [{ from: "2026-02-30" }, "from"],
      [{ from: undefined }, "from"],
      [{ from: 20261224 }, "from"],
      [{ to: "New Year" }, "to"],
      [{ to: "2026-13-01" }, "to"],
      [{ to: "2020-01-01" }, "to"],
      [{ to: undefined }, "to"],
      [{ placeholder: "yes" }, "placeholder"],
      [{ placeholder: undefined }, "placeholder"],
    ],
  },
  "the last audit": {
    file: "data/last-audit.json",
    entry: audit,
    name: audit.endedAt,
    check: (changed) => lastAuditMistakes(changed),
    slips: [
      [{ pages: -1 }, "pages"],
      [{ pages: "73" }, "pages"],
      [{ states: 2 }, "states"],
      [{ visits: 5 }, "visits"],
      [{ modes: "light" }, "modes"],
      [{ widths: [0.5] }, "widths[0]"],
      [{ looked: [{ name: "axe", version: "4", looksFor: "" }] }, "looksFor"],
      [{ failures: undefined }, "failures"],
      [{ excused: null }, "excused"],
      [{ aaa: [{ ...audit.aaa[0], criterion: "2.5" }] }, "criterion"],
      [{ notChecked: [html] }, "notChecked[0]"],
    ],
  },
};
