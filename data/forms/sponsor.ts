import { site } from "../site.ts";
import { email, fullName } from "./fields.ts";
import type { Choice, Form } from "./form.ts";

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
      label: "What would you like to carry?",
      choices: [{ value: "undecided", label: "Let us talk first" }, ...sponsored],
    },
    {
      kind: "long-text",
      name: "message",
      label: "What should we know, and what do you want to ask?",
      required: true,
      missing: "Write a line or two, so that we know where to begin.",
      rows: 5,
    },
  ],
  button: "Start the conversation",
  sent: { title: "The conversation has begun", text: `A person answers ${site.responsePromise}.` },
} as const satisfies Form;
