import { site } from "../site.ts";
import { email, fullName } from "./fields.ts";
import type { Field, Form } from "./form.ts";

const when = {
  kind: "long-text",
  name: "when",
  label: "When could you come?",
  hint: "Two or three days and times that suit you.",
  required: true,
  missing: "Write when it would suit you.",
  rows: 3,
} as const satisfies Field;

const people = {
  kind: "count",
  name: "people",
  label: "How many are coming?",
  least: 1,
  most: 30,
} as const satisfies Field;

export const familyVisit = {
  title: "Ask for a family visit",
  fields: [
    { ...fullName, label: "Your name" },
    email,
    people,
    when,
    {
      kind: "long-text",
      name: "access",
      label: "What would make the visit easier for your child?",
      hint: "A quiet hour, a food to avoid, a word that helps: whatever you like to tell us.",
      rows: 3,
    },
  ],
  button: "Ask for a visit",
  sent: {
    title: "We will find a time",
    text: `You hear from us ${site.responsePromise}. With the time come pictures of the door, the room and the people.`,
  },
} as const satisfies Form;

export const homesteadVisit = {
  title: "Ask to come to the Homestead",
  fields: [
    fullName,
    email,
    {
      kind: "choice",
      name: "purpose",
      label: "What would you like to come for?",
      half: true,
      choices: [
        { value: "visit", label: "A day visit" },
        { value: "retreat", label: "A retreat" },
        { value: "work-day", label: "A work day" },
      ],
    },
    { ...people, half: true },
    when,
    {
      kind: "long-text",
      name: "access",
      label: "Anything we should plan for?",
      hint: "Walking, food, sleep, body, beliefs: as much or as little as you like.",
      rows: 3,
    },
  ],
  button: "Ask for a day",
  sent: {
    title: "We will find a date",
    text: `You hear from us ${site.responsePromise}. With the date come the way there and what to bring.`,
  },
} as const satisfies Form;
