import { expect, test } from "vitest";
import { accessLinks, ceuLines, nextStepAfter, programFactsAt } from "../../../data/program-facts.ts";
import { findProgramPage } from "../../../data/program-pages.ts";
import { programBySlug, programs } from "../../../data/programs.ts";

const builtAt = new Date("2026-11-25T12:00:00Z");

function factsOf(slug: string) {
  const page = findProgramPage(slug);
  if (!page) throw new Error(`no page for ${slug}`);
  return programFactsAt(programBySlug(slug), page, builtAt);
}

const withPage = programs.map(({ slug }) => slug).filter((slug) => findProgramPage(slug));
const linesOf = (slug: string, term: string) => factsOf(slug).facts.find((fact) => fact.term === term)?.lines ?? [];
const textOf = (slug: string, term: string) => linesOf(slug, term).map(({ text }) => text);

const terms = ["Price", "Refunds", "Dates", "Length", "Taught by", "CEU hours", "Access"];

test.each(withPage)("states every known fact about %s, in order, and names the others", (slug) => {
  const { facts, missing } = factsOf(slug);
  const stated = facts.map(({ term }) => term);
  expect(stated).toEqual(terms.filter((term) => stated.includes(term)));
  for (const { term, lines } of facts) expect(lines.length, term).toBeGreaterThan(0);
  expect(stated.length + missing.length).toBeGreaterThanOrEqual(terms.length);
  expect(new Set(missing).size).toBe(missing.length);
});

test("leaves out a row without a known fact, and names it once", () => {
  const { facts, missing } = factsOf("liberation-journey");
  expect(facts.map(({ term }) => term)).toEqual(["Refunds", "Length", "Taught by", "CEU hours", "Access"]);
  expect(missing).toEqual(["the price", "the dates", "the total hours", "live captions and sign language"]);
});

test("prepares a message about access", () => {
  const { pathname, searchParams, hash } = new URL(
    linesOf("decolonization-101", "Access").at(-1)?.link?.to ?? "",
    "https://site.example",
  );
  expect([pathname, hash, searchParams.get("inquiry")]).toEqual(["/contact", "#form", "academy"]);
  expect(searchParams.get("subject")).toBe(`${programBySlug("decolonization-101").title}: access`);
});

test("states prices of the program, and tells a product of the same name apart", () => {
  expect(textOf("decolonization-101", "Price")[0]).toBe(
    "$197 on your own with Foundations, $597 live with a group, or $1,997 for Foundations, Self, Home and Work, paid once.",
  );
  expect(linesOf("parenting-for-liberation", "Price").at(-1)).toEqual({
    text: "The shop sells videos and scripts for home, without the circle, for $147.",
    link: { label: "Parenting for Liberation Bundle", to: "/shop/parenting-for-liberation-bundle" },
  });
});

test("dates what opens from the milestones", () => {
  expect(textOf("decolonization-101", "Dates").slice(0, 2)).toEqual([
    "At your own pace: from Jan 2027.",
    "Live: from Spring 2027.",
  ]);
});

test("names the teachers of the Academy’s own programs", () => {
  const own = programs.filter((program) => !("partner" in program));
  expect(own).toHaveLength(6);
  for (const { slug } of own) expect(linesOf(slug, "Taught by")[0]?.link?.to, slug).toMatch(/^\/about\/people#/);
});

test("admits that no accreditor has approved hours, and names the one that has", () => {
  expect(textOf("facilitator-certification", "CEU hours")[0]).toBe(
    "Planned. No accreditor has approved hours yet, so please do not count on them.",
  );
  const lines = ceuLines(programBySlug("facilitator-certification"), { accreditor: "the Soup Board" });
  expect(lines).toEqual([
    { text: expect.stringMatching(/^Yes, approved by the Soup Board\. /) },
    { missing: "the number of CEU hours, and the licenses" },
  ]);
  expect(textOf("decolonization-101", "CEU hours")).toEqual(["None. This program does not count toward a license."]);
});

test.each([
  ["facilitator-certification", ["courses", "ceu"]],
  ["liberation-journey", ["courses"]],
])("records what a visitor of %s came for on the waitlist", (slug, interests) => {
  const page = findProgramPage(slug);
  const [link] = page ? accessLinks(programBySlug(slug), page) : [];
  expect(new URL(link?.to ?? "", "https://site.test").searchParams.getAll("interest")).toEqual(interests);
});

test("leads from each program to another step that fits", () => {
  for (const slug of withPage) expect(nextStepAfter(slug).to, slug).not.toBe(programBySlug(slug).url);
  expect(nextStepAfter("liberation-journey").to).toBe("/academy/facilitator-certification");
  expect(nextStepAfter("facilitator-certification").to).toBe("/shop/educator-facilitator-toolkit");
});
