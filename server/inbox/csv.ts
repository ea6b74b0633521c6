import { everyForm, type FormName } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import type { FieldValue } from "../../src/forms/intake-contract.ts";
import { isTextList } from "../../src/forms/text-list.ts";
import type { Submission } from "../store/store.ts";
import { secondOf } from "./text/times.ts";

/** Spreadsheets take a text that begins so for a formula, and some take the wide forms of East Asian keyboards too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const byteOrderMark = "\ufeff";
const lead = ["reference", "form", "received_eastern", "received_utc", "state"];

/**
 * The names of the fields of one form, or of all, in the order they are asked for; behind them, what was asked for
 * once.
 */
export async function fieldNames(form: FormName | undefined, all: AsyncIterable<Submission>): Promise<string[]> {
  const forms: readonly Form[] = form ? [everyForm[form]] : Object.values(everyForm);
  const names = new Set(forms.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const retired = new Set<string>();
  for await (const { fields } of all) {
    for (const name of Object.keys(fields)) if (!names.has(name)) retired.add(name);
  }
  return [...names, ...[...retired].toSorted()];
}

/** RFC 4180, with the mark by which Excel knows UTF-8. */
export async function* csv(names: readonly string[], all: AsyncIterable<Submission>): AsyncIterable<string> {
  yield byteOrderMark + record([...lead, ...names]);
  for await (const { reference, form, receivedAt, state, fields } of all) {
    const about = [reference, form, secondOf(receivedAt), new Date(receivedAt).toISOString(), state];
    yield record([...about, ...names.map((name) => (Object.hasOwn(fields, name) ? fields[name] : undefined))]);
  }
}

function record(values: readonly (FieldValue | undefined)[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}

function cell(value: FieldValue | undefined): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (isTextList(value)) return cell(value.join(", "));
  if (typeof value !== "string") return String(value ?? "");
  const guarded = formula.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
