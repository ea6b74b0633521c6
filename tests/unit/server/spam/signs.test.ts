import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { everyForm, isFormName } from "../../../../data/forms/every-form.ts";
import type { Form } from "../../../../data/forms/form.ts";
import { copyOf, signsOf } from "../../../../server/spam/signs.ts";
import { type Fields, honeypotName, type RawFields } from "../../../../src/forms/intake-contract.ts";

const plain = "Hello, is there a quiet place to sit down? My daughter would like to see the goats first.";

function judged(fields: Fields, typed: RawFields = fields) {
  return signsOf({ form: "contact", fields }, typed);
}

/**
 * Counts the texts of a file, and those that the rule sets aside. Each line has a form, a name and a text. Every second
 * text was not used to choose the rule, and is counted separately.
 */
function setAside(file: "honest" | "sellers") {
  const lines = readFileSync(new URL(`${file}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  const signs = lines.map((line) => {
    const [form = "", sender = "", text = ""] = line.split(" | ");
    if (!isFormName(form)) throw new Error(`no form '${form}'`);
    const { fields }: Form = everyForm[form];
    const nameOf = (kinds: string[]) => fields.find(({ kind }) => kinds.includes(kind))?.name ?? "";
    const typed = { [nameOf(["text"])]: sender, [nameOf(["long-text"])]: text, email: "zoe@example.org" };
    return signsOf({ form, fields: typed }, typed).length > 0;
  });
  const half = (rest: number) => signs.filter((isSet, index) => isSet && index % 2 === rest).length;
  return { texts: signs.length, used: half(0), held: half(1) };
}

test("sets aside no honest text, and those of sellers that no person writes", () => {
  const [honest, sellers] = [setAside("honest"), setAside("sellers")];
  console.log(`set aside: ${JSON.stringify({ honest, sellers })}`);
  expect(honest).toEqual({ texts: 40, used: 0, held: 0 });
  expect(sellers.texts).toBe(40);
  expect(sellers.used + sellers.held).toBeGreaterThanOrEqual(4);
});

test.each([
  ["the hidden field is filled in", { message: plain, [honeypotName]: "x" }, ["honeypot"]],
  ["it is sent too fast", { message: plain, _elapsed: 1499 }, ["fast"]],
  ["a name contains a link", { firstName: "WIN https://prize.example.com", message: plain }, ["link in name"]],
  ["a link is written as a forum does", { message: "[url=http://watches.ru]x[/url]" }, ["link markup"]],
  ["a link is written as HTML", { message: '<a href="https://watches.ru">x</a>' }, ["link markup"]],
  ["a scheme is disguised", { message: "hxxp://pay.top/x" }, ["disguised link"]],
  ["a dot is disguised", { message: "pay (dot) top now" }, ["disguised link"]],
  ["a host is an IP address", { message: "http://192.0.2.15/login" }, ["disguised link"]],
  ["a host hides behind another", { message: "http://paypal.com@pay.top/login" }, ["disguised link"]],
  ["a person writes at any speed", { message: plain, _elapsed: "nonsense" }, []],
  ["a person links in a message", { message: `${plain} https://bit.ly/x https://t.me/y` }, []],
])("returns the signs if %s", (_, typed, signs) => {
  expect(judged(typed)).toEqual(signs);
});

test("recognizes copies regardless of case, punctuation, and spaces, except short ones", () => {
  const copy = (message: string) => copyOf({ form: "contact", fields: { message, firstName: "Zoë" } });
  expect(copy(plain)).not.toBe("");
  expect(copy(plain.toUpperCase().replaceAll(" ", "\n\n"))).toBe(copy(plain));
  expect(copy("Thank you!")).toBe("");
});
