import { microSchool, site } from "../site.ts";
import { email, fullName } from "./fields.ts";
import type { Form } from "./form.ts";

export const enrolmentInquiry = {
  title: "Enrollment inquiry",
  fields: [
    { ...fullName, label: "Your name" },
    email,
    {
      kind: "text",
      name: "phone",
      label: "Phone",
      hint: "Only if you would rather talk than write.",
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
      label: "When would you like to begin?",
      choices: [
        { value: "undecided", label: "We are only looking" },
        { value: "soon", label: "As soon as there is a place" },
        { value: "next-term", label: "Next term" },
        { value: "next-year", label: "Next school year" },
      ],
    },
    {
      kind: "long-text",
      name: "child",
      label: "Tell us about your child",
      hint: "What they love, what is hard, and what you hope school could be. You need not name them, and no diagnosis is asked for.",
      required: true,
      missing: "Write a line or two about your child, so that we know where to begin.",
      rows: 6,
    },
  ],
  button: "Send your inquiry",
  sent: {
    title: "Your inquiry has arrived",
    text: `Someone who teaches here, not an office, answers ${site.responsePromise}.`,
  },
} as const satisfies Form;
