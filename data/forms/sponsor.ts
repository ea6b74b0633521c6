import { site } from "../site.ts";
import { sponsored } from "../sponsored.ts";
import { email, fullName } from "./fields.ts";
import type { Form } from "./form.ts";

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
      choices: [
        { value: "undecided", label: "Let us talk first" },
        ...sponsored.map(({ key, name }) => ({ value: key, label: name })),
      ],
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
