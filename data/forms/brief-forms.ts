import { microSchool, site } from "../site.ts";
import { type Choice, type ChoiceField, email, type Field, type Form, fullName } from "./form.ts";

/** A family's first message: about the child, or to see the rooms. */
export const hello = {
  title: "Say hello",
  fields: [
    { ...fullName, label: "Your name" },
    email,
    {
      kind: "choice",
      name: "begin",
      label: "How would you like to begin?",
      choices: [
        { value: "write", label: "By telling you about my child" },
        { value: "visit", label: "By seeing the rooms" },
      ],
    },
    {
      kind: "count",
      name: "age",
      label: "Your child’s age",
      hint: `We teach children aged ${microSchool.youngest} to ${microSchool.oldest}.`,
      least: 1,
      most: 25,
      half: true,
    },
    {
      kind: "text",
      name: "phone",
      label: "Phone",
      hint: "Only if you’d rather talk than write.",
      autocomplete: "tel",
      half: true,
    },
    {
      kind: "long-text",
      name: "child",
      label: "Tell us about your child",
      hint: "What they love, what’s hard, and what would make a visit easier. You don’t need to give their name or a diagnosis.",
      required: true,
      missing: "Write a line or two about your child, so we know where to start.",
      rows: 6,
    },
    {
      kind: "long-text",
      name: "when",
      label: "When could you come?",
      hint: "If you’d like to see the rooms: two or three days and times, and how many of you.",
      rows: 3,
    },
  ],
  button: "Say hello",
  sent: {
    title: "Hello, and thank you",
    text: `Someone who teaches here will reply ${site.responsePromise}.`,
  },
} as const satisfies Form;

/** Items that a sponsor can fund. The sponsor page explains each one. */
export const sponsored = [
  { value: "seat", label: "A seat" },
  { value: "school-place", label: "A school place" },
  { value: "retreat-place", label: "A retreat place" },
  { value: "workshop", label: "A workshop" },
  { value: "garden-season", label: "A garden season" },
] as const satisfies readonly Choice[];

export const sponsor = {
  title: "Become a sponsor",
  fields: [
    fullName,
    email,
    { kind: "text", name: "organisation", label: "Organization", autocomplete: "organization" },
    {
      kind: "choice",
      name: "purpose",
      label: "What would you like to sponsor?",
      choices: [{ value: "undecided", label: "Let’s talk first" }, ...sponsored],
    },
    {
      kind: "long-text",
      name: "message",
      label: "What should we know, and what would you like to ask?",
      required: true,
      missing: "Write a line or two, so we know where to start.",
      rows: 5,
    },
  ],
  button: "Start the conversation",
  sent: { title: "We’ve got your message", text: `A person will reply ${site.responsePromise}.` },
} as const satisfies Form;

export const when = {
  kind: "long-text",
  name: "when",
  label: "When could you come?",
  hint: "Two or three days and times that suit you.",
  required: true,
  missing: "Write two or three times that suit you.",
  rows: 3,
} as const satisfies Field;

export const people = {
  kind: "count",
  name: "people",
  label: "How many are coming?",
  least: 1,
  most: 30,
} as const satisfies Field;

export const homesteadPurpose = {
  kind: "choice",
  name: "purpose",
  label: "What would you like to come for?",
  half: true,
  choices: [
    { value: "visit", label: "A day visit" },
    { value: "retreat", label: "A retreat" },
    { value: "work-day", label: "A work day" },
  ],
} as const satisfies ChoiceField;

export const homesteadVisit = {
  title: "Ask to come to the Homestead",
  fields: [
    fullName,
    email,
    homesteadPurpose,
    { ...people, half: true },
    when,
    {
      kind: "long-text",
      name: "access",
      label: "Anything we should plan for?",
      hint: "Walking, food, sleep, your body, your beliefs: tell us as much or as little as you like.",
      rows: 3,
    },
  ],
  button: "Ask for a day",
  sent: {
    title: "We’ll find a date",
    text: `You’ll hear from us ${site.responsePromise}. We’ll send the date, directions and what to bring.`,
  },
} as const satisfies Form;

export const volunteer = {
  title: "Offer your time",
  fields: [
    fullName,
    email,
    {
      kind: "choice",
      name: "place",
      label: "Where would you like to help?",
      half: true,
      choices: [
        { value: "anywhere", label: "Wherever you need me" },
        { value: "academy", label: "The Academy" },
        { value: "erins-place", label: "ERIN’s Place" },
        { value: "homestead", label: "The Homestead" },
        { value: "from-home", label: "From home" },
      ],
    },
    {
      kind: "choice",
      name: "time",
      label: "How much time do you have?",
      half: true,
      choices: [
        { value: "undecided", label: "It depends" },
        { value: "once", label: "A day, once" },
        { value: "monthly", label: "A few hours a month" },
        { value: "weekly", label: "A few hours a week" },
      ],
    },
    {
      kind: "long-text",
      name: "message",
      label: "What do you like doing?",
      hint: "A line or two is enough.",
      required: true,
      missing: "Write a line about what you like doing.",
      rows: 4,
    },
  ],
  button: "Offer your time",
  sent: {
    title: "Thank you for your time",
    text: `Someone who does that work will write to you ${site.responsePromise}.`,
  },
} as const satisfies Form;
