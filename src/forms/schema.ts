import { array, boolean, mixed, object, type Schema, string, ValidationError } from "yup";
import type { ChoicesField, CodeField, CountField, Field, Form, MoneyField } from "../../data/forms/form.ts";
import { formCopy } from "../../data/forms/form-copy.ts";
import { dollars, readDollars, usd } from "../../data/money.ts";
import { readCount } from "../../data/typed-number.ts";
import { plainCharacters } from "../../data/typed-text.ts";
import { chosenOf, type FieldError, type Fields, isTextList } from "./intake-contract.ts";
import { maxLineLength } from "./link-text.ts";
import { hasHidden, isAddress, typographicMark } from "./typed-address.ts";

/** Maximum lengths in characters. Mail to a longer address cannot be delivered (RFC 5321). */
const maxLengths = { text: maxLineLength, email: 254, "long-text": 5000 } as const;

/**
 * Validates the visitor’s input. Returns the values, or at most one error for each field, in the order of the fields.
 */
export function check(
  form: Pick<Form, "fields">,
  typed: unknown,
): { ok: true; fields: Fields } | { ok: false; errors: FieldError[] } {
  try {
    const fields = schemaOf(form).validateSync(sendableValues(typed), { abortEarly: false, stripUnknown: true });
    return { ok: true, fields: present(fields) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const broken = new Map([...error.inner].reverse().map((each) => [each.path, each]));
    return {
      ok: false,
      errors: form.fields.flatMap((field) => {
        const first = broken.get(field.name);
        return first ? [fieldError(field, first)] : [];
      }),
    };
  }
}

/** Control characters that typed text never contains: all but tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them on purpose
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu;

/** A cache: creating a schema takes as long as validating with it. */
const schemas = new WeakMap<Form["fields"], ReturnType<typeof newSchema>>();

/** Returns a form's yup schema, which the page and the intake share. Empty fields are absent from its result. */
function schemaOf({ fields }: Pick<Form, "fields">) {
  const schema = schemas.get(fields) ?? newSchema(fields);
  schemas.set(fields, schema);
  return schema;
}

function newSchema(fields: Form["fields"]) {
  return object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])));
}

function fieldSchema(field: Field): Schema {
  switch (field.kind) {
    case "text":
      return needed(line(maxLengths.text).max(maxLengths.text), field);
    case "email":
      return needed(mailAddress(), field);
    case "long-text":
      return needed(lines(maxLengths["long-text"]).max(maxLengths["long-text"]).test("unfilled", isFilledIn), field);
    case "choice":
      return needed(line(maxLengths.text).oneOf([...field.choices.map(({ value }) => value), undefined]), field);
    case "choices":
      return needed(several(field), field);
    case "consent":
      return needed(consent(), field);
    case "money":
      return needed(amount(field, usd, readDollars, "digits"), field);
    case "count":
      return needed(amount(field, Number, readCount, "integer"), field);
    case "code":
      return needed(
        line(maxLengths.text).test("code", (value) => value === undefined || isCode(value, field)),
        field,
      );
  }
}

/**
 * False if every line ends with a colon, such as "How many we are:". A link has then filled in the message, and the
 * visitor has completed no line.
 */
function isFilledIn(text = ""): boolean {
  return text === "" || text.split("\n").some((each) => each.trim() !== "" && !each.trimEnd().endsWith(":"));
}

function isCode(value: string, { alphabet, length }: CodeField): boolean {
  return value.length === length && [...value].every((character) => alphabet.includes(character));
}

function needed<Kind extends Schema>(schema: Kind, { required }: Field): Schema {
  return required ? schema.required() : schema.notRequired();
}

/**
 * Maximum length of a run of combining marks (Unicode's stream-safe text). Normalizing longer runs gets
 * disproportionately slow.
 */
const maxMarks = 30;

/**
 * Normalizes text to NFC and LF, without control characters, surrounding spaces and excess combining marks. Empty text
 * becomes undefined. Text too long to fit `max` characters in any normalization form is only cut, so that the length
 * rule rejects it.
 */
function lines(max: number) {
  return string().transform((_, original) => {
    if (typeof original !== "string") return original ?? undefined;
    if (original.length > 4 * max) return original.slice(0, max + 1);
    const composed = original.replace(/\p{M}+/gu, (run) => [...run].slice(0, maxMarks).join("")).normalize("NFC");
    return composed.replace(/\r\n?/g, "\n").replace(control, "").trim() || undefined;
  });
}

function line(max: number) {
  return lines(max).transform((value) => (typeof value === "string" ? value.replace(/\s+/g, " ") : value));
}

/**
 * Accepts the choices as a list, or a single one as a string. No choice becomes undefined. Rejects unknown values, and
 * more values than there are choices.
 */
function several(field: ChoicesField) {
  const offered = new Set(field.choices.map(({ value }) => value));
  const accepted = new Set([...offered, field.all.value, ""]);
  return array()
    .transform((_, original) => {
      const sent = typeof original === "string" ? [original] : (original ?? undefined);
      if (!isTextList(sent) || sent.length > accepted.size || !sent.every((value) => accepted.has(value))) return sent;
      const chosen = chosenOf(field, sent);
      return chosen.length > 0 ? chosen : undefined;
    })
    .test(
      "oneOf",
      (values) => !values || (values.length <= offered.size && values.every((value) => offered.has(value))),
    );
}

function mailAddress() {
  return line(maxLengths.email)
    .transform((value) => (typeof value === "string" ? plainCharacters(value).trim() || undefined : value))
    .max(maxLengths.email)
    .test("typographic", (value, context) => {
      const found = typographicMark(value ?? "");
      return !found || context.createError({ type: "typographic", params: found });
    })
    .test(
      "unseen",
      // Without its control characters, an address may be somebody else's.
      (value, { originalValue }) => !hasHidden(value ?? "") && String(originalValue ?? "").search(control) === -1,
    )
    .test("email", (typed = "") => typed === "" || isAddress(typed));
}

/** Accepts true or the text of a checked box. No consent becomes undefined. */
function consent() {
  return boolean().transform((value, original) => {
    if (original === true || original === "yes" || original === "on") return true;
    return original ? value : undefined;
  });
}

/**
 * Accepts a number, or text that `read` turns into a number or into the rule that the text breaks. Any other value
 * breaks the rule `usual`.
 */
function amount(
  { min, max }: CountField | MoneyField,
  convert: (sent: number) => number,
  read: (typed: string) => number | string,
  usual: string,
) {
  return mixed<number | string>()
    .transform((_, original) => {
      if (typeof original === "number") return convert(original);
      if (typeof original !== "string") return original ?? undefined;
      return original.trim() === "" ? undefined : read(original);
    })
    .test("amount", (value, context) => {
      if (value === undefined) return true;
      if (typeof value === "string") return context.createError({ type: value });
      if (!Number.isSafeInteger(value)) return context.createError({ type: usual });
      if (value < min) return context.createError({ type: "min", params: { min } });
      return value <= max || context.createError({ type: "max", params: { max } });
    });
}

/**
 * Keeps only values that a form can send. Deeper nesting is never a visitor's input, and may be an attack on the
 * parser.
 */
function sendableValues(typed: unknown): Record<string, unknown> {
  if (typeof typed !== "object" || typed === null) return {};
  return Object.fromEntries(
    Object.entries(typed).filter(([, value]) => typeof value !== "object" || isTextList(value)),
  );
}

function present(fields: Record<string, unknown>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

function fieldError(field: Field, { type = "", params = {} }: ValidationError): FieldError {
  const code = type === "optionality" ? "required" : type;
  return { code, field: field.name, message: fix(field, code, params) };
}

function fix(field: Field, code: string, params: Record<string, unknown>): string {
  const { errors } = formCopy;
  if (code === "required" && field.missing) return field.missing;
  const rule = "min" in field && (code === "min" || code === "max") ? (`${code}Number` as const) : code;
  const template = rule in errors ? errors[rule as keyof typeof errors] : errors.unknown;
  const limit = (name: "min" | "max") =>
    field.kind === "money" ? dollars(field[name]) : Number(params[name]).toLocaleString("en-US");
  return template
    .replace("{label}", field.label)
    .replace(/\{(min|max)\}/, (_, name) => limit(name))
    .replace(/\{(mark|plain)\}/g, (_, name) => String(params[name]));
}
