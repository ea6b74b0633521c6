import { microSchool, site } from "../site.ts";
import { email, type Field, type Form, fullName } from "./form.ts";

/*
 * Forms that no page sends. The service still accepts them, because a visitor’s device may hold an unsent submission.
 * Staff read and export the stored ones. Delete a form 90 days after its removal from its page.
 */

/** Removed from its page on 2026-11-28. */
export const enrolmentInquiry = {
  title: "Enrollment inquiry",
  fields: [
    { ...fullName, label: "Your name" },
    email,
    {
      kind: "text",
      name: "phone",
      label: "Phone",
      hint: "Only if you’d rather talk than write.",
      autocomplete: "tel",
      half: true,
    },
    {
      kind: "count",
      name: "age",
      label: "Your child’s age",
      hint: `We teach children aged ${microSchool.youngest} to ${microSchool.oldest}.`,
      min: 1,
      max: 25,
      half: true,
    },
    {
      kind: "choice",
      name: "start",
      label: "When would you like to start?",
      choices: [
        { value: "undecided", label: "We’re just looking" },
        { value: "soon", label: "As soon as there’s a place" },
        { value: "next-term", label: "Next term" },
        { value: "next-year", label: "Next school year" },
      ],
    },
    {
      kind: "long-text",
      name: "child",
      label: "Tell us about your child",
      hint: "What they love, what’s hard, and what you hope school could be. You don’t need to give their name or a diagnosis.",
      required: true,
      missing: "Write a line or two about your child, so we know where to start.",
      rows: 6,
    },
  ],
  button: "Send your inquiry",
  sent: {
    title: "We’ve got your inquiry",
    text: `Someone who teaches here will reply ${site.responsePromise}.`,
  },
} as const satisfies Form;

const people = {
  kind: "count",
  name: "people",
  label: "How many are coming?",
  min: 1,
  max: 30,
} as const satisfies Field;

const when = {
  kind: "long-text",
  name: "when",
  label: "When could you come?",
  required: true,
  missing: "Write two or three times that suit you.",
  rows: 3,
} as const satisfies Field;

/** Removed from its page on 2026-11-28. */
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
      hint: "A quiet hour, a food to avoid, a word that helps: anything you’d like us to know.",
      rows: 3,
    },
  ],
  button: "Ask for a visit",
  sent: {
    title: "We’ll find a time",
    text: `You’ll hear from us ${site.responsePromise}. We’ll send the time, with pictures of the door, the room and the people.`,
  },
} as const satisfies Form;

/** Removed from its pages on 2026-11-28. */
export const homesteadVisit = {
  title: "Ask to come to the Homestead",
  fields: [
    fullName,
    email,
    {
      kind: "choice",
      name: "purpose",
      label: "What would you like to come for?",
      choices: [
        { value: "visit", label: "A day visit" },
        { value: "retreat", label: "A retreat" },
        { value: "work-day", label: "A work day" },
      ],
    },
    people,
    when,
    { kind: "long-text", name: "access", label: "Anything we should plan for?", rows: 3 },
  ],
  button: "Ask for a day",
  sent: {
    title: "We’ll find a date",
    text: `You’ll hear from us ${site.responsePromise}. We’ll send the date, directions and what to bring.`,
  },
} as const satisfies Form;

/** Removed from its page on 2026-11-28. */
export const volunteer = {
  title: "Offer your time",
  fields: [
    fullName,
    email,
    {
      kind: "choice",
      name: "place",
      label: "Where would you like to help?",
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

/** Removed from its page on 2026-11-28. */
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
      choices: [
        { value: "undecided", label: "Let’s talk first" },
        { value: "seat", label: "A seat" },
        { value: "school-place", label: "A school place" },
        { value: "retreat-place", label: "A retreat place" },
        { value: "workshop", label: "A workshop" },
        { value: "garden-season", label: "A garden season" },
      ],
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

/** Name removed from its page on 2026-11-28. The page still shows this form, but sends it as a `donation`. */
export { payItForward } from "./gifts.ts";
