import { ceu, ceuWords } from "./ceu.ts";
import { equitySeats } from "./equity-seats.ts";
import { praxis } from "./glossary.ts";
import type { OutsideLink, SiteLink } from "./link.ts";
import { figures, site } from "./site.ts";
import { sources } from "./sources.ts";

/** An audience of the Academy. Keys are the roles of the waitlist form. */
export interface Audience {
  key: "educator" | "hr" | "clinician" | "parent" | "organizer" | "ally";
  name: string;
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
  answer: string;
}

export const hero = {
  title: "Unlearn the old rules. Practice new ones.",
  lead: "Courses and circles for adults, taught by people who do this work themselves. No degree needed.",
  links: [
    { label: "See the programs", to: "#programs" },
    { label: "See the prices", to: "#pricing" },
  ],
} as const satisfies { title: string; lead: string; links: readonly SiteLink[] };

export const about = {
  title: "A school for what school left out",
  paragraphs: [
    "Decolonization is about land first: giving it back to the Indigenous nations it was taken from. Eve Tuck and K. Wayne Yang write that it is not a metaphor, and no course of ours replaces it.",
    "We teach what comes second. Conquest also left habits: hurrying, trying to be perfect, swallowing the question. You learn to find them, first in your own head, and to practice something kinder.",
  ],
  /** Defines "praxis" here for the whole branch. */
  praxis: {
    ...praxis,
    gloss: `${praxis.gloss} Every lesson ends with something to try.`,
  },
  source: { label: "Read Tuck and Yang", href: sources.notAMetaphor } satisfies OutsideLink,
  figure: figures.graduates,
} as const;

export const audiencesIntro = {
  title: "Who comes to learn",
  lead: "Most people come after one hard week at work, or one hard talk at home.",
} as const;

export const audiences = [
  {
    key: "educator",
    name: "Educators",
    text: "You want to run a room another way and still keep your job.",
  },
  {
    key: "hr",
    name: "HR leaders",
    text: "You read the statement. Now you want to change pay, hiring and who gets heard.",
  },
  {
    key: "clinician",
    name: "Clinicians",
    text: "You treat pain that did not start in one person.",
  },
  {
    key: "parent",
    name: "Parents",
    text: "You heard your own parents come out of your mouth. You want it to stop with you.",
  },
  {
    key: "organizer",
    name: "Organizers",
    text: "Your group burns people out along the way. You want to win and stay whole.",
  },
  {
    key: "ally",
    name: "Allies",
    text: "You are done being careful and quiet.",
  },
] as const satisfies readonly Audience[];

export const framework = {
  title: "Eight steps that spell LIBERATE",
  lead: "Every program takes you through them, more than once.",
  steps: [
    { name: "Learn", text: "Hear the history you were not taught, from the people it happened to." },
    { name: "Integrate", text: "Notice where that history lives in your days and in your body." },
    { name: "Build", text: "Make one new habit, small enough to keep." },
    { name: "Empower", text: "Share what you know, and share the decisions." },
    { name: "Reclaim", text: "Take back what was taken: rest, language, craft, joy." },
    { name: "Act", text: "Change one real thing that is within your reach." },
    { name: "Transform", text: "Keep at it until the new way feels ordinary." },
    { name: "Envision", text: "Picture what comes next, with the people who will live in it." },
  ],
} as const satisfies { title: string; lead: string; steps: readonly FrameworkStep[] };

export const programsIntro = {
  title: "What you can study",
  lead: "Four courses make a path. Two longer programs follow.",
  links: [
    { label: "See every program", to: "/academy/programs" },
    { label: "Three ways to study", to: "/academy/study" },
  ],
} as const satisfies { title: string; lead: string; links: readonly SiteLink[] };

export const testimonials = {
  title: "What learners changed",
  items: [
    {
      quote:
        "I took the clock off my classroom wall. That was my whole project. The children who used to be late are now the ones who start us off.",
      name: "Marisol T.",
      detail: "fourth-grade teacher",
      placeholder: true,
    },
    {
      quote: "I apologized to my son and did not explain myself. He is eleven. He asked if I was okay.",
      name: "Joanna K.",
      detail: "parent and therapist",
      placeholder: true,
    },
  ],
} as const satisfies { title: string; items: readonly Testimonial[] };

export const pricing = {
  title: "Membership, with no fine print",
  lead: "We print every total, and what it costs to spread the payments.",
  equity: {
    text: "Is the price out of reach? Equity seats are there for you, no questions asked.",
    link: equitySeats.apply,
  },
} as const satisfies { title: string; lead: string; equity: { text: string; link: SiteLink } };

export const waitlist = {
  title: "Join the waitlist",
  lead: "We’ll email you when your choice opens. It’s free, and you don’t commit to anything.",
} as const;

export const faq = {
  title: "Fair questions",
  questions: [
    {
      question: "I am Indigenous, Black or a person of color. Will I have to teach the others?",
      answer: "No. You don’t have to explain yourself or comfort anyone. If someone expects it, the teacher steps in.",
    },
    {
      question: "How much time does it take?",
      answer: "A self-paced lesson is under an hour. A live course is one evening a week for six weeks.",
    },
    {
      question: "What if I learn, hear or move differently?",
      answer: "Recordings have captions and a transcript. Nothing is timed or graded. Tell us what else would help.",
    },
    {
      question: "What is a CEU, and will my board accept it?",
      answer: `${ceuWords.meaning} ${ceu.accreditor ? ceuWords.boards : `Ours are planned. ${ceuWords.notYet}`}`,
    },
    {
      question: "Why does it cost more to pay in six months?",
      answer: "Six payments mean six card fees. We print the difference beside every price.",
    },
    {
      question: "I am white. Is there room for me?",
      answer: "Yes. No one will shame you. You come here to learn, not to teach.",
    },
    {
      question: "What if I need to stop?",
      answer:
        "You can end an “until you stop” plan in any month. A yearly plan runs to its end and never renews without asking. If your life changes, write to us.",
    },
  ],
} as const satisfies { title: string; questions: readonly Question[] };

/** Also shown on the page where visitors join a circle. */
export const circlesStayUnrecorded = "We don’t record circles.";

export const equityAndPrivacy = {
  title: "Equity and privacy",
  promises: [
    {
      title: "Money will not keep you out",
      text: `Every program has equity seats, ${equitySeats.price}. We never ask for proof. ${figures.scholarshipsSinceFounding.value} people have held one since ${site.founded}.`,
      link: { label: "How equity seats work", to: "/scholarships" },
    },
    {
      title: "What you share stays yours",
      text: `${circlesStayUnrecorded} We do not sell or lend your name, tell your employer what you said, or keep what you ask us to delete.`,
      link: { label: "How we handle your data", to: "/privacy" },
    },
  ],
} as const;
