import { contact as address, site } from "../site.ts";
import { type ChoiceField, email, type Form } from "./form.ts";

export const inquiry = {
  kind: "choice",
  name: "inquiry",
  label: "What is it about?",
  choices: [
    { value: "other", label: "Something else" },
    { value: "academy", label: "The Academy" },
    { value: "erins-place", label: "ERIN’s Place" },
    { value: "homestead", label: "The Homestead" },
    { value: "homestead-visit", label: "Coming to the Homestead" },
    { value: "volunteer", label: "Volunteering" },
    { value: "sponsor", label: "Sponsoring" },
    { value: "collaboration", label: "A collaboration" },
    { value: "media", label: "Press and media" },
    { value: "technical", label: "A problem with this site" },
  ],
} as const satisfies ChoiceField;

export type Inquiry = (typeof inquiry)["choices"][number]["value"];

export const contact = {
  title: "Write to us",
  fields: [
    {
      kind: "text",
      name: "firstName",
      label: "First name",
      autocomplete: "given-name",
      required: true,
      missing: "Enter your first name, or what you like to be called.",
      half: true,
    },
    { kind: "text", name: "lastName", label: "Last name", autocomplete: "family-name", half: true },
    { ...email, hint: "We only use it to reply to you.", half: undefined },
    inquiry,
    { kind: "text", name: "subject", label: "Subject", autocomplete: "off" },
    {
      kind: "long-text",
      name: "message",
      label: "Message",
      hint: "A few lines are plenty.",
      required: true,
      missing: "Write a few words about what you need.",
      rows: 6,
    },
  ],
  button: "Send message",
  sent: {
    title: "We’ve got your message",
    text: `A person will reply ${site.responsePromise}. If it’s urgent, or a child may be at risk, call ${address.phone.label}.`,
  },
} as const satisfies Form;
