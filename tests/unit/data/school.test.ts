import { expect, test } from "vitest";
import { briefAt } from "../../../data/briefs.ts";
import * as erinsPlace from "../../../data/erins-place.ts";
import { schoolVisit } from "../../../data/first-visits.ts";
import { people, peoplePage } from "../../../data/people.ts";
import { roomPlan, safeguarding } from "../../../data/safeguarding.ts";
import {
  dailyCompany,
  firstVisitCompany,
  pods,
  rooms,
  rules,
  rulesAbout,
  type SchoolRule,
  schoolLead,
  statement,
} from "../../../data/school.ts";
import { launchFindings } from "../../../scripts/launch-findings.ts";
import { everyTypedWord } from "./every-word.ts";

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const adults: readonly string[] = [...pods.flatMap((pod) => pod.adults), schoolLead];

const teachers = people.filter(({ branch }) => branch === "erins-place");

/** Texts of every page about the school. */
const pages: Record<string, string[]> = {
  safeguarding: textsOf([safeguarding, roomPlan]),
  story: textsOf(schoolVisit),
  visit: textsOf(briefAt("/erins-place/hello")),
  school: textsOf({ ...erinsPlace }),
  people: textsOf([teachers, peoplePage.groups]),
};

test("puts two named adults with every pod, each with one pod only", () => {
  for (const pod of pods) expect(pod.adults.length).toBeGreaterThanOrEqual(2);
  expect(new Set(adults).size).toBe(adults.length);
  expect(teachers.map(({ key }) => key)).toEqual(expect.arrayContaining([...adults]));
});

test("names every person of the school in safeguarding", () => {
  const named = pages.safeguarding?.join(" ").replaceAll("\u00a0", " ");
  for (const { name, key } of teachers) {
    expect(adults).toContain(key);
    expect(named).toContain(name);
  }
});

const roomWords = /\b(?:the|a|an|our|your) ((?:[\w-]+ )?(?:room|corner|kitchen|garden|workshop|hall|studio))\b/gi;

test("calls each room by the same name on every page", () => {
  const known = new Set<string>(["room", ...rooms.map(({ name }) => name)]);
  const others = Object.entries(pages).flatMap(([page, texts]) =>
    texts.flatMap((text) =>
      [...text.matchAll(roomWords)]
        .map(([, name = ""]) => name.toLowerCase())
        .filter((name) => !known.has(name))
        .map((name) => `${page}: ${name}`),
    ),
  );
  expect(others).toEqual([]);
  for (const { name, has } of rooms) {
    expect(pages.story?.join(" ")).toContain(`The ${name} has ${has}.`);
    expect(pages.visit?.join(" ")).toContain(`the ${name}`);
  }
});

test("states who stays with a child in one wording", () => {
  for (const page of ["safeguarding", "story", "visit"] as const)
    expect(pages[page]?.filter((text) => text.includes(firstVisitCompany))).toHaveLength(1);
  for (const page of ["safeguarding", "school", "people"] as const)
    expect(pages[page]?.join(" ")).toContain(dailyCompany);
});

const company = [
  /\b(?:stays?|staying|remains?|waits?|keeps?) (?:\w+ )?(?:with|near|beside|by|close to) (?:you|your child|the child|a child|children|them|both)\b/i,
  /\b(?:leave|drop off|hand over) your child\b/i,
  /\b(?:two|three|one) (?:adults?|grown-ups?|of us|teachers?) (?:is|are|stays?|per|for)\b/i,
  /\bpod has (?:two|three|\d)\b/i,
  /\balone with (?:you|your child|a child|children)\b/i,
];

test("types who stays with a child only in data/school.ts", () => {
  const typed = everyTypedWord.filter(({ text }) => company.some((words) => words.test(text)));
  const places = new Set(typed.map(({ at }) => at.replace(/:\d+$/, "")));
  expect([...places]).toEqual(["data/school.ts"]);
});

test.each([
  "Your grown-up stays with you the whole time.",
  "One of us stays near your child while another talks with you.",
  "Each pod has two of us.",
  "A pod has two adults.",
  "Two grown-ups are with each pod.",
])("recognizes another wording: %s", (text) => {
  expect(company.some((words) => words.test(text))).toBe(true);
});

const draft: SchoolRule = { key: "songs", about: "conduct", text: "We ask before we sing.", placeholder: true };

test("publishes a rule as soon as a person has confirmed it", () => {
  const confirmed = { ...draft, confirmedBy: "ama-d", confirmedOn: "2026-11-28" };
  expect(rulesAbout("conduct", [draft])).toEqual([]);
  expect(statement(["songs"], [draft])).toBe("");
  expect(rulesAbout("conduct", [confirmed])).toEqual([draft.text]);
  expect(statement(["songs"], [confirmed])).toBe(draft.text);
});

test("lists the sample confirmation of each rule for the launch", () => {
  const found = launchFindings("rules", rules, "2030-01-01");
  expect(found.map(({ kind }) => kind)).toEqual(rules.map(() => "sample"));
});

test("tells parents who confirmed the rules, and of no doubt", () => {
  expect(safeguarding.note).toBe("Rules confirmed by Ama\u00a0D. on November 28, 2026.");
  expect(pages.safeguarding?.filter((text) => /not confirmed|not yet|faces/i.test(text))).toEqual([]);
});
