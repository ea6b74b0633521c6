import { ceu, ceuWords } from "./ceu.ts";
import { equitySeats } from "./equity-seats.ts";
import type { SiteLink } from "./link.ts";
import { homesteadNote } from "./plans.ts";
import { refunds } from "./refunds.ts";

/** An audience of the Academy. Keys are the roles of the waitlist form. */
export interface Audience {
  key: "educator" | "hr" | "clinician" | "parent" | "organizer" | "ally";
  name: string;
  /** The reason to come, as a request to the reader. */
  text: string;
}

/** One step of the framework. The first letters of the step names spell the framework's title. */
export interface FrameworkStep {
  name: string;
  text: string;
}

export interface Testimonial {
  quote: string;
  /** First name and initial. */
  name: string;
  detail: string;
  placeholder: boolean;
}

export interface Question {
  question: string;
  /** At most two sentences. */
  answer: string;
  link?: SiteLink;
}

/** A rule that applies to every price. */
interface PriceRule {
  name: string;
  text: string;
  link: SiteLink;
}

export const hero = {
  title: "Unlearn the old rules. Practice new ones.",
  lead: "Courses and circles for adults, taught by people who do this work. You don’t need a degree.",
  links: [
    { label: "Programs", to: "#programs" },
    { label: "Prices", to: "#pricing" },
  ],
} as const satisfies { title: string; lead: string; links: readonly SiteLink[] };

const audiences = [
  { key: "educator", name: "Educators", text: "run a room another way" },
  { key: "hr", name: "HR leaders", text: "rethink pay and hiring" },
  { key: "clinician", name: "Clinicians", text: "see past the symptom" },
  { key: "parent", name: "Parents", text: "stop repeating your parents" },
  { key: "organizer", name: "Organizers", text: "win without burning out" },
  { key: "ally", name: "Allies", text: "stop being careful and quiet" },
] as const satisfies readonly Audience[];

export const about = {
  title: "A school for what school left out",
  first:
    "Decolonization is about land first: giving it back to the Indigenous nations it was taken from. Eve Tuck and K. Wayne Yang write that it is not a metaphor.",
  second:
    "We teach what comes second: finding the habits that conquest left in us, such as hurry and perfection, and practicing kinder ones.",
  source: { label: "Who we learned from", to: "/about#credits" } satisfies SiteLink,
  audiences: { title: "Who it is for", items: audiences },
} as const;

export const framework = {
  title: "Eight steps that spell LIBERATE",
  lead: "Every program follows them.",
  steps: [
    { name: "Learn", text: "Hear the history you were not taught." },
    { name: "Integrate", text: "Notice where it lives in your days." },
    { name: "Build", text: "Make one habit small enough to keep." },
    { name: "Empower", text: "Share knowledge and decisions." },
    { name: "Reclaim", text: "Take back rest, language, craft, joy." },
    { name: "Act", text: "Change one real thing in your reach." },
    { name: "Transform", text: "Keep at it until it feels ordinary." },
    { name: "Envision", text: "Picture what comes next, together." },
  ],
} as const satisfies { title: string; lead: string; steps: readonly FrameworkStep[] };

export const programsIntro = {
  title: "What you can study",
  link: { label: "See every program", to: "/academy/programs" },
} as const satisfies { title: string; link: SiteLink };

export const testimonials = {
  title: "What changed",
  items: [
    {
      quote: "I took the clock off my classroom wall. The late children start us off now.",
      name: "Marisol T.",
      detail: "fourth-grade teacher",
      placeholder: true,
    },
    {
      quote: "I apologized to my son and did not explain myself. He asked if I was okay.",
      name: "Joanna K.",
      detail: "parent and therapist",
      placeholder: true,
    },
  ],
} as const satisfies { title: string; items: readonly Testimonial[] };

/** Also shown on the page where visitors join a circle. */
export const circlesStayUnrecorded = "Practice circles are not recorded.";

export const liveEveningsAreRecorded =
  "Live courses are, for people who miss an evening and for members with replays. You can keep your camera off.";

export const pricing = {
  title: "What it costs",
  yearly: {
    title: "Membership, for a year",
    text: "A yearly plan never renews without asking you. If you pay in six months, you owe all six once the first is over.",
  },
  once: { title: "Three ways to study, once", text: "Nothing renews." },
  homesteadNote,
  rules: [
    { name: "Refunds", text: refunds.course, link: refunds.link },
    { name: "Equity", text: `Every program has equity seats, ${equitySeats.price}.`, link: equitySeats.apply },
    {
      name: "Privacy",
      text: `${circlesStayUnrecorded} ${liveEveningsAreRecorded}`,
      link: { label: "How we handle your data", to: "/privacy" },
    },
  ],
} as const satisfies { rules: readonly PriceRule[] } & Record<string, unknown>;

export const waitlist = {
  title: "Join the waitlist",
  lead: "We’ll email you when your plan or course opens.",
} as const;

export const faq = {
  title: "Fair questions",
  questions: [
    {
      question: "Is there room for me, whatever my race?",
      answer:
        "If you are Indigenous, Black or a person of color, you teach no one, and the teacher steps in if someone expects it. If you are white, you come to learn, and no one will shame you.",
    },
    {
      question: "What if I learn, hear or move differently?",
      answer: "Recordings have captions and a transcript, and nothing is timed or graded.",
    },
    {
      question: "What is a CEU, and will my board accept it?",
      answer: `${ceuWords.meaning} ${ceu.accreditor ? ceuWords.boards : ceuWords.notYet}`,
      ...(!ceu.accreditor && { link: ceuWords.tellMe }),
    },
  ],
} as const satisfies { title: string; questions: readonly Question[] };
