import { expect, test } from "vitest";
import { microSchool } from "../../../data/erins-place.ts";
import { everyPage } from "../../../data/every-page.ts";
import { payItForward } from "../../../data/forms/pay-it-forward.ts";
import { retention } from "../../../data/forms/retention.ts";
import { layoutWords } from "../../../data/layout.ts";
import {
  extraCost,
  foundingMember,
  type Plan,
  planByKey,
  plans,
  yearlyTotal,
  yearsToMatch,
} from "../../../data/plans.ts";
import { products } from "../../../data/products.ts";
import { accessTerms } from "../../../data/program-access.ts";
import { findProgramPage } from "../../../data/program-pages.ts";
import { programs } from "../../../data/programs.ts";
import { tiers } from "../../../data/quiz/tiers.ts";
import { figures, site } from "../../../data/site.ts";
import { everyLink, everyWord } from "./every-word.ts";

/** What `pattern` finds in all words, where `known` does not have it. */
function unknownIn(pattern: RegExp, known: readonly (string | number)[]) {
  const words = new Set(known.map(String));
  return everyWord.flatMap(({ at, text }) =>
    [...text.matchAll(pattern)]
      .map(([found]) => found)
      .filter((found) => !words.has(found))
      .map((found) => ({ at, found })),
  );
}

test("every sum of money is a price, a total or a figure of the data", () => {
  const included = planByKey(foundingMember.includes);
  const sums = [
    ...plans.flatMap((plan: Plan) =>
      plan.payments.flatMap((way) => [way.amount, yearlyTotal(way), extraCost(plan, way)]),
    ),
    foundingMember.price,
    yearsToMatch(foundingMember.price, included) * included.payments[0].amount,
    ...tiers.map(({ price }) => price),
    ...products.flatMap(({ price, original_price, price_tiers }) => [
      price ?? 0,
      original_price ?? 0,
      ...price_tiers.map(({ amount }) => amount),
    ]),
    ...payItForward.fields.flatMap((field) => ("suggestions" in field ? field.suggestions : [])),
  ].map((sum) => `$${sum.toLocaleString("en-US")}`);
  const values = Object.values(figures).map(({ value }) => value);
  expect(unknownIn(/\$\d[\d,]*(K\+?)?/g, [...sums, ...values])).toEqual([]);
});

test("hours, days, acres and ages are the ones the organization promises", () => {
  const { youngest, oldest } = microSchool;
  expect(
    unknownIn(/\d+ (hours|days|acres)( on [a-z]+ days)?|aged \d+( to |–)\d+/g, [
      site.responsePromise.replace("within ", ""),
      ...Object.values(retention).map((days) => `${days} days`),
      `${site.homesteadAcres} acres`,
      `aged ${youngest} to ${oldest}`,
      `aged ${youngest}–${oldest}`,
    ]),
  ).toEqual([]);
});

/** Path and target of a link on this site; the steps of the quiz are one place. */
const place = (to: string) => to.replace(/\?[^#]*/, "").replace(/^\/quiz#.*/, "/quiz");
/** What it is called, where case and article do not count. */
const called = (label: string) => label.toLowerCase().replace(/^the /, "");

/** The bar’s button leads to the scholarships, the cards’ to the page of that name: both are agreed. */
const besideTheBar = everyLink.filter(
  ({ to, label }) => label !== layoutWords.donate.label || to !== layoutWords.donate.to,
);

test("what is called by the name of a page leads to that page", () => {
  const paths = new Map(everyPage().map(({ title, path }) => [called(title), path]));
  const astray = besideTheBar.filter(
    ({ label, to }) => (paths.get(called(label)) ?? place(to).split("#")[0]) !== place(to).split("#")[0],
  );
  expect(astray).toEqual([]);
});

test("links of one name lead to one place", () => {
  // A target alone is on whatever page the link stands on.
  const links = besideTheBar.filter(({ to }) => to.startsWith("/"));
  const parted = links.filter((one) =>
    links.some((other) => called(one.label) === called(other.label) && place(one.to) !== place(other.to)),
  );
  expect(parted).toEqual([]);
});

test("no circle is sold as a replay", () => {
  const circles = programs.filter(({ slug, summary }) => {
    const page = findProgramPage(slug);
    const replay = page && accessTerms[page.access].terms.some((terms) => /replay: /i.test(terms));
    return replay && /\b(this|live|a) circle\b/i.test(`${summary} ${page.lead} ${page.format}`);
  });
  expect(circles.map(({ slug }) => slug)).toEqual([]);
});

test("an equity seat is never said to be free and nothing else", () => {
  const free = everyWord.filter(({ text }) => /equity seat|seats:/i.test(text) && /no cost|free place/i.test(text));
  expect(free).toEqual([]);
});
