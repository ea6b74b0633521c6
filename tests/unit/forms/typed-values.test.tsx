import { describe, expect, it } from "vitest";
import type { Field } from "../../../data/forms/form.ts";
import {
  changedValues,
  initialValues,
  linkedValues,
  offeredValues,
  typedValues,
} from "../../../src/forms/form-values.ts";
import { honeypotName } from "../../../src/forms/intake-contract.ts";

const fields: Field[] = [
  { kind: "text", name: "subject", label: "Subject", autocomplete: "off" },
  { kind: "email", name: "email", label: "Email" },
  {
    kind: "choice",
    name: "plan",
    label: "Plan",
    choices: [
      { value: "undecided", label: "Not sure" },
      { value: "root", label: "Root" },
    ],
  },
  { kind: "consent", name: "consent", label: "Yes" },
  {
    kind: "choices",
    name: "interest",
    label: "Interest",
    all: { value: "all", label: "All" },
    choices: [
      { value: "circles", label: "Circles" },
      { value: "ceu", label: "Workshops" },
    ],
  },
];

it("starts with first choices, empty text, and no consent", () => {
  expect(initialValues(fields)).toEqual({ subject: "", email: "", plan: "undecided", consent: false, interest: [] });
  expect(initialValues(fields, { plan: "root" })).toMatchObject({ plan: "root" });
});

it("reads the form's known fields", () => {
  const form = document.createElement("form");
  form.innerHTML = `<input name="subject" value="Bread"><input type="checkbox" name="consent" checked>
    <select name="plan"><option value="undecided"><option value="root" selected></select>
    <input type="checkbox" name="interest" value="all"><input type="checkbox" name="interest" value="ceu" checked>
    <input name="${honeypotName}" value="https://spam.example">`;
  expect(typedValues(form, fields)).toEqual({ subject: "Bread", plan: "root", consent: true, interest: ["ceu"] });
});

it("expands the box for all choices, if checked before hydration", () => {
  const form = document.createElement("form");
  form.innerHTML = `<input type="checkbox" name="interest" value="all" checked>`;
  expect(typedValues(form, fields)).toMatchObject({ interest: ["circles", "ceu"] });
});

it("drops choices that are no longer offered", () => {
  expect(offeredValues(fields, { plan: "gold", interest: ["gold", "ceu"] })).toEqual({
    plan: "undecided",
    interest: ["ceu"],
  });
});

describe("linkedValues", () => {
  it.each([
    ["?plan=root", { plan: "root" }],
    ["?plan=gold", {}],
    ["?plan=", {}],
    ["?interest=ceu", { interest: ["ceu"] }],
    ["?interest=ceu&interest=circles", { interest: ["circles", "ceu"] }],
    ["?interest=all", { interest: ["circles", "ceu"] }],
    ["?interest=gold", {}],
    ["?subject=A%20visit", { subject: "A visit" }],
    ["?subject=", {}],
    ["?plan=root.", { plan: "root" }],
    ["?plan=root)&utm_source=x", { plan: "root" }],
    ["?plan=root?fbclid=x", { plan: "root" }],
    [`?subject=${"a".repeat(201)}`, {}],
    ["?email=them@example.org&consent=yes&unknown=1", {}],
  ])("converts %s to %j", (query, expected) => {
    expect(linkedValues(query, fields)).toEqual(expected);
  });

  it("fills in a prepared message, which the visitor can change", () => {
    const message = { kind: "long-text", name: "message", label: "Message", rows: 3 } as const;
    expect(linkedValues("?message=When%20can%20I%20buy%20it%3F", [message])).toEqual({ message: "When can I buy it?" });
  });
});

it("returns only changed values of known fields, including cleared ones", () => {
  const initial = { subject: "A visit", email: "", consent: false, interest: ["ceu"], place: ["home"] };
  const draft = { subject: "", email: "", consent: true, interest: ["ceu"], place: [], other: "x" };
  expect(changedValues(draft, initial)).toEqual({ subject: "", consent: true, place: [] });
});
