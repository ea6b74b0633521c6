import { expect, test } from "vitest";
import { milestones } from "../../../data/milestones.ts";
import { cohortYear, figures, inPersonCourses, site } from "../../../data/site.ts";
import { everyTypedWord, everyWord } from "./every-word.ts";

test("names one place to arrive without a car", () => {
  const stop = /\b(train station|bus (stop|station)|(to|from|by|the) train\b)/i;
  const typed = everyTypedWord.filter(({ text }) => stop.test(text) && text !== site.busStop);
  expect(typed).toEqual([]);
  const told = everyWord.filter(({ text }) => text.includes("bus stop"));
  expect(told.length).toBeGreaterThan(4);
  expect(told.filter(({ text }) => !text.includes(site.busStop))).toEqual([]);
});

test("says when the courses in person ended wherever it counts them", () => {
  const told = everyWord.filter(({ text }) => /\bcourses?\b.*\bin person\b|\bin person\b.*\bcourses?\b/i.test(text));
  expect(told.length).toBeGreaterThan(2);
  expect(told.filter(({ text }) => !text.includes(`ended in ${inPersonCourses.ended}`))).toEqual([]);
});

test("starts the live courses of the cohort year in the season of their milestone", () => {
  const live = milestones.find(({ what }) => what.startsWith("Live courses"));
  expect(live?.when.toLowerCase()).toContain(cohortYear.liveFrom);
  expect(figures.scholarshipsThisYear.counts).toContain(`live courses start in ${cohortYear.liveFrom}`);
  expect(everyWord.filter(({ text }) => /cohort year.*\bbegan\b/i.test(text))).toEqual([]);
});
