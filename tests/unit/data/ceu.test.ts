import { expect, test } from "vitest";
import { ceu, ceuWords, promisesHours } from "../../../data/ceu.ts";
import { brokenRules } from "../../../data/checks/mistakes.ts";
import { program } from "../../../data/checks/programs.ts";
import { waitlist } from "../../../data/forms/waitlist.ts";
import { programFacts } from "../../../data/program-facets.ts";
import { programFactsAt } from "../../../data/program-facts.ts";
import { findProgramPage } from "../../../data/program-pages.ts";
import { programs } from "../../../data/programs.ts";
import { everyWord } from "./every-word.ts";

const builtAt = new Date("2026-11-28T12:00:00Z");

test.each([
  "CEU hours in writing, with the outline your board may ask for",
  "CEU workshops, with hours that count toward a license",
  "Learn to lead a circle, with CEU accreditation.",
  "you need continuing education hours",
])("reads as a promise: %s", (text) => expect(promisesHours(text)).toBe(true));

test.each([
  ceuWords.term,
  ceuWords.meaning,
  `Planned. ${ceuWords.notYet}`,
  "CEU hours planned",
  "None. This program does not count toward a license.",
])("reads as no promise: %s", (text) => expect(promisesHours(text)).toBe(false));

test("promises no CEU hours as long as no accreditor is set", () => {
  const facts = programs.flatMap((each) => {
    const page = findProgramPage(each.slug);
    const lines = page
      ? programFactsAt(each, page, builtAt).facts.flatMap(({ lines }) => lines.map(({ text }) => text))
      : [];
    return [...lines, ...programFacts(each)].map((text) => ({ at: each.slug, text }));
  });
  const promises = [...everyWord, ...facts].filter(({ text }) => promisesHours(text));
  if (ceu.accreditor === undefined) expect(promises).toEqual([]);
  // The bare term in a list of facts reads like a promise.
  if (ceu.accreditor === undefined) expect(facts.filter(({ text }) => text === ceuWords.term)).toEqual([]);
});

test("refuses an entry that promises hours without an accreditor", () => {
  const summary = "Ten CEU hours on where the old rules came from, for people with a license.";
  const said = brokenRules(program, { ...programs[0], summary }).map((broken) => broken.said);
  expect(said).toEqual([expect.stringMatching(/promises CEU hours.* set 'accreditor' in data\/ceu\.ts$/)]);
});

test("leads to the waitlist with a role and an interest that it offers", () => {
  const { searchParams } = new URL(ceuWords.tellMe.to, "https://site.test");
  const filled = waitlist.fields.flatMap((field) =>
    "choices" in field
      ? field.choices.filter(({ value }) => searchParams.getAll(field.name).includes(value)).map(({ label }) => label)
      : [],
  );
  expect(filled).toEqual(["Clinician or therapist", "CEU workshops"]);
});
