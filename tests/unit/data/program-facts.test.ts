import { expect, test } from "vitest";
import { accessLinks, ceuLines, programFactsAt } from "../../../data/program-facts.ts";
import { nextStepAfter } from "../../../data/program-next.ts";
import { findProgramPage } from "../../../data/program-pages.ts";
import { programBySlug, programs } from "../../../data/programs.ts";

const builtAt = new Date("2026-11-25T12:00:00Z");

function factsOf(slug: string) {
  const page = findProgramPage(slug);
  if (!page) throw new Error(`no page for ${slug}`);
  return programFactsAt(programBySlug(slug), page, builtAt);
}

const withPage = programs.map(({ slug }) => slug).filter((slug) => findProgramPage(slug));
const linesOf = (slug: string, term: string) => factsOf(slug).find((fact) => fact.term === term)?.lines ?? [];
const textOf = (slug: string, term: string) => linesOf(slug, term).map(({ text }) => text);

test.each(withPage)("states every fact about %s, and where to ask about an open one", (slug) => {
  const facts = factsOf(slug);
  expect(facts.map(({ term }) => term)).toEqual([
    "Price",
    "Refunds",
    "Dates",
    "Length",
    "Taught by",
    "CEU hours",
    "Access",
  ]);
  for (const { term, lines } of facts) {
    expect(lines.length, term).toBeGreaterThan(0);
    for (const { text, link } of lines.filter((line) => /to be confirmed/i.test(line.text))) {
      expect(link?.label, text).toBe("Ask us");
      const { pathname, searchParams, hash } = new URL(link?.to ?? "", "https://site.example");
      expect([pathname, hash, searchParams.get("inquiry")]).toEqual(["/contact", "#form", "academy"]);
      expect(searchParams.get("subject")).toContain(programBySlug(slug).title);
    }
  }
});

test("states prices of the program, and tells a product of the same name apart", () => {
  expect(textOf("decolonization-101", "Price")[0]).toBe("$197 on your own, or $597 live with a group, paid once.");
  expect(textOf("liberation-journey", "Price")).toEqual(["To be confirmed."]);
  expect(linesOf("parenting-for-liberation", "Price").at(-1)).toEqual({
    text: "The shop has a different item with the same name for $147: videos and scripts for home, without the circle.",
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
  expect(lines.map(({ text }) => text).join(" ")).toMatch(/^Yes, approved by the Soup Board\. .* to be confirmed/);
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
  for (const slug of withPage) expect(nextStepAfter(slug).link.to, slug).not.toBe(programBySlug(slug).url);
  expect(nextStepAfter("liberation-journey").link.to).toBe("/academy/facilitator-certification");
  expect(nextStepAfter("facilitator-certification").link.to).toBe("/shop/educator-facilitator-toolkit");
});
