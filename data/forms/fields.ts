import type { Choice, EmailField, LongTextField, TextField } from "./form.ts";

const missingEmail = "Write your email address, so that we can answer you.";

export const fullName = {
  kind: "text",
  name: "name",
  label: "Full name",
  autocomplete: "name",
  required: true,
  missing: "Write your name, as you like to be called.",
  half: true,
} as const satisfies TextField;

export const email = {
  kind: "email",
  name: "email",
  label: "Email",
  required: true,
  missing: missingEmail,
  half: true,
} as const satisfies EmailField;

export const access = {
  kind: "long-text",
  name: "access",
  label: "Anything that would make this easier for you?",
  hint: "Captions, large print, a quiet room, childcare: as much or as little as you like.",
  rows: 3,
} as const satisfies LongTextField;

export const undecided = { value: "undecided", label: "Not sure yet" } as const satisfies Choice;
