import { expect, test } from "vitest";
import { people } from "../../../data/people.ts";
import { skins } from "../../../data/skins.ts";
import { peoplePictures } from "../../../src/drawings/people.ts";
import { paperColors } from "../../../src/drawings/person-drawing.tsx";

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/g) ?? []).map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test.each(Object.entries(skins))(
  "shows %s skin with a contrast of at least 3:1 to the ground and to paper",
  (_, skin) => {
    expect(contrast(skin, paperColors.ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(skin, paperColors.paper)).toBeGreaterThanOrEqual(3);
  },
);

test("draws each person differently, with skin and one light", () => {
  const drawn = people.map(({ key }) => peoplePictures[key]);
  expect(new Set(drawn.map((marks) => JSON.stringify(marks))).size).toBe(people.length);
  for (const marks of drawn) {
    expect(marks.some(({ ink }) => ink.startsWith("skin"))).toBe(true);
    expect(marks.some(({ ink }) => ink.startsWith("glow"))).toBe(true);
    expect(marks.map(({ d }) => d).join("")).not.toMatch(/NaN/);
  }
});

test("uses each of the six skins for somebody", () => {
  expect(new Set<string>(people.map(({ skin }) => skin))).toEqual(new Set(Object.keys(skins)));
});
