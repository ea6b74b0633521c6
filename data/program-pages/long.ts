import type { ProgramPage } from "../program-page.ts";

export const journey: ProgramPage = {
  lead: "Nine months with the same people. Long enough to try something, fail, laugh about it, and try again. A cohort is just that: a group that starts together and finishes together.",
  length: "9 months",
  format: "One cohort, online each week, with weekends at the Homestead",
  forYouIf: [
    "you have done the short courses, here or elsewhere, and the learning keeps sliding off;",
    "you want to be known by the people you learn with;",
    "you can promise a group one evening a week for nine months.",
  ],
  sessionName: "Part",
  sessions: [
    {
      title: "Self, months 1 to 3",
      text: "Liberation 101 at walking speed, with a partner you speak to each week. It opens with a weekend on the land.",
    },
    {
      title: "Home, months 4 to 6",
      text: "Liberation 201, and one person from your household or family invited in for an evening.",
    },
    {
      title: "Work, months 7 to 9",
      text: "Liberation 301. You carry one change all the way through while the group carries you.",
    },
    { title: "Return", text: "A last weekend at the Homestead. Each of you teaches the others one thing." },
  ],
  leaveWith: [
    "A practice that has survived winter",
    "One change made at your work or in your town",
    "A circle that goes on meeting if it likes",
  ],
  access: "arranged",
  note: {
    text: "The Homestead is hilly in parts. It has step-free rooms and a flat gravel loop, and there is always a way to join from home.",
    link: { label: "Plan a visit", to: "/homestead/visit" },
  },
};

export const certification: ProgramPage = {
  lead: "You already hold rooms: a class, a ward round, a union meeting, a living room. Here you learn to hold them for this work, with someone watching who wants you to do well.",
  length: "Most of a year, at the pace of your practice hours",
  format: "Live online with a mentor, and practice in your own community",
  forYouIf: [
    "you have finished Liberation 101, 201 and 301, or the Liberation Journey;",
    "people already come to you with this;",
    "you need continuing education hours, or want work you can put your name to.",
  ],
  sessionName: "Part",
  sessions: [
    {
      title: "Opening a circle",
      text: "Agreements people keep, access needs met before anyone must ask, and a beginning that lets people breathe.",
    },
    { title: "When it gets hard", text: "Harm, silence, tears, anger. What is yours to hold, and what is not." },
    { title: "Not your story", text: "Teaching what you did not live. Whom to invite, credit and pay." },
    { title: "Practice", text: "You run circles of your own. A mentor sits in, then sits down with you." },
    { title: "Your own offering", text: "You write one workshop from start to finish, and your peers take it." },
  ],
  leaveWith: [
    "A certificate as a facilitator of our framework",
    "CEU hours in writing, with the outline your board may ask for",
    "A workshop of your own, tried and mended",
  ],
  access: "arranged",
  note: {
    text: "CEUs are continuing education units: hours that licensed people must collect. Each board has its own rules, so please ask yours before you pay.",
  },
};
