import { praxisGloss } from "../glossary.ts";
import { roleParts } from "./role-parts.ts";

/** Copy for the role pack, in addition to the roles' own copy. */
export const rolePackCopy = {
  /** Shown if there is no pack: before hydration, or if the URL contains no result. */
  missing: {
    title: "Your role pack",
    lead: "Two pages to print, write on and hang on the fridge, made from your answers to the assessment.",
    unreadable: "We cannot read a result in this link. Open your results page to make a new one.",
    contents: {
      title: "What is in it",
      items: [
        "Your role, with its gift and its challenge, and your wheel with a ring for each answer.",
        "Two habits that your role helps undo, and what to do instead.",
        "Things to try on your own, at home and at work, with lines to write on.",
        "Three programs with their web addresses, and what to do next.",
      ],
    },
    how: "Your browser makes the pack. Take the assessment, then choose “Save as PDF” on your results.",
    start: { label: "Go to the assessment", to: "/quiz" },
    gallery: { label: "Read about all ten roles", to: "/quiz/roles" },
    withoutScripts:
      "This page needs JavaScript, which is off or did not load. You can read about the ten roles without it.",
  },
  toolbar: {
    label: "This pack",
    print: "Print or save as PDF",
    back: { label: "Back to your results", to: "/quiz#results" },
    hint: "The print window opens on its own. To keep the pack as a file, choose “Save as PDF” there.",
    withoutPrint: "This app can’t print. Open this page in your own browser, and print it there.",
  },
  head: {
    name: "Role pack",
    /** Label of a line for the reader's name. */
    owner: "Belongs to",
  },
  and: "and",
  wheel: {
    label: "Your wheel of ten roles",
    praxis: { self: "Self", home: "Home", work: "Work" },
    counts: "Your 15 answers",
    note: "Each ring of the wheel is one of your answers.",
  },
  role: roleParts,
  pillars: {
    title: "Two habits to undo",
    intro:
      "Pillars are habits that keep harm in place. Everyone has picked up some. These two turned up in your answers.",
    antidote: "Instead",
  },
  praxis: {
    title: "Things to try this week",
    intro: `${praxisGloss} Check off what you did. Write down what happened.`,
    places: { self: "On your own", home: "At home", work: "At work" },
    /** Heading of the lines for notes. */
    noticed: "What I noticed",
  },
  programs: { title: "Where to learn more" },
  next: {
    title: "Next steps",
    steps: [
      "Choose one thing to try, and write down a day for it.",
      "Show this to someone who knows you. Ask which role they see.",
      "Tell one person what you will do, and when you will talk about it.",
      "Take the assessment again in a few months, and compare the wheels.",
    ],
  },
  reflection:
    "This is a reflection, not a measurement. You chose what sounded most like you on one day. Roles change over time, and the work needs all ten.",
  credits: [
    { text: "The ten roles follow", name: "Deepa Iyer’s social change ecosystem map", address: "buildingmovement.org" },
    {
      text: "The fifteen pillars follow",
      name: "Tema Okun’s characteristics of white supremacy culture",
      address: "whitesupremacyculture.info",
    },
  ],
} as const;

export type RolePackCopy = typeof rolePackCopy;
