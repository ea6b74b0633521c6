import { expect, test } from "vitest";
import { landVisit, schoolVisit } from "../../../data/first-visits.ts";
import { grammar, type OwnVisit, ownStory, ownVisits, voices } from "../../../data/own-story.ts";
import {
  firstLine,
  maxFragmentLength,
  maxNameLength,
  readStory,
  sheetsOf,
  storyFragment,
  tell,
  wholeStory,
} from "../../../src/first-visit/own-story.ts";

const read = (fragment: string) => readStory(fragment, voices, 8);

test("reads the story that it wrote", () => {
  const story = { name: "Zoë & Ana=1", voice: "she", cards: [1, 3, 8], pictures: "small" } as const;
  expect(read(storyFragment(story))).toEqual(story);
});

test("reads no story from an address without one", () => {
  expect(read("")).toBeUndefined();
  expect(read("#content")).toBeUndefined();
  expect(read("#utm_source=x")).toBeUndefined();
});

test.each([
  ["#who=wizard", wholeStory(8)],
  ["#cards=0.9.-1.1e3.x", wholeStory(8)],
  ["#cards=3.3.1", { ...wholeStory(8), cards: [1, 3] }],
  ["#pictures=<svg onload=alert(1)>", wholeStory(8)],
  ["#name=%E0%A4%A", { ...wholeStory(8), name: "\ufffd\ufffd%A" }],
  ["#name=__proto__&who=constructor", { ...wholeStory(8), name: "__proto__" }],
])("reads what it can from %s", (fragment, story) => {
  const found = read(fragment);
  expect({ ...found, name: "" }).toEqual({ ...story, name: "" });
  expect(found?.name.length).toBe(story.name.length === 0 ? 0 : found?.name.length);
});

test("keeps names short and printable", () => {
  expect(read(`#name=${"a".repeat(200)}`)?.name).toBe("a".repeat(maxNameLength));
  expect(read("#name=%20Ada%00%0A%E2%80%AE%20M%20")?.name).toBe("Ada M");
  expect(read(`#name=${encodeURIComponent("😀".repeat(41))}`)?.name).toBe("😀".repeat(maxNameLength));
});

test("reads nothing from a fragment that is too long", () => {
  expect(read(`#name=${"a".repeat(maxFragmentLength)}`)).toBeUndefined();
});

test("every name that fits can be read again", () => {
  const story = { ...wholeStory(8), name: "😀".repeat(maxNameLength), voice: "they" } as const;
  expect(storyFragment(story).length).toBeLessThanOrEqual(maxFragmentLength);
  expect(read(storyFragment(story))).toEqual(story);
});

test("speaks in each voice", () => {
  const sentence = "{S} [leave|leaves] when {s} [like|likes], with {p} card.";
  expect(voices.map((voice) => tell(sentence, grammar[voice]))).toEqual([
    "You leave when you like, with your card.",
    "I leave when I like, with my card.",
    "She leaves when she likes, with her card.",
    "He leaves when he likes, with his card.",
    "They leave when they like, with their card.",
  ]);
});

test("has the name in its first line, as it is", () => {
  const line = (name: string, voice: (typeof voices)[number]) =>
    firstLine({ ...wholeStory(8), name, voice }, "the Homestead", ownStory.first, grammar[voice]);
  expect(line("Ada", "she")).toBe("This is Ada’s first visit to the Homestead.");
  expect(line("", "she")).toBe("This is her first visit to the Homestead.");
  expect(line("$& {place}", "I")).toBe("I am $& {place}. This is my first visit to the Homestead.");
  expect(line("", "you")).toBe("This is your first visit to the Homestead.");
});

test("orders pages so that folded sheets read from front to back", () => {
  expect(sheetsOf([1, 2, 3, 4])).toEqual([
    [4, 1],
    [2, 3],
  ]);
  expect(sheetsOf([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([
    [9, 1],
    [2, undefined],
    [undefined, 3],
    [4, undefined],
    [8, 5],
    [6, 7],
  ]);
});

test.each([
  ["land", landVisit],
  ["school", schoolVisit],
] as const)("tells each scene of the %s visit in two sentences and every voice", (key, { scenes }) => {
  const { pages }: OwnVisit = ownVisits[key];
  expect(Object.keys(pages)).toEqual(scenes.map(({ picture }) => picture));
  for (const sentences of Object.values(pages))
    for (const voice of voices)
      for (const sentence of sentences) expect(tell(sentence, grammar[voice])).toMatch(/^[A-Z][^{}[\]|]*\.$/);
});

test("agrees with the stories about doors, benches and the way out", () => {
  const land = JSON.stringify(landVisit);
  for (const fact of [
    "wooden name badge",
    "A hand bell rings for meals",
    "Lift it a little, then push",
    "bench every few minutes",
  ])
    expect(land).toContain(fact);
  const school = JSON.stringify(schoolVisit);
  for (const fact of ["Every room has a door to the garden", "Headphones hang by the door", "look under the tables"])
    expect(school).toContain(fact);
});
