import { praxisGloss } from "../glossary.ts";
import type { SiteLink } from "../link.ts";
import { duration } from "./duration.ts";
import { roleParts } from "./role-parts.ts";
import type { Role, RoleKey } from "./roles.ts";

const assessment = { label: "Take the Assessment", to: "/quiz" } as const satisfies SiteLink;

export const rolesPage = {
  title: "The ten roles",
  lead: "The work is too much for one person. These are ten parts that people have always played when things need to change.",
  note: "All ten rank the same, and the work needs all of them. The wheel is our drawing of them. It is not a medicine wheel.",
  wheel: { label: "The ten roles on a wheel. Each one leads to its page.", middle: "Ten roles" },
  list: { title: "Meet them one by one", intro: "You will know some of these people. You have been some of them." },
  invitation: {
    title: "Which one is yours right now?",
    text: `The assessment takes about ${duration.range}. You choose what sounds most like you, and see where your answers point.`,
    link: assessment,
  },
  credits: "Whose ideas these are",
} as const;

export const rolePage = {
  wheel: (name: string) => `The wheel of ten roles, turned to the ${name}. Each role leads to its page.`,
  ...roleParts,
  praxis: {
    title: "Praxis for this week",
    gloss: praxisGloss,
    places: { self: "Self", home: "Home", work: "Work" },
  },
  pillars: {
    title: "Two habits you help undo",
    intro:
      "We call them pillars, because they hold harm in place. Here is something to try against each one this week.",
    instead: "Instead",
  },
  programs: { title: "Programs that suit this role" },
  closing: {
    title: "Is this you?",
    text: "See which roles your own answers point to. It is a reflection, not a measurement, and a year from now you may land somewhere else.",
    link: assessment,
  },
  neighbors: {
    title: "Its neighbors on the wheel",
    before: "Before it",
    after: "After it",
    all: { label: "All ten roles", to: "/quiz/roles" },
  },
  credits: "Whose ideas these are",
} as const;

/** Returns the role's display name: "The Weaver". */
export function roleTitle({ name }: Pick<Role, "name">): string {
  return `The ${name}`;
}

export function rolePath(key: RoleKey): string {
  return `/quiz/roles/${key}`;
}

export function roleHead(role: Pick<Role, "key" | "name" | "gloss" | "tagline">) {
  return {
    path: rolePath(role.key),
    title: `${roleTitle(role)}: ${role.tagline.replace(/\.$/, "")}`,
    description: `${role.gloss} The ${role.name} is one of ten roles in the work of change: its gift, its challenge and a first step.`,
    imageAlt: `The ${role.name}’s sign, and the wheel`,
  };
}
