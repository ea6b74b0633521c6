import type { gathering } from "./checks/events.ts";
import type { Entry } from "./checks/rules.ts";
import { inDateOrder } from "./in-date-order.ts";
import { ground } from "./land.ts";
import type { Link, SiteLink } from "./link.ts";
import { dollars, usd } from "./money.ts";
import { friday, saturday, sunday, timeFromBuild } from "./sample-dates.ts";
import { figures, site } from "./site.ts";

export const hero = {
  name: "The Homestead",
  title: "Land where you can put it all down",
  lead: `${site.homesteadAcres} acres in ${site.place}, to rest, grow food, learn what was nearly lost, and look after one another. It is our nonprofit branch: no one takes a profit from it.`,
  actions: [
    { label: "Join a Retreat", to: "/homestead/retreats" },
    { label: "Support Our Mission", to: "/donate" },
  ],
} as const satisfies { actions: readonly Link[]; [text: string]: unknown };

export interface RetreatOption {
  name: string;
  span: string;
  goodFor: string;
  holds: string;
}

/** The Homestead’s page shows `holds`. The page about joining shows `goodFor`. */
export const retreatOptions = [
  {
    name: "Weekend",
    span: "Friday supper to Sunday lunch",
    goodFor: "A first visit, a tired pair of friends, or anyone who can’t get away for long.",
    holds: "Two slow mornings, one guided body practice a day, a long walk, and a fire.",
  },
  {
    name: "Week-long",
    span: "Sunday supper to Saturday breakfast",
    goodFor: "Grief, burnout, a big change, or organizers who need to think again together.",
    holds: "A day of doing nothing first. Then gardens, story, practice, and a day in silence for those who want it.",
  },
] as const satisfies readonly RetreatOption[];

export const retreats = {
  title: "Healing Retreats",
  text: "Come alone or with your people. We cook, every session is optional, and sleep counts as taking part.",
  options: retreatOptions,
  link: { label: "See how to join", to: "/homestead/retreats" },
} as const;

export interface Practice {
  title: string;
  text: string;
  link: Link;
}

export const practices = {
  title: "What happens here",
  items: [
    {
      title: "Cultural workshops",
      text: "Seed keeping, plant dye, foodways, drum and story, taught by paid teachers of each tradition.",
      link: { label: "See what is coming up", to: "/homestead#dates" },
    },
    {
      title: "Mutual aid hub",
      text: `${figures.mutualAid.value} has gone out to neighbors since ${site.founded}.`,
      link: { label: "How mutual aid works", to: "/homestead#mutual-aid" },
    },
    {
      title: "Partnerships",
      text: "Healers, growers, schools and co-ops share the land with us.",
      link: { label: "Meet our partners", to: "/collaborations" },
    },
  ],
} as const satisfies { title: string; items: readonly Practice[] };

/** Sample rules until the people who give the money confirm them. */
export const mutualAid = {
  title: "How mutual aid works",
  lead: "Anyone within an hour’s drive can ask. You don’t have to prove that you need it.",
  rows: [
    { term: "Ask for", detail: "Rent, groceries, rides, medicine or a repair" },
    { term: "How much", detail: `Up to ${dollars(usd(300))} for a household in a month` },
    { term: "How fast", detail: `An answer ${site.responsePromise}` },
    { term: "Who decides", detail: "Two of us and one neighbor. We take turns" },
    { term: "If the money is gone", detail: "We say so, and you are first when the next gift comes." },
  ],
  link: { label: "Ask for help or offer it", to: "/contact?inquiry=homestead&subject=Mutual%20aid#form" },
  placeholder: true,
} as const satisfies { rows: readonly { term: string; detail: string }[]; link: Link; [text: string]: unknown };

export interface LandFeature {
  title: string;
  text: string;
}

export const land = {
  title: "Sacred Land, Healing Practices",
  acres: { value: `${site.homesteadAcres}`, label: "acres of woods, meadow and creek" },
  text: `This land is ${site.people} homeland. Some places are for ceremony.`,
  features: [
    {
      title: "Medicinal gardens",
      text: ground.garden,
    },
    {
      title: "Renewable energy",
      text: "Sun on the barn roof, wood from fallen trees, rain in the tanks.",
    },
    {
      title: "Food forest",
      text: `${ground.forest} ${ground.picking}`,
    },
    {
      title: "Sacred spaces",
      text: "A fire circle, a bend in the creek, a grove kept for quiet.",
    },
  ],
} as const satisfies { features: readonly LandFeature[]; [text: string]: unknown };

interface SupportWay {
  text: string;
  link: SiteLink;
}

export const support = {
  title: "Keep the gate open",
  lead: `${site.homesteadShare} of every enrollment supports the Homestead’s fund. The rest comes from people like you.`,
  ways: [
    {
      text: "Money for the land, mutual aid or someone’s seat.",
      link: { label: "Donate", to: "/donate" },
    },
    {
      text: "Dig, cook, repair, drive, translate, or answer the phone.",
      link: { label: "Volunteer", to: "/volunteer" },
    },
    {
      text: "A retreat stay, a workshop or a season in the garden.",
      link: { label: "Sponsor", to: "/donate#sponsor" },
    },
    {
      text: "Bring a friend who has never been.",
      link: { label: "Come to an event", to: "/events" },
    },
  ],
} as const satisfies { title: string; lead: string; ways: readonly SupportWay[] };

/** A gathering on the land. Public events are in data/events.ts. */
export type Gathering = Entry<typeof gathering>;

export const gatheringsIntro = {
  title: "Next on the land",
  lead: "Write before you come, so we have a chair and a bowl for you.",
  none: "We’re planning the next dates.",
} as const;

/** Returns the gatherings in date order, for a site built at `builtAt`. Samples get dates relative to it. */
export const gatheringsAt = (builtAt: Date): readonly Gathering[] =>
  inDateOrder([
    {
      slug: "fire-and-soup",
      title: "Fire and soup",
      startsAt: timeFromBuild(builtAt, 25, sunday, "15:30"),
      endsAt: timeFromBuild(builtAt, 25, sunday, "18:30"),
      timeZone: site.timeZone,
      location: "The fire circle at the Homestead",
      text: "A big pot, and names said aloud for those we miss. Children and quiet people welcome.",
      link: { label: "Ask to come to the soup", to: "/contact?inquiry=homestead&subject=Fire%20and%20soup#form" },
      placeholder: true,
    },
    {
      slug: "seed-keeping-day",
      title: "Seed keeping day",
      startsAt: timeFromBuild(builtAt, 75, saturday, "10:00"),
      endsAt: timeFromBuild(builtAt, 75, saturday, "15:00"),
      timeZone: site.timeZone,
      location: "The barn kitchen at the Homestead",
      text: "Clean, sort and trade seeds. Take home enough for a small bed.",
      link: {
        label: "Ask to come to the seed day",
        to: "/contact?inquiry=homestead&subject=Seed%20keeping%20day#form",
      },
      placeholder: true,
    },
    {
      slug: "first-thaw-weekend",
      title: "First Thaw weekend retreat",
      startsAt: timeFromBuild(builtAt, 115, friday, "17:00"),
      endsAt: timeFromBuild(builtAt, 117, sunday, "13:00"),
      timeZone: site.timeZone,
      location: "The farmhouse at the Homestead",
      text: "Two nights, slow mornings, and sap boiling over the fire.",
      link: {
        label: "Ask to come to First Thaw",
        to: "/contact?inquiry=homestead-visit&subject=First%20Thaw%20weekend%20retreat#form",
      },
      placeholder: true,
    },
  ]);

/** Gatherings for code that does not depend on their dates. */
export const gatherings = /* @__PURE__ */ gatheringsAt(new Date());

export const closing = {
  title: "Walk the land before you decide",
  text: "Come for an hour. We put the kettle on, and tell you which paths are flat.",
  actions: [
    { label: "Plan a visit", to: "/homestead/visit" },
    { label: "Ask the Homestead", to: "/contact?inquiry=homestead#form" },
  ],
} as const satisfies { title: string; text: string; actions: readonly Link[] };
