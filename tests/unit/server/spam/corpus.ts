import { readFileSync } from "node:fs";
import { everyForm, type FormName, isFormName } from "../../../../data/forms/every-form.ts";
import type { Form } from "../../../../data/forms/form.ts";
import type { Fields } from "../../../../src/forms/intake-contract.ts";

export interface Sample {
  form: FormName;
  fields: Fields;
  text: string;
}

const forms: Record<FormName, Form> = everyForm;

/**
 * Reads the texts of a file in corpus/, separated by empty lines. A text starts with its form, unless that is the
 * contact form.
 */
export function samples(name: "ham-tuned" | "ham-held" | "spam-tuned" | "spam-held"): Sample[] {
  const file = readFileSync(new URL(`corpus/${name}.txt`, import.meta.url), "utf8");
  return file.trim().split(/\n\n+/).map(sampleOf);
}

function sampleOf(written: string): Sample {
  const close = written.indexOf("]");
  const named = written.startsWith("[") ? written.slice(1, close) : "";
  const form = isFormName(named) ? named : "contact";
  const text = isFormName(named) ? written.slice(close + 1).trim() : written;
  const long = forms[form].fields.find(({ kind }) => kind === "long-text");
  return { form, text, fields: { [long?.name ?? "name"]: text, email: "zoe@example.org" } };
}
