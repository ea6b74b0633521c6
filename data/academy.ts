import type { SiteLink } from "./link.ts";
import { dollars, foundingMember, planByKey, yearsToMatch } from "./plans.ts";
import { figures, site } from "./site.ts";

/** Someone the Academy is for. Keys are the roles of the waitlist form. */
export interface Audience {
  key: "educator" | "hr" | "clinician" | "parent" | "organizer" | "ally";
  name: string;
  /** What they come with. */
  text: string;
}

/** One step of the framework; the first letters of the names spell its title. */
export interface FrameworkStep {
  name: string;
  text: string;
}

/** The words of someone who took part. */
export interface Testimonial {
  quote: string;
  /** First name and initial. */
  name: string;
  role: string;
  placeholder: boolean;
}

export interface Question {
  question: string;
  answer: string;
  /** Where the answer goes on. */
  link?: SiteLink;
}

export const hero = {
  eyebrow: "The Academy",
  title: "Unlearn the old rules. Practice new ones.",
  lead: "Courses and circles for adults, taught by people who do this work themselves. You need no degree, no perfect past and no spare room in your week.",
  links: [
    { label: "See the programs", to: "#programs" },
    { label: "See membership prices", to: "#pricing" },
  ],
} as const satisfies { eyebrow: string; title: string; lead: string; links: readonly SiteLink[] };

export const about = {
  title: "A school for what school left out",
  paragraphs: [
    "Nobody sat you down and taught you to hurry, to be perfect, to swallow the question. You learned it anyway, and so did we. Those habits came with conquest and stayed on as manners. Decolonization means finding them, in your own head first, and putting something kinder in their place.",
    "You can study alone, in a circle that meets each month, or with one group for nine months. You can earn a certificate and teach. Your workplace can come too.",
  ],
  /** Praxis is glossed here for the whole branch. */
  praxis: {
    word: "Praxis",
    gloss:
      "is thinking about a thing, trying it, and thinking again. Every lesson ends with something to try before the next one: in yourself, at home, or at work.",
  },
  figure: figures.graduates,
} as const;

export const audiencesIntro = {
  title: "Who sits in the circle",
  lead: "Most people come because of one hard week at work or one hard talk at home. You may know yourself in more than one of these.",
} as const;

export const audiences = [
  {
    key: "educator",
    name: "Educators",
    text: "You can see which children the rules were written for. You want to run a room another way, and still keep your job.",
  },
  {
    key: "hr",
    name: "HR leaders",
    text: "You have bought the training and read the statement. Now you want to change pay, hiring and who gets heard.",
  },
  {
    key: "clinician",
    name: "Clinicians",
    text: "You treat pain that did not start in the person in front of you. You want care that says so, and hours that count toward your license.",
  },
  {
    key: "parent",
    name: "Parents",
    text: "You heard your own parents come out of your mouth. You want to stop it there.",
  },
  {
    key: "organizer",
    name: "Organizers",
    text: "Your group fights for good things and burns people up on the way. You want to win and stay whole.",
  },
  {
    key: "ally",
    name: "Allies",
    text: "You are done with being careful and quiet. You want to know what is yours to do, and how to mend it when you get it wrong.",
  },
] as const satisfies readonly Audience[];

export const framework = {
  title: "Eight steps that spell the point",
  lead: "Every program walks the same path. You will go round it more than once.",
  steps: [
    { name: "Learn", text: "Hear the history you were not taught, from the people it happened to." },
    { name: "Integrate", text: "Find where that history lives in your own days, and in your body." },
    { name: "Build", text: "Make one new habit, small enough to keep." },
    { name: "Empower", text: "Share what you know, and share the say." },
    { name: "Reclaim", text: "Take back what was taken: rest, language, craft, joy." },
    { name: "Act", text: "Change one real thing where you have a hand on it." },
    { name: "Transform", text: "Keep at it until the new way is the ordinary way." },
    { name: "Envision", text: "Picture what comes next, with the people who will live in it." },
  ],
} as const satisfies { title: string; lead: string; steps: readonly FrameworkStep[] };

export const programsIntro = {
  title: "What you can study",
  lead: "Four courses make a path. You can walk it alone at your own speed, or with a group and a teacher.",
  longTitle: "When you want to go further",
  all: { label: "See every program, with our partners’ too", to: "/academy/programs" },
} as const satisfies { title: string; lead: string; longTitle: string; all: SiteLink };

export const testimonialsIntro = { title: "What changed on Monday" } as const;

export const testimonials = [
  {
    quote:
      "I took the clock off my classroom wall. That was my whole project. The children who used to be late are now the ones who start us off.",
    name: "Marisol T.",
    role: "Fourth-grade teacher",
    placeholder: true,
  },
  {
    quote:
      "We cut a training nobody liked and spent the money on closing a pay gap. It took three people and one spring.",
    name: "Devon R.",
    role: "Head of people at a design firm",
    placeholder: true,
  },
  {
    quote: "I apologized to my son and did not explain myself. He is eleven. He asked if I was okay.",
    name: "Joanna K.",
    role: "Parent and family therapist",
    placeholder: true,
  },
] as const satisfies readonly Testimonial[];

const matched = planByKey(foundingMember.includes);
const years = yearsToMatch(foundingMember.price, matched);

export const pricing = {
  title: "Membership, with nothing in small print",
  lead: "Each plan holds everything in the one before it. Every total is printed, and so is what it costs to spread the payments.",
  founding: {
    text: `Everything in ${matched.name}, for as long as the Academy teaches. Paid by the year, ${years} years of ${matched.name} come to ${dollars(years * matched.payments[0].amount)}.`,
    how: "There is nothing to pay today. You ask for a place, and we write back with the next step.",
  },
  comparison: { title: "What each plan holds", benefit: "What you get" },
  ways: {
    title: "Ways to pay",
    lead: "Prices are for one year. Payment opens in a new tab, at our card provider.",
  },
  calendar: { title: "When things open" },
  equity: {
    text: "Is the price the thing that stands in the way? Ask for an equity seat. No questions asked.",
    link: { label: "Apply for an equity seat", to: "/scholarships#equity-seat" },
  },
} as const;

export const waitlist = {
  title: "Join the waitlist",
  paragraphs: [
    "Tell us who you are and what you hope for. We write when the thing you chose opens its doors, and now and then when something else might suit you.",
    "Being on the list costs nothing and binds you to nothing.",
  ],
} as const;

export const faq = {
  title: "Fair questions",
  questions: [
    {
      question: "What do you mean by decolonization?",
      answer:
        "Two things. Out in the world it means giving back: land, money, power, credit. In a person it means noticing the habits that empire taught, such as hurry, control and ranking people, and choosing other ones. We teach the second so that more of us can do the first.",
    },
    {
      question: "Do I need to have read anything first?",
      answer:
        "No. Foundations starts from nothing and explains every hard word. If you have read it all, come for the practice.",
    },
    {
      question: "I am white. Is there room for me?",
      answer:
        "Yes. You will not be shamed here and you will not be the teacher here. Some circles meet by shared identity, so that nobody has to explain their pain to learn.",
    },
    {
      question: "How much time does it take?",
      answer:
        "A self-paced lesson is under an hour. A live course is one evening a week for six weeks, with about an hour of practice in between. If you fall behind, you have not failed. You pick up where you are.",
    },
    {
      question: "What if I learn, hear or move differently?",
      answer:
        "Recordings have captions and a transcript. Cameras may stay off. Nothing is timed or graded. Tell us what else would help and we will set it up before you start.",
    },
    {
      question: "What is a CEU, and will my board accept it?",
      answer:
        "A CEU is a continuing education unit. Many licensed people, such as nurses and social workers, must collect some each year. Rules differ by state and profession, so please ask your board before you pay. We give you the outline and the hours in writing to show them.",
      link: { label: "About Facilitator Certification", to: "/academy/facilitator-certification" },
    },
    {
      question: "Why does it cost more to pay in six months?",
      answer:
        "Six payments mean six card fees and more bookkeeping, so they come to a little more. We print the difference beside every price. If the difference is the hard part, write to us.",
      link: { label: "Write to us", to: "/contact?inquiry=academy#form" },
    },
    {
      question: "What if I need to stop?",
      answer:
        "Paying monthly, you can end it any month. A paid year runs to its end, and we do not renew it without asking. If your life turns over in the middle, write to us and we will find a fair way.",
    },
  ],
} as const satisfies { title: string; questions: readonly Question[] };

export const equityAndPrivacy = {
  title: "Two promises",
  promises: [
    {
      title: "Money will not keep you out",
      text: `Every program keeps equity seats, free or at the price you can pay. You ask, and you have one. We never ask for proof. ${figures.scholarshipsSinceFounding.value} people have held one since ${site.founded}.`,
      link: { label: "Apply for an equity seat", to: "/scholarships#equity-seat" },
    },
    {
      title: "What you share stays yours",
      text: "Circles are not recorded. We do not sell or lend your name, we do not tell your employer what you said, and we delete what we hold about you when you ask.",
      link: { label: "How we handle your data", to: "/privacy" },
    },
  ],
} as const;
