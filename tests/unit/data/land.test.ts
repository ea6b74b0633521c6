import { expect, test } from "vitest";
import { briefs } from "../../../data/briefs.ts";
import { eventsAt } from "../../../data/events.ts";
import { landVisit } from "../../../data/first-visits.ts";
import { closing, gatheringsAt, land as landSection } from "../../../data/homestead.ts";
import { ground, land, landMap, landPlaces } from "../../../data/land.ts";
import { landMonths } from "../../../data/land-months.ts";
import { landToday, noonSun } from "../../../data/land-today.ts";
import { site } from "../../../data/site.ts";
import { heightOn } from "../../../src/drawings/contour-lines.ts";
import { alongLoop, lengths, nearest } from "../../../src/drawings/land-map.ts";
import type { Point } from "../../../src/drawings/pen.ts";

const squareFeetOfAcre = 43_560;
const feetPerUnit = Math.sqrt((site.homesteadAcres * squareFeetOfAcre) / (land.width * land.height));

const points = alongLoop(land.loop);
const sums = lengths(points);
const whole = sums.at(-1) ?? 0;
const [barn] = landPlaces;
const placeNamed = (key: string) => landPlaces.find((place) => place.key === key) ?? barn;
const heightAt = (point: Point) => heightOn(land.heights, land.spacing, point);

/** Returns a place's distance from the barn along the loop, in units of the map. */
function fromBarn({ x, y }: { x: number; y: number }): number {
  const at = (place: Point) => sums[nearest(points, place)] ?? 0;
  return (at([x, y]) - at([barn.x, barn.y]) + whole) % whole;
}

const visit = briefs.find(({ path }) => path === "/homestead/visit");
const everyText = (value: unknown): string => JSON.stringify(value);

test("has eight places, far enough apart for fingers on a phone of 320 px", () => {
  expect(landPlaces).toHaveLength(8);
  const unitsOfTarget = (44 * land.width) / 320;
  for (const [index, one] of landPlaces.entries())
    for (const other of landPlaces.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.key}, ${other.key}`).toBeGreaterThan(
        unitsOfTarget * 0.75,
      );
});

test("lists the places of the loop in walking order", () => {
  const ways = landPlaces.filter(({ isFlat }) => isFlat).map(fromBarn);
  expect(ways).toEqual([...ways].sort((one, other) => one - other));
});

test("keeps the short loop flat enough for a wheelchair", () => {
  const steepest = 1 / 20;
  const between = 6;
  for (const [index, point] of points.entries()) {
    const other = points[(index + between) % points.length] ?? point;
    const way = Math.hypot(point[0] - other[0], point[1] - other[1]) * feetPerUnit;
    expect(Math.abs(heightAt(point) - heightAt(other)) / way).toBeLessThan(steepest);
  }
});

test("states the minutes to each place of the loop, which takes an hour", () => {
  for (const place of landPlaces) {
    const [, minutes] = /^(\d+) minutes from the barn$/.exec(place.measure) ?? [];
    if (!minutes) continue;
    const share = fromBarn(place) / whole;
    expect(Math.abs(ground.loop * Math.min(share, 1 - share) - Number(minutes)), place.key).toBeLessThanOrEqual(1);
  }
  expect(everyText(visit)).toContain("One hour on the short loop, two on the long one.");
  expect(everyText(landVisit)).toContain("takes an hour");
  expect(landMap.key.loop).toContain(`${ground.loop} minutes`);
  expect([ground.loop, ground.longLoop]).toEqual([60, 120]);
});

test("agrees with the pages of events about doors and the way to the meadow", () => {
  const events = everyText(eventsAt(new Date()));
  expect(events).toContain(`doors are ${ground.door} inches wide`);
  expect(barn.measure).toContain(`${ground.door} in`);
  expect(events).toContain(`level and ${ground.meadow} yards long`);
  const meadow = placeNamed("meadow");
  expect((fromBarn(meadow) * feetPerUnit) / 3).toBeCloseTo(ground.meadow, -1);
  expect(meadow.measure).toContain(`${ground.meadow} level yards`);
  expect(events).toContain("the meadow is cold until eleven");
  expect(events).toContain("East meadow".toLowerCase());
});

test("states how far the creek bend is below the loop", () => {
  const { x, y, measure } = placeNamed("creek");
  const loopThere = points[nearest(points, [x, y])] ?? [0, 0];
  const feet = Number.parseInt(measure, 10);
  expect(heightAt(loopThere) - heightAt([x, y])).toBeGreaterThan(feet - 3);
  expect(heightAt(loopThere) - heightAt([x, y])).toBeLessThan(feet + 3);
  expect(placeNamed("creek").isFlat).toBe(false);
});

test("agrees with the stories and pages of the Homestead", () => {
  const story = everyText(landVisit);
  for (const fact of [ground.kitchen, ground.quietRoom, ground.farmhouse, ground.stepFree, ground.creekPath])
    expect(story).toContain(fact);
  expect(everyText(visit)).toContain("The creek path is steep.");
  expect(everyText(visit)).toContain(ground.lowEnd);
  expect(everyText(landSection.features)).toContain(ground.garden);
  expect(everyText(landSection.features)).toContain(ground.forest);
  expect(story).toContain("The road is ten minutes on foot");
  expect(ground.road).toBe(10);
  expect(closing.text).toContain("which paths are flat");
});

test("names no place of ceremony", () => {
  expect(everyText([landPlaces, landMonths])).not.toMatch(/ceremon/i);
});

test("has a line for each month, in its order", () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month, 15).toLocaleString("en-US", { month: "long" }),
  );
  expect(landMonths.map(({ name }) => name)).toEqual(months);
});

test("names the day of a gathering in its month", () => {
  const builtAt = new Date("2026-11-29T12:00:00-05:00");
  const [soup] = gatheringsAt(builtAt);
  const { months } = landToday(builtAt);
  expect(soup?.startsAt).toContain("2026-12-27");
  expect(months.map(({ line }) => line)).toEqual([
    expect.stringMatching(/^November: .*\.$/),
    "December: the hens are quiet, and the fire circle is lit. Fire and soup is on the 27th.",
    undefined,
  ]);
  expect(months.map(({ from }) => from)).toEqual([
    "2026-11-01T00:00:00-04:00",
    "2026-12-01T00:00:00-05:00",
    "2027-01-01T00:00:00-05:00",
  ]);
});

test.each([
  ["2026-06-21", 71],
  ["2026-12-21", 25],
  ["2026-03-23", 48],
  ["2026-11-29", 26],
])("knows the height of the sun at noon on %s", (day, degrees) => {
  expect(noonSun(new Date(`${day}T17:00:00Z`))).toBe(degrees);
});
