import { expect, test } from "vitest";
import { briefs } from "../../../data/briefs.ts";
import { programFactsAt } from "../../../data/program-facts.ts";
import { findProgramPage } from "../../../data/program-pages.ts";
import { programs } from "../../../data/programs.ts";
import { refunds } from "../../../data/refunds.ts";
import { terms } from "../../../data/terms.ts";
import { everyWord } from "./every-word.ts";

const { short, live, course, shop, summary, rules } = refunds;
const stated = [short, live, course, shop, summary, ...rules];

test("every text about the time of a refund is a sentence of data/refunds.ts", () => {
  const others = everyWord.filter(({ text }) => /refund/i.test(text) && /\b(days|before|opens|starts)\b/.test(text));
  expect(others.map(({ text }) => text).filter((text) => !(stated as readonly string[]).includes(text))).toEqual([]);
});

test("the terms say once that everything comes back in the first days", () => {
  const words = JSON.stringify({ inShort: terms.inShort, sections: terms.sections });
  expect(words).toContain(summary);
  expect(words.match(/within 14 days/gi)).toEqual(["Within 14 days", "within 14 days"]);
  expect(words.match(/full refund within 14 days|within 14 days of paying, you get a full refund/gi)).toHaveLength(1);
});

test("retreats come back until a week before they start, and nothing else is said", () => {
  const said = JSON.stringify(briefs);
  expect(said).toContain(live);
  expect(said).not.toContain(short);
});

test("a course that also starts live has both times, a live program its own, a membership's program the membership's", () => {
  for (const program of programs) {
    const page = findProgramPage(program.slug);
    if (!page) continue;
    const { facts } = programFactsAt(program, page, new Date(2026, 10, 28));
    const lines = facts.find(({ term }) => term === "Refunds")?.lines.map(({ text }) => text);
    expect(lines, program.slug).toEqual([{ course, unpublished: live }[page.access as string] ?? short]);
  }
});

test("live sentences have the days of the rules", () => {
  const [, days] = /until (\d+ days) before it starts/.exec(live) ?? [];
  expect(days).toBeDefined();
  expect(course).toContain(`${days} before a live course starts`);
  expect(rules.join(" ")).toContain(`until ${days} before it starts`);
});
