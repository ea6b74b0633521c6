import type { Field, Form } from "../../data/forms/form.ts";
import { isCents, typedDollars } from "../../data/money.ts";
import { linkedOption, linkedValue } from "../components/linked-value.ts";
import type { Draft } from "./drafts.ts";
import { chosenOf, type Fields, isTextList } from "./intake-contract.ts";
import { isLinkText } from "./link-text.ts";

/** Returns all fields except choices marked as `unseen`. */
export function seenFields({ fields }: Pick<Form, "fields">): readonly Field[] {
  return fields.filter((field) => field.kind !== "choice" || !field.unseen);
}

/** Returns the fields' values before any input. `chosen` replaces the fields' own defaults. */
export function initialValues(fields: readonly Field[], chosen: Draft = {}): Draft {
  return Object.fromEntries(fields.map((field) => [field.name, chosen[field.name] ?? untouchedValue(field)]));
}

function untouchedValue(field: Field): Draft[string] {
  switch (field.kind) {
    case "consent":
      return false;
    case "choice":
      return field.choices[0]?.value ?? "";
    case "choices":
      return [];
    case "count":
      return field.required ? String(field.min) : "";
    default:
      return "";
  }
}

/**
 * Replaces a choice that is no longer offered with the first one, and removes such choices from lists. The form then
 * sends the values that it shows.
 */
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

/** Returns the input that is already in the form, typed before scripts ran or restored by the browser. */
export function typedValues(form: HTMLFormElement, fields: readonly Field[]): Draft {
  return Object.fromEntries(
    fields.flatMap((field): [string, Draft[string]][] => {
      const { name } = field;
      if (field.kind === "choices") return [[name, chosenOf(field, new FormData(form).getAll(name).map(String))]];
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.type === "checkbox") return [[name, control.checked]];
      if (control instanceof HTMLElement && "value" in control) return [[name, String(control.value)]];
      return [];
    }),
  );
}

/** Returns text and choices that an extension, such as a password manager, has put into controls without an event. */
export function silentText(form: HTMLFormElement, values: Draft): Draft {
  const texts = [...form.elements].flatMap((control): [string, string][] => {
    const isText =
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement ||
      (control instanceof HTMLInputElement && !["checkbox", "radio", "hidden"].includes(control.type));
    return isText ? [[control.name, control.value]] : [];
  });
  return Object.fromEntries(texts.filter(([name, text]) => typeof values[name] === "string" && values[name] !== text));
}

/**
 * Returns the values in the query of a link (`?name=value`) that the fields accept. Never returns an email address or a
 * consent.
 */
export function linkedValues(query: string, fields: readonly Field[]): Draft {
  const wanted = new URLSearchParams(query);
  return Object.fromEntries(
    fields.flatMap((field): [string, Draft[string]][] => {
      if (field.kind === "choices") {
        const chosen = chosenOf(field, wanted.getAll(field.name).map(linkedValue));
        return chosen.length > 0 ? [[field.name, chosen]] : [];
      }
      const asked = wanted.get(field.name) ?? "";
      const value =
        field.kind === "choice" ? linkedOption(asked, valuesOf(field)) : isLinkText(field.name, asked) && asked;
      return value ? [[field.name, value]] : [];
    }),
  );
}

function valuesOf({ choices }: Extract<Field, { kind: "choice" }>): string[] {
  return choices.map(({ value }) => value);
}

/** Returns `untouched` with the values that `sources` change. Later sources win. */
export function prefilledValues(untouched: Draft, ...sources: Draft[]): Draft {
  return Object.assign({}, untouched, ...sources.map((source) => changedValues(source, untouched)));
}

/**
 * Returns the typed values without losing stored long texts. Text typed before the draft was loaded comes below the
 * stored text.
 */
export function withoutLoss(fields: readonly Field[], typed: Draft, stored: Draft): Draft {
  const texts = fields.flatMap(({ kind, name }) => {
    const [above, below] = [stored[name], typed[name]];
    const isLost = kind === "long-text" && above && typeof below === "string" && !below.includes(String(above));
    return isLost ? [[name, `${above}\n\n${below}`] as const] : [];
  });
  return { ...typed, ...Object.fromEntries(texts) };
}

/**
 * Returns the values that differ from `initial`. Omits values of another type, because a stored draft may be damaged or
 * older than the form.
 */
export function changedValues(draft: Draft, initial: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) =>
        Object.hasOwn(initial, name) &&
        typeof value === typeof initial[name] &&
        isTextList(value) === isTextList(initial[name]) &&
        !isSame(value, initial[name]),
    ),
  );
}

export function isSame(a: Draft[string] | undefined, b: Draft[string] | undefined): boolean {
  return isTextList(a) && isTextList(b) ? a.join() === b.join() : a === b;
}

/**
 * Returns validated values as the form sends them. Amounts of money are in dollars, as people type them and as the form
 * sends them without scripts. Every recipient then reads the same amount.
 */
export function sentValues(fields: readonly Field[], checked: Fields): Fields {
  const amounts = fields.flatMap(({ kind, name }) => {
    const value = checked[name];
    return kind === "money" && isCents(value) ? [[name, typedDollars(value)] as const] : [];
  });
  return { ...checked, ...Object.fromEntries(amounts) };
}
