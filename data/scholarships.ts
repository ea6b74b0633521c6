import { equitySeats } from "./equity-seats.ts";
import { giftTax } from "./gift-tax.ts";
import { figures } from "./site.ts";

interface PoolStep {
  title: string;
  text: string;
}

interface Answer {
  question: string;
  answer: string;
}

const steps = [
  {
    title: "Someone gives",
    text: "A graduate, a workplace, a neighbor. Every gift for a seat goes into one shared pool.",
  },
  {
    title: "The pool holds it",
    text: `Money in the pool pays for ${equitySeats.poolPaysFor}.`,
  },
  {
    title: "Someone asks",
    text: "We match you with the next open seat, in the order people asked.",
  },
  {
    title: "The seat is yours",
    text: "Same course, same room, same certificate. Who paid stays private.",
  },
] as const satisfies readonly PoolStep[];

const questions = [
  {
    question: "Is it a loan?",
    answer: "No. You never owe it back. Some people pay it forward years later, and many never do.",
  },
  {
    question: "What if the pool is empty when I ask?",
    answer: "We’ll tell you, keep your spot in line, and write again as soon as someone funds a seat.",
  },
  {
    question: "How do I name my price?",
    answer: "Tell us when we write back. The pool covers the rest.",
  },
  {
    question: "Is my gift tax-deductible?",
    answer: `${giftTax.fact} ${giftTax.ask}`,
  },
] as const satisfies readonly Answer[];

export const scholarshipsPage = {
  hero: {
    title: "There is a seat for you",
    lead: `An equity seat lets you into a program, or gets you something from our shop, ${equitySeats.price}. It is for anyone who needs it.`,
    doors: [
      {
        key: "seat",
        text: "Three short fields.",
        link: { label: "I need a seat", to: "/scholarships#equity-seat" },
      },
      {
        key: "give",
        text: "You pay for someone’s seat. You can also give for rent, groceries or the land, or in honor of someone.",
        link: { label: "I want to give", to: "/scholarships#contribute" },
        also: { label: "Ways to give", to: "/donate" },
      },
    ],
  },
  pool: {
    title: "How the pool works",
    steps,
    loop: "And around it goes.",
  },
  figures: {
    title: "Two figures, and what they count",
    link: { label: "Where these figures come from", to: "/impact" },
    shown: [figures.scholarshipsSinceFounding, figures.scholarshipsThisYear],
  },
  apply: {
    title: "Apply for Equity Seat",
    intro: "You are the one who knows what you can afford. We believe you.",
    unasked: {
      title: "You never need to tell us",
      items: ["Your income", "Your story, or your pain", "A reason why"],
    },
  },
  voice: {
    quote:
      "I wrote three lines and waited for the catch. The reply said: you’re in, class starts Tuesday, here is the reading.",
    name: "Marisol T.",
    detail: "equity seat, Liberation 101",
    placeholder: true,
  },
  give: {
    title: "Pay It Forward",
    intro: "If you can pay for more than your own seat, someone you will never meet gets to sit down.",
    pool: figures.scholarshipPool,
  },
  questions: { title: "Fair questions", questions },
} as const;

export type ScholarshipsPage = typeof scholarshipsPage;
