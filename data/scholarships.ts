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
    text: "A graduate, a workplace, a neighbor. Every gift, large or small, goes into one shared pool.",
  },
  {
    title: "The pool holds it",
    text: `Money in the pool pays for ${equitySeats.poolPaysFor}. Not rent, not salaries, not this website.`,
  },
  {
    title: "Someone asks",
    text: "You tell us your name and which program. We match you with the next open seat, in the order people asked.",
  },
  {
    title: "The seat is yours",
    text: "Same course, same room, same certificate. Who paid stays private.",
  },
] as const satisfies readonly PoolStep[];

const questions = [
  {
    question: "Is it a loan?",
    answer: "No. You never owe it back. Some people pay it forward years later, many never do, and both are fine.",
  },
  {
    question: "Do I have to prove that I need it?",
    answer: "No. You are the one who knows what you can afford. We believe you.",
  },
  {
    question: "What if the pool is empty when I ask?",
    answer:
      "We’ll tell you, keep your place in line, and write again as soon as someone funds a seat. You don’t have to ask twice.",
  },
  {
    question: "Can I pay part of the price?",
    answer: "Yes. Say so when we write back, name what works for you, and the pool covers the rest.",
  },
  {
    question: "Is my gift tax-deductible?",
    answer: `${giftTax.fact} ${giftTax.ask}`,
  },
] as const satisfies readonly Answer[];

export const scholarshipsPage = {
  hero: {
    title: "There is a seat for you",
    lead: `An equity seat is a place in a program, or something from our shop, ${equitySeats.price}. It is for anyone who needs it, no questions asked.`,
    doors: [
      {
        key: "seat",
        text: "Three questions, no proof. You never owe it back.",
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
    intro:
      "People who have enough make room for people who do not yet, with no one above and no one below. Here it is in four steps.",
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
    intro: "“No questions asked” is a promise about this form. Here is all we ask.",
    asked: {
      title: "We ask for",
      items: ["Your name", "An email address", "The program or item you want"],
    },
    unasked: {
      title: "We never ask for",
      items: ["Your income, or any proof of it", "Your story, or your pain", "A reason why"],
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
    points: [
      `Every dollar goes into the pool, and the pool pays for ${equitySeats.poolPaysFor}.`,
      "Give once, or every month until you stop.",
      "Donors’ names stay private.",
    ],
    pool: figures.scholarshipPool,
    elsewhere: {
      text: "Would you rather give toward rent, groceries or the land, or in honor of someone?",
      link: { label: "How to donate", to: "/donate" },
    },
  },
  questions: { title: "Fair questions", questions },
} as const;

export type ScholarshipsPage = typeof scholarshipsPage;
