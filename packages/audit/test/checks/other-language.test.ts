import { expect, test } from "vitest";
import { otherLanguage } from "../../checks/language.ts";

const english = "All children are welcome in our school at the edge of the city, in every season of the year.";
const german = "Alle Kinder sind in unserer Schule am Rand der Stadt willkommen, zu jeder Jahreszeit.";

test("detects a long text in another language for certain", () => {
  expect(otherLanguage(english, "fr")).toEqual({ code: "en", isSure: true });
  expect(otherLanguage(german, "en-US")).toEqual({ code: "de", isSure: true });
});

test("agrees with the declared language, whatever its region", () => {
  expect(otherLanguage(english, "EN")).toBeUndefined();
  expect(otherLanguage(german, "de-AT")).toBeUndefined();
});

test("is not certain of a short text", () => {
  expect(otherLanguage("Hij ging met de kippen op stok", "fr")).toEqual({ code: "nl", isSure: false });
});

test("says nothing about a few letters, or a language that it does not know", () => {
  expect(otherLanguage("Bonjour", "en")).toBeUndefined();
  expect(otherLanguage(english, "tlh")).toBeUndefined();
});
