import type { OutsideLink } from "./link.ts";
import { sources } from "./sources.ts";

/** One of the ten roles as the landing introduces it. */
export interface RoleGloss {
  /** The role’s key wherever the quiz speaks of it. */
  key: string;
  name: string;
  /** One line, in our own words. */
  gloss: string;
}

/** Somebody whose thinking the assessment stands on. */
export interface Credit {
  /** What we took from it, up to the link. */
  text: string;
  link: OutsideLink;
}

const roles = [
  { key: "weaver", name: "Weaver", gloss: "You see who should meet whom, and you introduce them." },
  { key: "experimenter", name: "Experimenter", gloss: "You try it, watch what happens, and try again." },
  { key: "frontline_responder", name: "Frontline Responder", gloss: "You show up first, with what is needed today." },
  { key: "visionary", name: "Visionary", gloss: "You can picture the world after this one." },
  { key: "builder", name: "Builder", gloss: "You turn a good idea into something with a door and a key." },
  { key: "caregiver", name: "Caregiver", gloss: "You notice who has not eaten yet." },
  { key: "disruptor", name: "Disruptor", gloss: "You say the thing that makes the room go quiet." },
  { key: "healer", name: "Healer", gloss: "You tend to old hurt so it stops steering." },
  { key: "storyteller", name: "Storyteller", gloss: "You keep the memory, and pass it on alive." },
  { key: "guide", name: "Guide", gloss: "You walk beside people on a road you know." },
] as const satisfies readonly RoleGloss[];

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
    start: { label: "Take the Assessment", to: "/quiz#opens-soon" },
    minutes: "7 minutes",
    note: "It opens soon. For now the button takes you to a short form further down, so that we can tell you when.",
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
    roles,
  },
  opening: {
    title: "The assessment opens soon",
    text: "We are still writing its 15 questions, and we would rather be slow than careless. It will take most people about 5-7 minutes. Leave your email, and we will write to you on the day it opens.",
  },
  credits: { title: "Whose thinking this stands on", credits },
} as const;

export type QuizLanding = typeof quizLanding;
