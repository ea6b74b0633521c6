import { microSchool, site } from "../site.ts";
import { email, type Form, fullName } from "./form.ts";

/** Form for a family's first message, about their child or to ask for a visit. */
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
      min: 1,
      max: 25,
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
