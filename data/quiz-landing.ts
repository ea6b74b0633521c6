import type { OutsideLink } from "./link.ts";
import { sources } from "./sources.ts";

/** Somebody whose thinking the assessment stands on. */
export interface Credit {
  /** What we took from it, up to the link. */
  text: string;
  link: OutsideLink;
}

const credits = [
  {
    text: "The ten roles follow Deepa Iyer, who mapped the parts people play in social change. The one-line descriptions here are ours.",
    link: { label: "Social change ecosystem map, by Deepa Iyer", href: sources.ecosystemMap },
  },
  {
    text: "The fifteen pillars, the habits each role helps undo, follow Tema Okun, who named the characteristics of white supremacy culture.",
    link: { label: "White Supremacy Culture, by Tema Okun", href: sources.supremacyCulture },
  },
] as const satisfies readonly Credit[];

/** What stands on the assessment’s first screen. */
export const quizLanding = {
  hero: {
    title: "What is yours to do?",
    lead: "Nobody can do all of the work. Find the part that fits you: one of ten roles people have always played when things needed to change.",
    start: { label: "Take the Assessment", to: "/quiz#q1" },
    minutes: "7 minutes",
    note: "Fifteen questions. Your answers stay on this device.",
  },
  nature: {
    title: "A mirror, not a ruler",
    is: {
      title: "What it is",
      items: [
        { name: "A reflection.", text: "You choose what sounds most like you, and see where your choices gather." },
        { name: "A way in.", text: "It points to programs and people that suit your role." },
        {
          name: "Yours for now.",
          text: "Roles change with the season. Come back in a year and you may land elsewhere.",
        },
      ],
    },
    isNot: {
      title: "What it is not",
      items: [
        { name: "A measurement.", text: "It does not score your character, your health or your politics." },
        { name: "A ranking.", text: "No role stands above another, and the work needs all ten." },
        {
          name: "A ceremony.",
          text: "The wheel here is a drawing of roles. It is not a medicine wheel, and we do not claim the teachings that are.",
        },
      ],
    },
  },
  roles: {
    title: "The ten roles",
    intro: "You will know some of these people. You have been some of them.",
  },
  credits: { title: "Whose thinking this stands on", credits },
} as const;

export type QuizLanding = typeof quizLanding;
