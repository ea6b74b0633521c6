import type { Field } from "../../data/forms/form.ts";
import { chosenOf } from "./chosen.ts";
import type { Draft, DraftValue } from "./drafts.ts";
import { longest } from "./schema.ts";
import { isTextList } from "./text-list.ts";

/** What each field holds before anybody has touched it. `chosen` goes before a field’s own first choice. */
export function initialValues(fields: readonly Field[], chosen: Draft = {}): Draft {
  return Object.fromEntries(fields.map((field) => [field.name, chosen[field.name] ?? untouchedValue(field)]));
}

function untouchedValue(field: Field): DraftValue {
  switch (field.kind) {
    case "consent":
      return false;
    case "choice":
      return field.choices[0]?.value ?? "";
    case "choices":
      return [];
    default:
      return "";
  }
}

/** `values` as they are offered: the first choice in place of one that is gone. What is seen is what is sent. */
export function offeredValues(fields: readonly Field[], values: Draft): Draft {
  return {
    ...values,
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const value = values[field.name];
        if (field.kind === "choice") {
          return field.choices.some((choice) => choice.value === value) ? [] : [[field.name, untouchedValue(field)]];
        }
        return field.kind === "choices" ? [[field.name, chosenOf(field, isTextList(value) ? value : [])]] : [];
      }),
    ),
  };
}

/** What stands in the form already, typed before scripts ran or put back by the browser. */
export function typedValues(form: HTMLFormElement, fields: readonly Field[]): Draft {
  return Object.fromEntries(
    fields.flatMap((field): [string, DraftValue][] => {
      const { name } = field;
      if (field.kind === "choices") return [[name, chosenOf(field, new FormData(form).getAll(name).map(String))]];
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
    fields.flatMap((field): [string, DraftValue][] => {
      if (field.kind === "choices") {
        const chosen = chosenOf(field, wanted.getAll(field.name));
        return chosen.length > 0 ? [[field.name, chosen]] : [];
      }
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
    Object.entries(draft).filter(([name, value]) => name in initial && !isSame(value, initial[name])),
  );
}

export function isSame(one: DraftValue | undefined, other: DraftValue | undefined): boolean {
  return isTextList(one) && isTextList(other) ? one.join() === other.join() : one === other;
}
