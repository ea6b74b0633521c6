import { expect, test } from "vitest";
import { fromTheShop } from "../../../data/equity-seats.ts";
import { everyPage } from "../../../data/every-page.ts";
import { equitySeat } from "../../../data/forms/equity-seat.ts";
import { everyForm } from "../../../data/forms/every-form.ts";
import { type Field, type Form, undecided } from "../../../data/forms/form.ts";
import { giftCopy, gifts } from "../../../data/forms/gifts.ts";
import { layoutWords } from "../../../data/layout-words.ts";
import { isSample } from "../../../data/link.ts";
import { accessTerms } from "../../../data/program-facets.ts";
import { findProgramPage } from "../../../data/program-pages.ts";
import { programs } from "../../../data/programs.ts";
import { duration } from "../../../data/quiz/duration.ts";
import { figures, landAcknowledgement, site } from "../../../data/site.ts";
import { everyLink, everyTypedWord, everyWord } from "./every-word.ts";

test.each([
  ["an amount of money", /\$\d/],
  ["a promised time", /\b(\d+ (hours|days)|7 minutes)/],
  ["the size of the land", /\b(\d+|forty) acres/i],
  ["the ages of the children", /aged \d/],
])("inserts %s into text from a single source", (_, pattern) => {
  const places = new Set<string>([
    ...Object.values(figures).map(({ value }) => value),
    ...Object.values(duration),
    site.responsePromise,
  ]);
  expect(everyTypedWord.filter(({ text }) => pattern.test(text) && !places.has(text))).toEqual([]);
});

/** Returns the path and the target of a link on this site. All steps of the quiz count as one. */
const place = (to: string) => to.replace(/\?[^#]*/, "").replace(/^\/quiz#.*/, "/quiz");
const pathOf = (to: string) => place(to).replace(/#.*/, "");
const called = (label: string) => label.toLowerCase().replace(/^the /, "");

/**
 * Links to compare. A bare hash refers to the page that has the link. The header's Donate link deliberately has another
 * target than those of the cards.
 */
const links = everyLink.filter(
  ({ to, label }) => to.startsWith("/") && !(label === layoutWords.donate.label && to === layoutWords.donate.to),
);

test("links text with a page's name to that page", () => {
  const paths = new Map(everyPage().map(({ title, path }) => [called(title), path]));
  expect(links.filter(({ label, to }) => (paths.get(called(label)) ?? pathOf(to)) !== pathOf(to))).toEqual([]);
});

test("links equal names to the same place", () => {
  const parted = links.filter((one) =>
    links.some((other) => called(one.label) === called(other.label) && place(one.to) !== place(other.to)),
  );
  expect(parted).toEqual([]);
});

test("links only to choices that a form offers", () => {
  const fields: readonly Field[] = Object.values(everyForm).flatMap((form: Form) => form.fields);
  const cannot = links.filter(({ to }) =>
    [...new URL(to, site.origin).searchParams].some(([name, value]) => {
      const named = fields.filter((field) => field.name === name);
      const takes = (field: Field) => !("choices" in field) || field.choices.some((choice) => choice.value === value);
      return !named.some(takes);
    }),
  );
  expect(cannot).toEqual([]);
});

test("offers equity seats only in paid programs", () => {
  const offered = equitySeat.fields
    .flatMap((field) => ("choices" in field ? field.choices : []))
    .map(({ value }) => value);
  const costing = programs.filter(({ summary }) => !/\bfree\b/.test(summary)).map(({ slug }) => slug);
  expect(offered).toEqual([undecided.value, ...costing, fromTheShop.value]);
});

test("sells no circle as a replay", () => {
  const circles = programs.filter(({ slug, summary }) => {
    const page = findProgramPage(slug);
    const isReplayed = page && accessTerms[page.access].prices.some((price) => /\breplay\b/i.test(price));
    return isReplayed && /\b(this|live|a) circle\b/i.test(`${summary} ${page.lead} ${page.format}`);
  });
  expect(circles.map(({ slug }) => slug)).toEqual([]);
});

test("takes statements about the pool's payments from one source", () => {
  const told = everyTypedWord.filter(({ text }) => /\b(pool|fund)\b.*\bpays for /.test(text));
  expect(told.length).toBeGreaterThan(2);
  expect(told.filter(({ text }) => !text.endsWith("pays for "))).toEqual([]);
});

test("tells donors about the remaining step without contradictions", () => {
  const giving = Object.values(everyForm).filter((form: Form) => form.sent.link);
  expect(giving.length).toBe(gifts.length);
  for (const { sent } of giving as Form[])
    expect(sent.text).toBe(isSample(sent.link?.href ?? "") ? giftCopy.noStep.text : giftCopy.oneStep.text);
  expect(everyWord.filter(({ text }) => /ways to send it|no (plan|subscription) to (cancel|stop)/i.test(text))).toEqual(
    [],
  );
});

test("never describes an equity seat as only free", () => {
  const free = everyWord.filter(({ text }) => /equity seat|seats:/i.test(text) && /no cost|free place/i.test(text));
  expect(free).toEqual([]);
});

test("explains decolonization as land first", () => {
  const explained = everyWord.filter(({ text }) => /\bDecolonization (means|is about) /.test(text));
  expect(explained).not.toEqual([]);
  const firsts = explained.map(({ at, text }) => ({
    at,
    first: text.slice(text.search(/Decolonization (means|is about)/)).split(".")[0],
  }));
  expect(firsts.filter(({ first }) => !/\b[Ll]and\b/.test(first ?? ""))).toEqual([]);
});

test("says plainly that no nation of the Munsee Lenape was asked or receives anything", () => {
  expect(landAcknowledgement.text).toMatch(/have not yet asked any of their nations .* none receives money or land/);
  expect(everyWord.filter(({ text }) => /not enough, so ten percent/i.test(text))).toEqual([]);
});
