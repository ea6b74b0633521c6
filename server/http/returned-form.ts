import {
  append,
  attribute,
  createElement,
  type Document,
  type Element,
  elementsOf,
  findById,
  removeAttribute,
  setAttribute,
  setText,
  textOf,
} from "../../common/html.ts";
import { formCopy } from "../../data/forms/form-copy.ts";
import { type FieldError, honeypotName, isTextList, type RawFields } from "../../src/forms/intake-contract.ts";

export interface Returned {
  typed: RawFields;
  errors: readonly FieldError[];
  notice?: string;
}

/**
 * Puts the visitor's input into `form` on the page `document`, and an error next to each invalid field. An error
 * summary at the top lists all errors and takes the focus. A form with one field has no room for the summary, so the
 * notice or the field takes the focus.
 */
export function returnForm(document: Document, form: Element, { typed, errors, notice }: Returned): void {
  for (const control of elementsOf(form)) fillIn(control, typed);
  for (const error of errors) mark(form, error);
  const first = summarize(form, errors, notice) ?? announce(form, errors, notice);
  if (first) setAttribute(first, "autofocus", "");
  const title = elementsOf(document).find(({ tagName }) => tagName === "title");
  if (title) setText(title, formCopy.errorTitle + textOf(title));
}

function fillIn(control: Element, typed: RawFields): void {
  const name = attribute(control, "name") ?? "";
  const value = Object.hasOwn(typed, name) ? typed[name] : undefined;
  // Hidden fields, such as the event of a registration, come from the page and not from the visitor.
  const isSettled = attribute(control, "type") === "hidden";
  const isTyped = typeof value === "string" && name !== honeypotName && !isSettled;
  if (["checkbox", "radio"].includes(attribute(control, "type") ?? "")) {
    const own = attribute(control, "value") ?? "";
    // A box that the visitor left unchecked must not come back checked.
    if (isTextList(value) ? value.includes(own) : value === own) setAttribute(control, "checked", "");
    else removeAttribute(control, "checked");
  } else if (!isTyped) return;
  else if (control.tagName === "input") setAttribute(control, "value", value);
  // HTML drops the first line break in a textarea.
  else if (control.tagName === "textarea") setText(control, `\n${value}`);
  else if (control.tagName === "select") choose(control, value);
}

function choose(select: Element, value: string): void {
  for (const option of elementsOf(select)) {
    if (attribute(option, "value") === value) setAttribute(option, "selected", "");
    else removeAttribute(option, "selected");
  }
}

function mark(form: Element, { field, message }: FieldError): void {
  const id = controlId(form, field);
  const control = findById(form, id);
  const text = findById(form, `${id}-error`);
  if (control) setAttribute(control, "aria-invalid", "true");
  if (text) show(text, message);
}

function summarize(form: Element, errors: readonly FieldError[], notice?: string): Element | undefined {
  const id = `${attribute(form, "id")}-errors`;
  const summary = findById(form, id);
  const title = findById(form, `${id}-title`);
  const list = summary && elementsOf(summary).find(({ tagName }) => tagName === "ul");
  if (!summary || !title || !list) return undefined;
  removeAttribute(summary, "hidden");
  setText(title, notice ?? formCopy.summary);
  for (const { field, message } of errors) {
    const id = controlId(form, field);
    const link = findById(form, id) && createElement("a", { href: `#${id}` }, message);
    const item = createElement("li", {}, link ? "" : message);
    if (link) append(item, link);
    append(list, item);
  }
  return summary;
}

function announce(form: Element, errors: readonly FieldError[], notice?: string): Element | undefined {
  const status = findById(form, `${attribute(form, "id")}-status`);
  if (!notice || !status) return findById(form, controlId(form, errors[0]?.field ?? ""));
  setText(status, notice);
  setAttribute(status, "tabindex", "-1");
  return status;
}

function controlId(form: Element, field: string): string {
  return `${attribute(form, "id")}-${field}`;
}

function show(element: Element, text: string): void {
  removeAttribute(element, "hidden");
  setText(element, text);
}
