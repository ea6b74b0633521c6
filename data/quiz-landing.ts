import { credits } from "./quiz/credits.ts";
import { duration } from "./quiz/duration.ts";

export const quizLanding = {
  hero: {
    title: "What is yours to do?",
    lead: "The work is too much for one person. Find the part that fits you: one of ten roles that people have always played when things need to change.",
    start: { label: "Take the Assessment", to: "/quiz#q1" },
    minutes: duration.button,
    /** data/privacy.ts has the full privacy notice. */
    note: `About ${duration.range} for fifteen questions. Your answers stay on this device unless you choose to send them.`,
  },
  nature: {
    title: "A mirror, not a ruler",
    roles: { label: "Read about all ten roles", to: "/quiz/roles" },
    is: {
      title: "What it is",
      items: [
        { name: "A reflection.", text: "You choose what sounds most like you, and see where your answers point." },
        {
          name: "Yours for now.",
          text: "Roles change. Take it again in a few months, and you may land somewhere else.",
        },
      ],
    },
    isNot: {
      title: "What it is not",
      items: [
        { name: "A measurement.", text: "It does not score your character, your health or your politics." },
        { name: "A ranking.", text: "All ten rank the same, and the work needs all of them." },
        {
          name: "A ceremony.",
          text: "The wheel here is a drawing of roles. It is not a medicine wheel, and we do not claim those teachings.",
        },
      ],
    },
  },
  credits: { title: "Whose ideas these are", credits },
} as const;

export type QuizLanding = typeof quizLanding;
