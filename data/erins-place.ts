import type { Link } from "./link.ts";
import { dailyCompany } from "./school.ts";
import { microSchool, site } from "./site.ts";

const ages = `${microSchool.youngest}–${microSchool.oldest}`;

export const hero = {
  name: "ERIN’s Place",
  title: "A small school that starts with the child",
  lead: `A neuroaffirming micro-school for children aged ${ages}. A pod has at most ${microSchool.podLimit} students, so we know every child and shape the day around how they learn.`,
  actions: [
    { label: "Enroll", to: "/erins-place/hello" },
    { label: "Schedule a Visit", to: "/erins-place/hello?begin=visit#write" },
  ],
} as const satisfies { actions: readonly Link[]; [text: string]: unknown };

/** Defines the page's difficult word in plain language, with classroom examples. */
export const gloss = {
  term: "Neuroaffirming",
  meaning:
    "Autistic, ADHD, dyslexic, anxious, or none of those words: a difference is a difference, never a fault. We change the room before we ask the child to change.",
  signsTitle: "You can see it in the room",
  links: [
    { label: "Who is with my child?", to: "/erins-place/safeguarding" },
    { label: "See a first visit in pictures", to: "/erins-place/first-visit" },
    { label: "What does it cost?", to: "/erins-place#enrollment" },
  ],
  signs: [
    "Rocking, pacing and humming are welcome.",
    "Headphones hang by the door, in every size.",
    "Eye contact is a choice.",
  ],
} as const satisfies { links: readonly Link[]; [text: string]: unknown };

export interface Principle {
  /** Its first letter is a letter of ERIN. */
  name: string;
  promise: string;
  practice: string;
}

export const principles = {
  title: "Four words behind the name",
  items: [
    {
      name: "Empowerment",
      promise: "Children choose, and the choice counts.",
      practice: "Each child plans part of their week. “No” and “not yet” are answers we listen to.",
    },
    {
      name: "Resilience",
      promise: "Rest is part of the work.",
      practice: "A safe place to wobble, time to recover and words for what they feel.",
    },
    {
      name: "Interconnectedness",
      promise: "We learn together.",
      practice: "Older children teach younger ones. Elders and neighbors come to class.",
    },
    {
      name: "Nurture",
      promise: "Care comes before content.",
      practice: "Food, movement, quiet and a kind adult come first.",
    },
  ],
} as const satisfies { title: string; items: readonly Principle[] };

export interface Offering {
  title: string;
  audience: string;
  text: string;
  link: Link;
}

export const offerings = {
  title: "One school, and three ways to share it",
  lead: {
    title: "The micro-school",
    audience: `Children aged ${ages}`,
    text: `Children learn in small mixed-age groups that we call pods. Each pod has its own room. ${dailyCompany} Reading, math and science happen inside projects the children choose. Twice a month the pods spend the day at the Homestead.`,
    facts: [
      { value: ages, label: "years old" },
      { value: `${microSchool.podLimit}`, label: "students in a pod, at most" },
    ],
    link: { label: "Say hello", to: "/erins-place/hello" },
  },
  items: [
    {
      title: "Curriculum licensing",
      audience: "Educators and schools",
      text: "Use our units in your own classroom: projects, plans and room set-ups, with help from the teachers who wrote them.",
      link: { label: "Ask about a license", to: "/contact?inquiry=erins-place&subject=Curriculum%20licensing#form" },
    },
    {
      title: "Parenting workshops",
      audience: "Parents and caregivers",
      text: "Practice raising free children without the shouting, the charts or the shame you may have grown up with.",
      link: { label: "See Parenting for Liberation", to: "/academy/parenting-for-liberation" },
    },
    {
      title: "Partnership network",
      audience: "Families, clinicians and allies",
      text: "With our partners we run the PASS Hub: free guides and a monthly call for families of neurodivergent children.",
      link: { label: "Visit the PASS Hub", to: "/erin/pass-hub" },
    },
  ],
} as const satisfies {
  title: string;
  lead: Offering & { facts: readonly { value: string; label: string }[] };
  items: readonly Offering[];
};

/** An example school day, in the school's own time zone. */
export const sampleDay = {
  title: "A sample Tuesday",
  note: "Every pod’s day is a little different. Here is one.",
  columns: { time: "Time", what: "What happens" },
  hours: [
    { time: "9:00", title: "Arrive your own way", text: "Talk, or don’t. There is toast on the table." },
    {
      time: "9:30",
      title: "Circle",
      text: "Ten minutes. We draw the day on the board and vote on one thing.",
    },
    {
      time: "10:00",
      title: "Projects",
      text: "Bridges, beetles, comics, bread. Reading and math come in when a project needs them.",
    },
    {
      time: "12:00",
      title: "Cook and eat",
      text: "Two children cook with a grown-up. Plain pasta is always an option.",
    },
    { time: "1:00", title: "Outside", text: "In any weather, at any speed." },
    { time: "2:30", title: "Close", text: "Each child names one thing to keep and one thing to change." },
  ],
} as const;

export interface Testimonial {
  quote: string;
  /** First name and initial. */
  name: string;
  detail: string;
  placeholder: true;
}

export const testimonials = {
  title: "What parents tell us",
  items: [
    {
      quote:
        "At his old school my son was a list of problems. Here, the first thing they asked me was what makes him laugh.",
      name: "Danielle R.",
      detail: "parent of a nine-year-old",
      placeholder: true,
    },
    {
      quote: "She used to cry on Sunday nights. Last Sunday she packed her own bag and asked if it was morning yet.",
      name: "Marcus T.",
      detail: "parent of a six-year-old",
      placeholder: true,
    },
    {
      quote:
        "No one told our teenager to sit still. They asked what he was building. He has not stopped talking since.",
      name: "Yesenia O.",
      detail: "parent of a fourteen-year-old",
      placeholder: true,
    },
  ],
} as const satisfies { title: string; items: readonly Testimonial[] };

export interface EnrollmentStep {
  title: string;
  text: string;
  link?: Link;
}

/** The steps to a place, and who pays for some. */
export const enrollment = {
  title: "From first hello to first day",
  lead: "Four steps, at your child’s speed. You can stop at any of them.",
  tuition: "Sponsors pay for some places.",
  steps: [
    {
      title: "Inquiry form",
      text: "Tell us about your child in your own words. Ten minutes is plenty.",
      link: { label: "Say hello", to: "/erins-place/hello" },
    },
    {
      title: "Family visit",
      text: "See the rooms when they are quiet.",
      link: { label: "Ask for a visit", to: "/erins-place/hello?begin=visit#write" },
    },
    {
      title: "Application",
      text: "Together we write down what your child needs. You get the full cost on paper before you sign.",
    },
    {
      title: "Welcome",
      text: "Short days first. We call you after day one and after week one.",
    },
  ],
} as const satisfies {
  title: string;
  lead: string;
  tuition: string;
  steps: readonly EnrollmentStep[];
};

export const closing = {
  title: "Not sure yet? Ask.",
  text: `You don’t need a diagnosis, the right words or a decision. A person reads every message and answers ${site.responsePromise}.`,
  actions: [
    { label: "Contact ERIN’s Place", to: "/contact?inquiry=erins-place#form" },
    { label: "Find free support in the PASS Hub", to: "/erin/pass-hub" },
  ],
} as const satisfies { title: string; text: string; actions: readonly Link[] };
