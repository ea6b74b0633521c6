import { microSchool, site } from "../site.ts";
import { people, when } from "./brief-forms.ts";
import { email, type Form, fullName } from "./form.ts";

/*
 * Forms that no page has now. The service still accepts them, because a visitor's device may hold one that it could not
 * send. Staff read and export those that are stored. Remove a form 90 days after it left its page.
 */

/** Left its page on 2026-11-28. */
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
      least: 1,
      most: 25,
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

/** Left its page on 2026-11-28. */
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
