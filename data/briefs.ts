import type { Brief, ComeBrief } from "./briefs/brief.ts";
import { joinBriefs } from "./briefs/join.ts";
import { retreatOptions } from "./homestead.ts";
import { ground } from "./land.ts";
import { contactFormWith } from "./link.ts";
import { refunds } from "./refunds.ts";
import { firstVisitCompany, roomNamed, rooms } from "./school.ts";
import { contact, microSchool, site, unbroken } from "./site.ts";

const letter = `A person will reply ${site.responsePromise}`;

const ride = `Without a car, ask us for a ride from the ${site.busStop}.`;

const uncapitalized = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

const roomNames = rooms.map(({ name }) => `the ${name}`);

/** Places in a phrase: "the block room, the swing room or the garden". */
const places = `${roomNames.slice(0, -1).join(", ")} or ${roomNames.at(-1)}`;

const quiet = roomNamed("quiet-room");

const comeBriefs = [
  {
    kind: "come",
    path: "/erins-place/hello",
    title: "Say hello",
    description:
      "Tell ERIN’s Place about your child, or come and see the rooms. One short form, and the steps that follow.",
    branch: "erins-place",
    picture: "nest",
    heading: "Come and say hello",
    lead: "This is step one of four, and it commits you to nothing.",
    about: {
      title: "How a visit goes",
      paragraphs: [
        `We meet you at the gate. Your child chooses where to start: ${places}. They can look, touch, hide under a table or leave early.`,
        `${firstVisitCompany} We talk with your child, never over their head.`,
        `Children come with or without a diagnosis. If we say no, we tell you why: there is no room, or we can’t give what your child needs.`,
      ],
    },
    plan: {
      title: "The visit at a glance",
      rows: [
        {
          term: "Where",
          detail: `In Cold Hollow, with its own gate. We send you the address with the day. ${ride}`,
        },
        {
          term: "Who",
          detail: `One family at a time, with children aged ${microSchool.youngest} to ${microSchool.oldest}, sisters, brothers and grandparents.`,
        },
        { term: "When", detail: "A weekday after the pods have gone home. Tell us your child’s best time of day." },
        { term: "How long", detail: "About an hour. Ten minutes is fine." },
        {
          term: "Access",
          detail: `Level floors, a wide restroom, and a ${quiet.name} with ${quiet.has}. Tell us what else you need.`,
        },
      ],
    },
    bring: {
      title: "Good to bring",
      items: [
        "Headphones, a favorite thing, a safe snack",
        "Three words your child would use about school",
        "Your hardest question",
      ],
    },
    today: {
      title: "Three ways to begin",
      steps: [
        {
          title: "Write",
          text: "Ten minutes is plenty. Your child may add a line.",
          link: { label: "Tell us about your child", to: "#write" },
        },
        {
          title: "Visit",
          text: "Tell us which days suit you.",
          link: { label: "Ask for a visit", to: "/erins-place/hello?begin=visit#write" },
        },
        {
          title: "Call",
          text: `If writing is hard, call ${unbroken(contact.phone.label)}. You can hand the phone to your child.`,
        },
      ],
    },
    next: {
      title: "What happens next",
      text: `${letter}. If you’d like to visit, you’ll get a time, a map, and photos of the door, the room and the people.`,
    },
    related: {
      title: "While you think",
      links: [
        { label: "See a first visit in pictures", to: "/erins-place/first-visit" },
        { label: "Who is with my child?", to: "/erins-place/safeguarding" },
        { label: "Get free support in the PASS Hub", to: "/erin/pass-hub" },
      ],
    },
    form: {
      title: "Say hello",
      action: "Say hello",
      sends: { form: "hello" },
    },
  },
  {
    kind: "come",
    path: "/homestead/visit",
    title: "Plan a Visit",
    description: `Walk the Homestead’s ${site.homesteadAcres} acres with us: when to come, what the ground is like, what to bring, and how to ask for a day.`,
    branch: "homestead",
    picture: "land",
    heading: "Come and walk the land",
    lead: "An hour is enough to see the gardens and the food forest. There is a bench every few minutes and tea at the end.",
    about: {
      title: "What a visit is like",
      paragraphs: [
        "Someone who works here walks with you. Ask about the plants, the work, the money or the history, or say nothing at all.",
        `You will be on ${site.people} homeland. We walk around the places where culture keepers hold ceremony.`,
      ],
    },
    plan: {
      title: "The visit at a glance",
      rows: [
        {
          term: "Where",
          detail: `In ${site.place}. ${ride}`,
        },
        { term: "When", detail: "Most Saturdays, and weekdays if you ask. Rain is fine. Ice is not." },
        { term: "How long", detail: "One hour on the short loop, two on the long one." },
        {
          term: "Access",
          detail:
            "The short loop is flat gravel, wide enough for a wheelchair. The creek path is steep. We can bring the garden to you.",
        },
      ],
    },
    bring: {
      title: "Bring",
      items: [ground.lowEnd, "Layers, and long socks for ticks", "Water. No gift is needed, but seeds make us happy"],
    },
    next: {
      title: "What happens next",
      text: `${letter}. You’ll get a day, directions and the name of the person who will meet you.`,
    },
    related: {
      title: "More ways to come",
      links: [
        { label: "See a first day in pictures", to: "/homestead/first-visit" },
        { label: "Next on the land", to: "/homestead#dates" },
        { label: "Join a retreat", to: "/homestead/retreats" },
        { label: "Work a day with us", to: "/volunteer" },
      ],
    },
    form: {
      title: "Find a day",
      action: "Ask for a day",
      items: [
        "Two or three days that suit you",
        "How many of you there are",
        "What to plan for: walking, food, your body, your beliefs",
        "Whether you need a ride",
      ],
      to: contactFormWith({
        inquiry: "homestead-visit",
        subject: "A visit to the Homestead",
        message: "I would like to come on one of these days:\n\nHow many we are:\n\nPlease plan for:",
      }),
    },
  },
  {
    kind: "come",
    path: "/homestead/retreats",
    title: "Join a Retreat",
    description:
      "Weekend and week-long healing retreats at the Homestead: what the days hold, what to bring, and how to ask for a room.",
    branch: "homestead",
    picture: "night",
    heading: "Set it down for a few days",
    lead: "A retreat here is food you don’t cook, a bed you don’t make, and company you can leave.",
    about: {
      title: "What the days are like",
      paragraphs: [
        "A bell rings for meals. Most days have one or two sessions of breathing, gentle movement, stories or garden work.",
        "Our guides are not clinicians. If you are in crisis or in treatment, tell us. We’ll tell you if this is the right place for now.",
      ],
    },
    plan: {
      title: "The retreats at a glance",
      rows: [
        ...retreatOptions.map(({ name, span, goodFor }) => ({
          term: name,
          detail: `${span}. Good for ${uncapitalized(goodFor)}`,
        })),
        {
          term: "Sponsored rooms",
          detail: "Is money in the way? Ask for one.",
        },
        {
          term: "Canceling",
          detail: refunds.live,
        },
        {
          term: "Access",
          detail: "Two step-free rooms, a quiet room, and meals for most diets. Helpers and service animals come free.",
        },
      ],
    },
    bring: {
      title: "Pack light",
      items: ["Warm layers and a rain jacket", "Your medicines, and a list of them", "Something to write in"],
    },
    next: {
      title: "What happens next",
      text: `${letter}. Then we talk by phone for twenty minutes. After that we send dates, cost and a packing list.`,
    },
    related: {
      title: "Not ready to stay?",
      links: [
        { label: "Next on the land", to: "/homestead#dates" },
        { label: "Visit for an hour", to: "/homestead/visit" },
        { label: "See the public events", to: "/events" },
        { label: "Sponsor a room for someone", to: "/donate#sponsor" },
      ],
    },
    form: {
      title: "Tell us about your stay",
      action: "Ask to come",
      items: [
        "A weekend or a whole week",
        "Two or three months that suit you, and how many of you there are",
        "What you hope to set down",
        "What to plan for: walking, food, sleep, your body, your beliefs",
      ],
      to: contactFormWith({
        inquiry: "homestead-visit",
        subject: "A retreat at the Homestead",
        message: "I would like to come for a weekend or a week in:\n\nHow many we are:\n\nPlease plan for:",
      }),
    },
  },
] as const satisfies readonly ComeBrief[];

export const briefs: readonly Brief[] = [...comeBriefs, ...joinBriefs];

/** Returns the brief at `pathname`, ignoring a trailing slash. Throws if there is none. */
export function briefAt(pathname: string): Brief {
  const path = `/${pathname.split("/").filter(Boolean).join("/")}`;
  const brief = briefs.find((entry) => entry.path === path);
  if (!brief)
    throw new Error(`data/briefs: no entry has the path '${path}'; add one, or remove the path from the route`);
  return brief;
}
