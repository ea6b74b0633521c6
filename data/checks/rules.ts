import {
  array,
  boolean,
  type InferType,
  type ISchema,
  type MessageParams,
  mixed,
  type NumberSchema,
  number,
  type ObjectShape,
  object,
  string,
  type TestConfig,
} from "yup";
import { ceu, promisesHours } from "../ceu.ts";
import type { Cents } from "../money.ts";

declare module "yup" {
  interface CustomSchemaMetadata {
    /** Meaning of null in a field that allows it: "a sliding scale". */
    orNull?: string;
    /** Marks an amount of money, which authors write in dollars. */
    isMoney?: true;
  }
}

/**
 * Returns a function that writes a yup message from the value, the problem and the fix: "'soup' is not a number; write
 * digits".
 */
export function says(problem: string, fix: string) {
  return ({ value, spec: { meta } }: MessageParams): string =>
    `${meta?.isMoney && typeof value === "number" ? `usd(${value / 100})` : shown(value)} ${problem}; ${fix}${meta?.orNull ? `, or null for ${meta.orNull}` : ""}`;
}

export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return JSON.stringify(value).slice(0, 80);
  return value.length <= 60 ? `'${value}'` : `'${value.slice(0, 40)}…' (${value.length} characters)`;
}

/**
 * Length limits for a page's description, in characters. Search results truncate longer ones, and shorter ones say too
 * little.
 */
export const descriptionLength = { min: 41, max: 155 } as const;

/** Browser tabs and search results truncate longer titles. */
const maxTitleLength = 70;

export function stringThat<Value extends string = string>(
  isValid: (value: string) => boolean,
  problem: string,
  fix: string,
) {
  const message = says(problem, fix);
  return string<Value>()
    .typeError(message)
    .required(message)
    .test({ name: problem, message, skipAbsent: true, test: isValid });
}

export function matching(pattern: RegExp, problem: string, fix: string) {
  return stringThat((value) => pattern.test(value), problem, fix);
}

export function wholeNumber(problem: string, fix: string, min = 0, max: number = Number.MAX_SAFE_INTEGER) {
  const message = says(problem, fix);
  return number().typeError(message).required(message).integer(message).min(min, message).max(max, message);
}

/**
 * Returns a schema that accepts one of `values`. The error message lists `choices`, which can add values that only a
 * related schema accepts.
 */
export function oneOf<Value extends string>(values: readonly Value[], choices: readonly string[] = values) {
  const message = says("is not one of the list", `write one of ${choices.join(", ")}`);
  return string().typeError(message).required(message).oneOf(values, message);
}

export function flag(when: string) {
  const message = says("is neither true nor false", `write true ${when}, otherwise false`);
  return boolean().typeError(message).required(message);
}

/** Returns a test that compares a value with the other fields of its entry. */
export function rule<Value, Entry>(
  holds: (value: Value, entry: Entry) => boolean,
  problem: string,
  fix: string,
): TestConfig<Value> {
  return { name: problem, message: says(problem, fix), test: (value, { parent }) => holds(value, parent) };
}

const markup = /<[a-z/!]/i;

const noMarkup = says("has HTML in it, which a reader would see as plain characters", "write only the words");

const unapproved = says(
  "promises CEU hours, which no accreditor has approved",
  "say that they are planned, or set 'accreditor' in data/ceu.ts",
);

export const text = matching(/\S/, "is not text", "write at least a word")
  .test("no markup", noMarkup, (value) => !markup.test(value))
  .test("approved hours", unapproved, (value) => ceu.accreditor !== undefined || !promisesHours(value));

const noTexts = says("is not a list of texts", "write at least one, none of them empty, like ['Rest', 'Food']");

/** A list of at least one text. The test checks the list as a whole, so that the error message shows all of it. */
export const texts = mixed((value): value is readonly string[] => {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string" && /\S/.test(item));
})
  .typeError(noTexts)
  .required(noTexts)
  .test("no markup", noMarkup, (items) => !items?.some((item) => markup.test(item)));

export const placeholder = flag("for sample content");

export const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "is not allowed in an address",
  "write lowercase letters and digits with single hyphens between them, like winter-kitchen",
);

export const path = stringThat<`/${string}`>(
  (value) => /^\/$|^(\/[a-z0-9-]+)+$/.test(value),
  "is not a path of this site",
  "begin with '/' and write lowercase letters, digits and hyphens, like /get-involved",
);

const noHost = says("names a host that cannot exist", "write it as the browser shows it, like www.site.org");

/** True if the name can be an internet domain: labels separated by dots, with letters in the last one. */
function canBeHost(name: string): boolean {
  const labels = name.split(".");
  return (
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9-]{1,63}$/i.test(label) && !label.startsWith("-") && !label.endsWith("-")) &&
    /[a-z]/i.test(labels.at(-1) ?? "")
  );
}

/** Returns an address's host, or an empty string if the address cannot be parsed. */
function hostOf(address: string): string {
  if (!URL.canParse(address)) return "";
  const { hostname, pathname } = new URL(address);
  return hostname || pathname.slice(pathname.lastIndexOf("@") + 1);
}

/** Rejects web and email addresses whose host cannot exist. */
export const atHost: TestConfig<string | null | undefined> = {
  name: "host",
  message: noHost,
  test: (value) => !value || !/^(https:|mailto:)/.test(value) || canBeHost(hostOf(value)),
};

export const address = stringThat(
  (value) => value.startsWith("https://") && URL.canParse(value),
  "is not an address",
  "write all of it, beginning with https://",
).test(atHost);

/**
 * A build does not check types, so a bare number of dollars arrives here as cents. No price except 0 is below this
 * limit.
 */
const minPrice = 500;

export const amount = wholeNumber(
  "is not an amount of money in whole cents",
  "write US dollars, like usd(97) or usd(12.50)",
)
  .meta({ isMoney: true })
  .test(
    "dollars",
    ({ value }) => `usd(${Number(value) / 100}) is less than any price; did you mean usd(${value})?`,
    (value) => value === undefined || value <= 0 || value >= minPrice,
  ) as NumberSchema as NumberSchema<Cents>;

export const title = text.max(maxTitleLength, says(`is longer than ${maxTitleLength} characters`, "shorten it"));

export const description = text
  .min(
    descriptionLength.min,
    says(`is shorter than ${descriptionLength.min} characters`, "say in a sentence what a visitor finds"),
  )
  .max(
    descriptionLength.max,
    says(`is longer than ${descriptionLength.max} characters`, "shorten it, so that search results show it whole"),
  );

/** The type that a schema accepts, read-only at every depth. */
export type Entry<Schema extends ISchema<unknown>> = ReadonlyDeep<InferType<Schema>>;

/** Leaves money as is: TypeScript sees a sum as both a number and an object. */
type ReadonlyDeep<Type> = Type extends number ? Type : { readonly [Key in keyof Type]: ReadonlyDeep<Type[Key]> };

/** Returns a schema for an object with exactly these fields. `line` is the term for a field in error messages. */
export function entry<Shape extends ObjectShape>(shape: Shape, line = "field") {
  const known = Object.keys(shape).join(", ");
  const message = says("is not an object", `write one with the fields ${known}`);
  return object(shape)
    .typeError(message)
    .required(message)
    .noUnknown(
      true,
      ({ unknown }: { unknown: string }) => `'${unknown}' is not a ${line} we know; write one of ${known}`,
    );
}

export function list<Item>(item: ISchema<Item>) {
  const message = says("is not a list", "write [] if there is none");
  return array(item).typeError(message).required(message);
}
