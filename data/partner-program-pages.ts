import type { ProgramPage } from "./program-pages.ts";

export const parenting: ProgramPage = {
  lead: "You will lose your temper again. This circle is about what you do next. We practice raising children without fear or force, and we practice forgiving the parents we had, or deciding not to.",
  length: "Every other Sunday, for as long as you like",
  format: "A live circle online; children are welcome in the background",
  forYouIf: [
    "you swore you would do it differently, and some days you do not;",
    "you are raising a child the world is hard on;",
    "you are a grandparent, a foster parent or the aunt who gets the call.",
  ],
  sessions: [
    { title: "Arrive", text: "One word each about the week, and we listen." },
    {
      title: "One story",
      text: "A parent brings a hard moment. We slow it down and look at it from the child’s height.",
    },
    { title: "Try it", text: "We play it again another way, out loud, clumsily." },
    { title: "Take one thing", text: "Each parent leaves with one sentence to try before the next Sunday." },
  ],
  access: "circle",
};

export const cinema: ProgramPage = {
  lead: "Conjure is the craft of Black Southern elders: roots, prayer, story, a way of changing what is. Films can do some of that too. We watch one together and talk until the chairs are stacked.",
  length: "One film a month, about three hours with the talk",
  format: "Live online, sometimes in a real room with popcorn",
  forYouIf: [
    "you learn best from stories;",
    "you suspect the films you grew up on taught you more than school did;",
    "you tell stories yourself and want honest company.",
  ],
  sessions: [
    { title: "Before", text: "Five minutes on who made it, who paid for it, and who is missing." },
    {
      title: "The film",
      text: "Captioned, with a described version whenever one exists. A note about hard scenes comes the day before.",
    },
    { title: "What it remembers", text: "The old wisdom it carries, named by the people whose wisdom it is." },
    { title: "What it hides", text: "The lie we were taught to love, and how it was lit." },
  ],
  access: "live",
};

export const ledgers: ProgramPage = {
  lead: "Numbers are a story somebody wrote down. Bring your own: a household budget, a club’s spreadsheet, a shoebox. Worker-owned bookkeepers teach you to read it, and to see who was left off the page.",
  length: "4 sessions of two hours",
  format: "Live online in small groups",
  forYouIf: [
    "you open the bank’s letters late, or never;",
    "you keep the books for a group and learned by panic;",
    "you want to know what your family, your school or your employer owes, and to whom.",
  ],
  sessions: [
    { title: "Open the box", text: "Nothing to fix. We only look, together, and breathe." },
    { title: "What came in, what went out", text: "A one-page ledger anybody can keep." },
    { title: "Who is owed?", text: "Debts, gifts, unpaid care. The lines that most accounts leave out." },
    {
      title: "Who was never paid?",
      text: "Land and labor in your own family’s or group’s history, and what a first repayment could be.",
    },
  ],
  access: "live",
};

export const meditations: ProgramPage = {
  lead: "Ten minutes. You may lie down, sit, or pace the kitchen. You may fall asleep.",
  length: "12 recordings, ten minutes each",
  format: "Audio to keep, with a written version, at your own pace",
  forYouIf: [
    "you were told that rest has to be earned;",
    "silence makes you more anxious, not less;",
    "you spend your days being strong for other people.",
  ],
  sessions: [
    { title: "For the body", text: "Three recordings for the jaw, the back and the tired feet." },
    { title: "For the mirror", text: "Three on being looked at, and on looking at yourself with some mercy." },
    { title: "For the bad night", text: "Three for when you cannot sleep and cannot say why." },
    { title: "For the morning after", text: "Three to get you to the kettle and out the door." },
  ],
  access: "every-plan",
};

export const housing: ProgramPage = {
  lead: "Someone drew a line on a map, and a family on the wrong side of it could not get a loan. That map still sets the rent.",
  length: "One day, with long breaks",
  format: "Live online, taught by tenant organizers",
  forYouIf: [
    "you rent, and the letter has come;",
    "you own a home and want to know what it was built on;",
    "you are a landlord who would like to sleep at night.",
  ],
  sessions: [
    {
      title: "The line",
      text: "Redlining: how banks and the state marked whole neighborhoods as bad risks. You look up your own street.",
    },
    { title: "The lease", text: "What renters can ask for, and how to ask as a building instead of alone." },
    {
      title: "The land",
      text: "A community land trust buys land and keeps it out of the market for good. You meet people who live on one.",
    },
    { title: "The plan", text: "By the end you have three next steps and two names." },
  ],
  access: "live",
};

export const wealth: ProgramPage = {
  lead: "Some of us have too little, some have more than enough, and we were all taught not to say so.",
  length: "One day, with long breaks",
  format: "Live online, taught by a lending circle",
  forYouIf: [
    "you send money home and keep none;",
    "you inherited something and feel it like a stone;",
    "you want to lend, save or give without becoming the bank.",
  ],
  sessions: [
    { title: "Enough", text: "You work out what enough is for you, in dollars, in private." },
    {
      title: "The circle",
      text: "How a lending circle works: who pays in, who gets paid first, and what happens when someone cannot pay.",
    },
    {
      title: "Where money sleeps",
      text: "What your savings do while you are not looking, and calmer places to keep them.",
    },
    { title: "Letting go", text: "Giving without steering. A first amount and a first date, if you want one." },
  ],
  access: "live",
  note: { text: "This is learning, not financial advice. Your figures stay private." },
};

export const somatics: ProgramPage = {
  lead: "Stress sits in the jaw, the back and the breath. Somatics means learning through what the body feels. The movement is slow and guided, and you choose how much to do.",
  length: "One day, with long breaks",
  format: "Live online, taught by two practitioners",
  forYouIf: [
    "you live mostly above the neck;",
    "you come home from caring or organizing with your shoulders by your ears;",
    "talking about it has stopped helping.",
  ],
  sessions: [
    { title: "Notice", text: "Feet, seat, breath. Finding one place in you that is all right." },
    { title: "Brace and soften", text: "How a body gets ready for harm, and how it hears that the harm is over." },
    { title: "No", text: "Saying it with your back, your hands and at last your voice." },
    { title: "Carry it together", text: "Short practices for a team, a picket line or a family dinner." },
  ],
  access: "live",
  note: {
    text: "Every exercise can be done in a chair. This is not therapy. If you are in treatment, you may want to tell your therapist.",
  },
};
