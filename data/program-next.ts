import type { SiteLink } from "./link.ts";
import { products } from "./products.ts";
import { type ProgramSlug, programBySlug } from "./programs.ts";

export interface NextStep {
  /** Reason for the step, said to someone who has finished the program. */
  why: string;
  link: SiteLink;
}

function program(slug: ProgramSlug, why: string): NextStep {
  const { title, url } = programBySlug(slug);
  return { why, link: { label: title, to: url } };
}

const toolkit = products.find(({ slug }) => slug === "educator-facilitator-toolkit");

const nextSteps: Record<Exclude<ProgramSlug, "pass-hub">, NextStep> = {
  "decolonization-foundations": program(
    "decolonization-101",
    "You have the words now. Start with the voice in your head.",
  ),
  "decolonization-101": program("decolonization-201", "The voice has changed. Now look at the table it came from."),
  "decolonization-201": program("decolonization-301", "If it works at home, take one piece of it to work."),
  "decolonization-301": program(
    "liberation-journey",
    "You changed one thing. Stay with one group for nine months and change more.",
  ),
  "liberation-journey": program(
    "facilitator-certification",
    "People will begin to ask you how. Learn to hold a circle for them.",
  ),
  "facilitator-certification": {
    why: "You hold circles now. Here are twelve sessions that you can run as they are or take apart.",
    link: { label: toolkit?.title ?? "", to: "/shop/educator-facilitator-toolkit" },
  },
  "parenting-for-liberation": program(
    "decolonization-201",
    "The circle is about children. This course is about everyone else at home.",
  ),
  "cinema-and-conjure": program(
    "decolonization-foundations",
    "Learn the history behind the films, in four short lessons.",
  ),
  "accounts-and-ledgers": program("ethical-wealth-building", "You can read the numbers. Now decide what they are for."),
  "radical-self-love-meditations": program(
    "liberation-through-somatics",
    "Go from lying still to moving slowly, with others.",
  ),
  "equity-in-housing": program("decolonization-301", "Bring your block’s plan. Leave with one part of it done."),
  "ethical-wealth-building": program(
    "accounts-and-ledgers",
    "Bring the numbers behind your plan, and learn to read them.",
  ),
  "liberation-through-somatics": program(
    "decolonization-101",
    "Take six weeks to put what your shoulders told you into words.",
  ),
};

/** Returns the step that follows a program. Throws if there is none. */
export function nextStepAfter(slug: string): NextStep {
  const step = Object.entries(nextSteps).find(([key]) => key === slug)?.[1];
  if (!step) throw new Error(`data/program-next: '${slug}' has no next step; write one`);
  return step;
}
