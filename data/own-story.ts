import type { ScenePicture } from "./first-visits.ts";

/** Pronouns for the visitor in a story. */
export const voices = ["you", "I", "she", "he", "they"] as const;

export type Voice = (typeof voices)[number];

/** Words for each voice: subject, possessive, and the index of its verb form in "[walk|walks]". */
export const grammar: Record<Voice, { subject: string; possessive: string; verb: 0 | 1 }> = {
  you: { subject: "you", possessive: "your", verb: 0 },
  I: { subject: "I", possessive: "my", verb: 0 },
  she: { subject: "she", possessive: "her", verb: 1 },
  he: { subject: "he", possessive: "his", verb: 1 },
  they: { subject: "they", possessive: "their", verb: 0 },
};

export interface OwnVisit {
  /** Follows "first visit to". */
  place: string;
  /** Two sentences for each scene, with "{S}" and "{s}" for the subject, and "{P}" and "{p}" for the possessive. */
  pages: Partial<Record<ScenePicture, readonly [string, string]>>;
}

export const ownVisits = {
  land: {
    place: "the Homestead",
    pages: {
      barn: ["{S} [arrive|arrives] at the large barn.", "One of us comes out in boots and a wooden name badge."],
      path: ["The short loop is flat gravel.", "There is a bench every few minutes."],
      beds: ["The quiet room has a couch and a stove.", "{S} can close its door."],
      sound: ["{S} may hear wind, hens or a tractor.", "A hand bell rings for meals."],
      pot: ["{S} may smell wood smoke and soup.", "In the herb barn the smell is strong, and {s} can walk around it."],
      door: ["{S} can leave during any session.", "From most of the short loop, {s} can see the barn."],
      card: ["{S} can say no to any food, any touch and any photo.", "{S} [do|does] not have to give a reason."],
      gate: ["{S} [leave|leaves] when {s} [like|likes].", "The gate by the road sticks: lift it a little, then push."],
    },
  },
  school: {
    place: "ERIN’s Place",
    pages: {
      gate: ["{S} can say hello, wave, or do nothing.", "{P} grown-up stays the whole time."],
      room: ["{S} [choose|chooses] a room to start in.", "{S} can look under the tables."],
      sound: ["A clock ticks, and outside there are hens.", "Headphones hang by the door."],
      pot: ["The kitchen smells of bread or onions.", "If a smell is too much, we open a window or go outside."],
      door: ["Every room has a door to the garden.", "{S} can walk to a door or show the card, and go at once."],
      card: ["{S} can say no to a hug, a snack, a photo or a game.", "{S} can say no to coming back."],
    },
  },
} as const satisfies Record<string, OwnVisit>;

export type OwnVisitKey = keyof typeof ownVisits;

export const ownStory = {
  open: "Make this story yours",
  title: "Whose visit is it?",
  name: { label: "Name", hint: "You can leave this out. We don’t send or keep what you choose here." },
  voice: { label: "The story says", options: { you: "you", I: "I", she: "she", he: "he", they: "they" } },
  cards: "Pages",
  pictures: { label: "Pictures", options: { big: "Big", small: "Small" } },
  print: "Print my story",
  paper: "Print on both sides, flipped on the short edge. Fold the sheets once, in the middle.",
  withoutPrint: "This browser can’t print. Open the page in another one.",
  draw: "Draw here what you want to remember.",
  cut: "Cut along the line. Take the card with you.",
  card: ["I want to leave now.", "I don’t have to say why."],
  /** First lines, with and without a name. */
  first: {
    you: { named: "{name}, this is your first visit to {place}.", unnamed: "This is your first visit to {place}." },
    I: { named: "I am {name}. This is my first visit to {place}.", unnamed: "This is my first visit to {place}." },
    other: { named: "This is {name}’s first visit to {place}.", unnamed: "This is {p} first visit to {place}." },
  },
} as const;

export type OwnStoryWords = typeof ownStory;
