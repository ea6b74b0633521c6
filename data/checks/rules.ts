import { boolean, mixed, number, string, type TestConfig } from "yup";
import type { Cents } from "../money.ts";
import { says } from "./sentences.ts";

/**
 * Length limits for a page's description, in characters, so that search results show all of it and it is informative.
 */
export const descriptionLength = { least: 41, most: 155 } as const;

/** Browser tabs and search results truncate longer titles. */
export const titleMost = 70;

export function matching(pattern: RegExp, problem: string, fix: string) {
  const message = says(problem, fix);
  return string().typeError(message).required(message).matches(pattern, message);
}

/**
 * Accepts one of these strings. `choices` are the values an author may write, if another schema accepts some of
 * `values`.
 */
export function oneOf<Value extends string>(values: readonly Value[], choices: readonly string[] = values) {
  const message = says("is not one of the list", `write one of ${choices.join(", ")}`);
  return string().typeError(message).required(message).oneOf(values, message);
}

export function flag(when: string) {
  const message = says("is neither true nor false", `write true ${when}, otherwise false`);
  return boolean().typeError(message).required(message);
}

/** Compares a value with the other fields of its entry. */
export function rule<Value, Entry>(
  holds: (value: Value, entry: Entry) => boolean,
  problem: string,
  fix: string,
): TestConfig<Value> {
  return { name: problem, message: says(problem, fix), test: (value, { parent }) => holds(value, parent) };
}

const markup = /<[a-z/!]/i;

const noMarkup = says("has HTML in it, which a reader would see as it stands", "write the words alone");

export const text = matching(/\S/, "is no text", "write at least a word").test(
  "no markup",
  noMarkup,
  (value) => !markup.test(value),
);

const noTexts = says("is no list of texts", "write at least one, none of them empty, like ['Rest', 'Food']");

/** Checks the list as a whole, so that the error message shows all of it. */
export const texts = mixed((value): value is readonly string[] => {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string" && /\S/.test(item));
})
  .typeError(noTexts)
  .required(noTexts)
  .test("no markup", noMarkup, (items) => !items?.some((item) => markup.test(item)));

export const placeholder = flag("for sample content");

export const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "cannot stand in an address",
  "write small letters and digits with single hyphens between them, like winter-kitchen",
);

const noPath = says(
  "is no path of this site",
  "begin with '/' and write small letters, digits and hyphens, like /get-involved",
);

export const path = string<`/${string}`>()
  .typeError(noPath)
  .required(noPath)
  .matches(/^\/$|^(\/[a-z0-9-]+)+$/, noPath);

const noAddress = says("is no address", "write the whole of it, beginning with https://");

const noHost = says("names a host that cannot be", "write it as the browser shows it, like www.site.org");

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

export const address = string()
  .typeError(noAddress)
  .required(noAddress)
  .test("https", noAddress, (value) => value === null || (value.startsWith("https://") && URL.canParse(value)))
  .test(atHost);

const noAmount = says("is no amount of money in whole cents", "write US dollars, like usd(97) or usd(12.50)");

export const amount = number<Cents>()
  .meta({ isMoney: true })
  .typeError(noAmount)
  .required(noAmount)
  .integer(noAmount)
  .min(0, noAmount)
  .max(Number.MAX_SAFE_INTEGER, noAmount);

export const title = text.max(titleMost, says(`is longer than ${titleMost} characters`, "shorten it"));

export const description = text
  .min(
    descriptionLength.least,
    says(`is shorter than ${descriptionLength.least} characters`, "say in a sentence what a visitor finds"),
  )
  .max(
    descriptionLength.most,
    says(`is longer than ${descriptionLength.most} characters`, "shorten it, so that search results show it whole"),
  );
