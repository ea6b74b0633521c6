import type { SiteLink } from "../link.ts";
import { duration } from "./duration.ts";
import { roleParts } from "./role-parts.ts";
import type { Role, RoleKey } from "./roles.ts";

/** One-line credit on the roles' pages. The assessment's page links to the sources. */
export const roleCredit = {
  text: "The roles follow Deepa Iyer’s map, and the habits follow Tema Okun’s list.",
  link: { label: "Whose ideas these are", to: "/quiz#credits-title" },
} as const;

const assessment = { label: "Take the Assessment", to: "/quiz" } as const satisfies SiteLink;

export const rolesPage = {
  title: "The ten roles",
  lead: "Ten parts that people have always played when things need to change.",
  note: "All ten rank the same. The wheel is our drawing of them. It is not a medicine wheel.",
  wheel: { label: "The ten roles on a wheel. Each one leads to its page.", middle: "Ten roles" },
  list: "Meet them one by one",
  invitation: {
    title: "Which one is yours right now?",
    text: `The assessment takes about ${duration.range}.`,
    link: assessment,
  },
} as const;

export const rolePage = {
  wheel: (name: string) => `The wheel of ten roles, turned to the ${name}. Each role leads to its page.`,
  ...roleParts,
  praxis: {
    title: "Praxis: try it this week",
    places: { self: "Self", home: "Home", work: "Work" },
  },
  pillars: "Two habits you help undo",
  programs: { title: "Programs that suit this role" },
  closing: { title: "Is this you?", link: assessment },
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
