import { site } from "../site.ts";
import { email, fullName } from "./fields.ts";
import type { Form } from "./form.ts";

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
        { value: "anywhere", label: "Wherever it is needed" },
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
      hint: "Two lines are enough.",
      required: true,
      missing: "Write a line about what you like doing.",
      rows: 4,
    },
  ],
  button: "Offer your time",
  sent: {
    title: "Thank you for your time",
    text: `Someone who does that work with us writes to you ${site.responsePromise}.`,
  },
} as const satisfies Form;
