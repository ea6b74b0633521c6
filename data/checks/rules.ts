import { boolean, mixed, number, string, type TestConfig } from "yup";
import { says } from "./sentences.ts";

/** How many characters a page’s description may have, so that search results show it whole and find something in it. */
export const descriptionLength = { least: 41, most: 155 } as const;

/** Browser tabs and search results cut longer titles. */
export const titleMost = 70;

/** A string of this pattern. */
export function matching(pattern: RegExp, problem: string, fix: string) {
  const message = says(problem, fix);
  return string().typeError(message).required(message).matches(pattern, message);
}

/** One of these strings. `choices` are what an author may write, where another schema takes some of them. */
export function oneOf<Value extends string>(values: readonly Value[], choices: readonly string[] = values) {
  const message = says("is not one of the list", `write one of ${choices.join(", ")}`);
  return string().typeError(message).required(message).oneOf(values, message);
}

/** True for what `when` says, otherwise false. */
export function flag(when: string) {
  const message = says("is neither true nor false", `write true ${when}, otherwise false`);
  return boolean().typeError(message).required(message);
}

/** A rule that compares a value with the other fields of its entry. */
export function rule<Value, Entry>(
  holds: (value: Value, entry: Entry) => boolean,
  problem: string,
  fix: string,
): TestConfig<Value> {
  return { name: problem, message: says(problem, fix), test: (value, { parent }) => holds(value, parent) };
}

export const text = matching(/\S/, "is no text", "write at least a word");

const noTexts = says("is no list of texts", "write at least one, none of them empty, like ['Rest', 'Food']");

/** One check for the whole list, so that its message shows the list. */
export const texts = mixed((value): value is readonly string[] => {
  return Array.isArray(value) && value.length > 0 && value.every((item) => text.isValidSync(item, { strict: true }));
})
  .typeError(noTexts)
  .required(noTexts);

/** True while the entry is sample content. */
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

/** Path of a page. */
export const path = string<`/${string}`>()
  .typeError(noPath)
  .required(noPath)
  .matches(/^\/$|^(\/[a-z0-9-]+)+$/, noPath);

/** Path of a file of the site. */
export const filePath = string()
  .typeError(noPath)
  .required(noPath)
  .matches(/^\/\S+$/, noPath);

const noAddress = says("is no address", "write the whole of it, beginning with https://");

export const address = string()
  .typeError(noAddress)
  .required(noAddress)
  .test("https", noAddress, (value) => value === null || (value.startsWith("https://") && URL.canParse(value)));

const noAmount = says("is no amount of money", "write US dollars as a number, without quotes or sign, like 97");

/** US dollars. */
export const amount = number().typeError(noAmount).required(noAmount).min(0, noAmount).max(Number.MAX_VALUE, noAmount);

export const title = text.max(titleMost, says(`is longer than ${titleMost} characters`, "shorten it"));

/** One or two sentences for lists and search results. */
export const description = text
  .min(
    descriptionLength.least,
    says(`is shorter than ${descriptionLength.least} characters`, "say in a sentence what a visitor finds"),
  )
  .max(
    descriptionLength.most,
    says(`is longer than ${descriptionLength.most} characters`, "shorten it, so that search results show it whole"),
  );
