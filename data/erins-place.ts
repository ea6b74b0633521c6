import type { Link } from "./link.ts";
import { dailyCompany } from "./school.ts";
import { microSchool, site } from "./site.ts";

/** A word joiner keeps the dash from ending a line. */
const ages = `${microSchool.youngest}–\u2060${microSchool.oldest}`;

export const hero = {
  name: "ERIN’s Place",
  title: "A small school that starts with the child",
  lead: `A neuroaffirming micro-school for children aged ${ages}. A pod is a mixed-age group of at most ${microSchool.podLimit} students with its own room, so we know every child.`,
  actions: [
    { label: "Enroll", to: "/erins-place/hello" },
    { label: "Schedule a Visit", to: "/erins-place/hello?begin=visit#write" },
  ],
} as const satisfies { actions: readonly Link[]; [text: string]: unknown };

/** Plain-language definition of the page's difficult word, with examples from the classroom and links. */
export const gloss = {
  term: "Neuroaffirming",
  meaning:
    "Autistic, ADHD, dyslexic, anxious, or none of those words: a difference is a difference, never a fault. We change the room before we ask the child to change.",
  signsTitle: "You can see it in the room",
  links: [
    { label: "Who is with my child?", to: "/erins-place/safeguarding" },
    { label: "See a first visit in pictures", to: "/erins-place/first-visit" },
    { label: "Is the tuition set?", to: "/erins-place#enrollment" },
  ],
  signs: ["Rocking and humming are welcome.", "Headphones hang by the door.", "Eye contact is a choice."],
} as const satisfies { links: readonly Link[]; [text: string]: unknown };

export interface Principle {
  /** Begins with a letter of ERIN. */
  name: string;
  practice: string;
}

export const principles = {
  title: "Four words behind the name",
  items: [
    {
      name: "Empowerment",
      practice: "Children plan part of their week. “No” and “not yet” count.",
    },
    {
      name: "Resilience",
      practice: "A safe place to wobble, and time to recover.",
    },
    {
      name: "Interconnectedness",
      practice: "Older children teach younger ones. Elders and neighbors visit class.",
    },
    {
      name: "Nurture",
      practice: "Food, movement and quiet come before content.",
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
    text: `${dailyCompany} Reading, math and science happen inside projects the children choose. Twice a month the pods spend the day at the Homestead.`,
    link: { label: "Say hello", to: "/erins-place/hello" },
  },
  items: [
    {
      title: "Curriculum licensing",
      audience: "Educators and schools",
      text: "Our projects, plans and room set-ups, with help from the teachers who wrote them.",
      link: { label: "Ask about a license", to: "/contact?inquiry=erins-place&subject=Curriculum%20licensing#form" },
    },
    {
      title: "Parenting workshops",
      audience: "Parents and caregivers",
      text: "Raise free children without the shouting, the charts or the shame you may have grown up with. A live circle for members of the Academy.",
      link: { label: "See Parenting for Liberation", to: "/academy/parenting-for-liberation" },
    },
    {
      title: "Partnership network",
      audience: "Families, clinicians and allies",
      text: "Free guides and a monthly call for families of neurodivergent children.",
      link: { label: "Visit the PASS Hub", to: "/erin/pass-hub" },
    },
  ],
} as const satisfies {
  title: string;
  lead: Offering;
  items: readonly Offering[];
};

/** An example school day, in the school's own time zone. */
export const sampleDay = {
  title: "A sample Tuesday",
  columns: { time: "Time", what: "What happens" },
  hours: [
    { time: "9:00", title: "Arrive your own way", text: "There is toast on the table." },
    {
      time: "9:30",
      title: "Circle",
      text: "We draw the day and vote on one thing.",
    },
    {
      time: "10:00",
      title: "Projects",
      text: "Bridges, beetles, comics, bread.",
    },
    {
      time: "12:00",
      title: "Cook and eat",
      text: "Plain pasta is always an option.",
    },
    { time: "1:00", title: "Outside", text: "In any weather." },
    { time: "2:30", title: "Close", text: "What to keep, and what to change." },
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
  /** The page on which a family takes the step. */
  to?: string;
}

/** Steps by which a family gets a place at the school. */
export const enrollment = {
  title: "From first hello to first day",
  lead: "You can stop at any step. Sponsors can pay for a place.",
  steps: [
    {
      title: "Inquiry form",
      text: "Ten minutes is plenty.",
      to: "/erins-place/hello",
    },
    {
      title: "Family visit",
      text: "See the rooms when they are quiet.",
      to: "/erins-place/hello?begin=visit#write",
    },
    {
      title: "Application",
      text: "We write down together what your child needs. You get the full cost on paper before you sign.",
    },
    {
      title: "Welcome",
      text: "Short days first. We call you after day one and after week one.",
    },
  ],
} as const satisfies {
  title: string;
  lead: string;
  steps: readonly EnrollmentStep[];
};

export const closing = {
  title: "Not sure yet? Ask.",
  text: `You don’t need a diagnosis, the right words or a decision. A person answers ${site.responsePromise}.`,
  actions: [
    { label: "Contact ERIN’s Place", to: "/contact?inquiry=erins-place#form" },
    { label: "Find free support in the PASS Hub", to: "/erin/pass-hub" },
  ],
} as const satisfies { title: string; text: string; actions: readonly Link[] };
