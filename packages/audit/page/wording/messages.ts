import type { WordingRule } from "../../checks/wording.ts";
import type { Reader } from "../element-list.ts";
import { isShown } from "../visibility.ts";
import { clean, tokens } from "../words.ts";

const reports =
  /\b(invalid|incorrect|not valid|is required|are required|cannot be (empty|blank)|can.t be (empty|blank)|must (be|have|contain|not|match)|please (enter|fill|choose|select|provide|correct|give)|enter (a|an|your) (valid|correct)|is missing|too (short|long|small|large)|wrong|not match|error:|not a valid)\b/i;
const marks = /(^|[\s_-])(error|invalid|danger|field-?error|help-block-error|alert)([\s_-]|$)/i;
const vague = /\b(invalid|incorrect|wrong|correctly|error)\b/i;
const namesProblem =
  /\b(must|at least|at most|between|like|such as|example|empty|blank|required|enter|choose|select|use)\b/i;
const described = "input:not([type=hidden], [type=submit], [type=button], [type=reset]), select, textarea";

const maxMessageLength = 200;

/**
 * Finds error messages that are hidden, vague or not tied to their fields, and fields that are not marked as invalid.
 */
export function readMessages(reader: Reader<WordingRule>): void {
  const forms = [...document.querySelectorAll("form, [role=form]")].flatMap((form) => {
    const fields = [...form.querySelectorAll(described)].filter(
      (field) => isShown(field) || isShown((field as HTMLInputElement).labels?.[0] ?? field),
    );
    return fields.length === 0 ? [] : [{ form, fields }];
  });
  for (const one of forms) for (const message of messagesIn(one.form)) judgeMessage(reader, message, one);
  const [only, ...more] = forms;
  if (!only || more.length > 0) return;
  // On a page with a single form, an error message outside the form is about the form's fields.
  for (const message of messagesIn(document.body))
    if (!message.closest("form, [role=form]") && isShown(message) && isReport(message))
      judgeMessage(reader, message, only);
}

/** True for a message that is marked as an error, and has no link to a field. */
function isReport(message: Element): boolean {
  const around = message.closest("[role=alert], section, aside") ?? message;
  if (around.querySelector("a[href^='#']")) return false;
  const isMarked = isMarkedAsError(message) || message.closest("[role=alert]") !== null;
  return isMarked && reports.test(clean(message.textContent));
}

/** Returns the innermost elements that look or read like an error message. */
function messagesIn(form: Element): Element[] {
  return [...form.querySelectorAll("p, span, div, strong, em, small, li, output, b, i, font")].filter((element) => {
    const words = clean(element.textContent);
    const isInnermost = ![...element.children].some(
      (child) => clean(child.textContent) === words || child.matches("p, div, li, fieldset, label, input"),
    );
    return (
      isInnermost &&
      (isMarkedAsError(element) || reports.test(words)) &&
      words !== "" &&
      words.length < maxMessageLength &&
      !element.closest("label, legend, button, a, option, select")
    );
  });
}

function isMarkedAsError(element: Element): boolean {
  return marks.test(`${element.className} ${element.id}`);
}

interface Form {
  form: Element;
  fields: readonly Element[];
}

function judgeMessage({ add }: Reader<WordingRule>, message: Element, { form, fields }: Form): void {
  const words = clean(message.textContent);
  if (!reports.test(words) && !isShown(message)) return;
  const control = controlOf(message, form);
  if (!isShown(message)) {
    if (control) add("error-not-exposed", message, `The message “${words}” is hidden from some visitors.`);
    return;
  }
  if (message.closest("[aria-hidden=true]") && !control) {
    add("error-hidden", message, `The message “${words}” is hidden from assistive technology.`);
    return;
  }
  const meant = fieldsMeant(words, fields);
  if (!control && (meant.length === 0 || meant.some((field) => sharesLabel(field, fields))))
    add("error-without-field", message, `The message “${words}” does not say which field it is about.`);
  else if (vague.test(words) && !namesProblem.test(words))
    add("error-without-field", message, `The message “${words}” does not name the problem.`);
  const isMarked = fields.some((field) => field.getAttribute("aria-invalid") === "true");
  if (!isMarked && isError(message, words)) {
    const field = meant[0] ?? fields[0] ?? message;
    add("error-not-marked", field, `“${words}” reports an error, but no field has aria-invalid.`);
  }
}

/** Returns the control that refers to a message, or undefined if none does. */
function controlOf(message: Element, form: Element): Element | undefined {
  return [...form.querySelectorAll("[aria-describedby], [aria-errormessage]")].find((one) =>
    `${one.getAttribute("aria-describedby") ?? ""} ${one.getAttribute("aria-errormessage") ?? ""}`
      .split(/\s+/)
      .some((id) => id && document.getElementById(id)?.contains(message)),
  );
}

function isError(message: Element, words: string): boolean {
  return (
    isMarkedAsError(message) ||
    message.matches("[role=alert] *, [role=alert]") ||
    /\b(invalid|cannot|can.t|must|wrong|incorrect)\b/i.test(words)
  );
}

function longTokens(text: string): string[] {
  return tokens(text).filter(({ length }) => length >= 3);
}

function labelOf(field: Element): string {
  return clean((field as HTMLInputElement).labels?.[0]?.textContent ?? field.getAttribute("aria-label"));
}

function sharesLabel(field: Element, fields: readonly Element[]): boolean {
  return fields.some((other) => other !== field && labelOf(other) !== "" && labelOf(other) === labelOf(field));
}

/** Returns the fields whose label or group legend shares a word of at least three letters with a message. */
function fieldsMeant(message: string, fields: readonly Element[]): Element[] {
  const told = new Set(longTokens(message));
  const groupOf = (field: Element) =>
    field.matches("[type=radio], [type=checkbox]")
      ? clean(field.closest("fieldset")?.querySelector("legend")?.textContent)
      : "";
  return fields.filter((field) => longTokens(`${labelOf(field)} ${groupOf(field)}`).some((word) => told.has(word)));
}
