import type { Field } from "../../data/forms/form.ts";
import type { Draft } from "./drafts.ts";
import { longest } from "./schema.ts";

/** What each field holds before anybody has touched it. `chosen` goes before a field’s own first choice. */
export function initialValues(fields: readonly Field[], chosen: Draft = {}): Draft {
  return Object.fromEntries(
    fields.map((field) => [field.name, chosen[field.name] ?? (field.kind === "consent" ? false : firstChoice(field))]),
  );
}

/** `values` with the first choice wherever what was chosen is not offered any more: what is seen is what is sent. */
export function offeredValues(fields: readonly Field[], values: Draft): Draft {
  const gone = fields.filter(
    (field) => field.kind === "choice" && !field.choices.some(({ value }) => value === values[field.name]),
  );
  return { ...values, ...Object.fromEntries(gone.map((field) => [field.name, firstChoice(field)])) };
}

function firstChoice(field: Field): string {
  return field.kind === "choice" ? (field.choices[0]?.value ?? "") : "";
}

/** What stands in the form already, typed before scripts ran or put back by the browser. */
export function typedValues(form: HTMLFormElement, fields: readonly Field[]): Draft {
  return Object.fromEntries(
    fields.flatMap(({ name }): [string, string | boolean][] => {
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.type === "checkbox") return [[name, control.checked]];
      if (control instanceof HTMLElement && "value" in control) return [[name, String(control.value)]];
      return [];
    }),
  );
}

/** What a link to the form fills in: `?name=value`, where the field may hold it. Never an address or a consent. */
export function linkedValues(query: string, fields: readonly Field[]): Draft {
  const wanted = new URLSearchParams(query);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = wanted.get(field.name);
      const fits =
        field.kind === "choice" ? field.choices.some((choice) => choice.value === value) : field.name === "subject";
      return value && fits && value.length <= longest.text ? [[field.name, value]] : [];
    }),
  );
}

/** `draft` without what the form does not have and what is as it was. */
export function changedValues(draft: Draft, initial: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => name in initial && value !== initial[name]),
  );
}
