import { describe, expect, test } from "vitest";
import { atItsPlace, praxisArcs, radii, turnTo, wheelSegments } from "../../../src/wheel/geometry.ts";

const ten = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] as const;
const four = ["north", "east", "south", "west"] as const;

type Key = (typeof ten)[number];
const answers = { a: 5, c: 3, d: 1, j: 6 };

function wheel(lit: Key, counts?: Partial<Record<Key, number>>) {
  return wheelSegments({ keys: ten, counts, lit: [lit], turn: turnTo(ten, lit) });
}

/** Returns the corners of a path that has only absolute commands. */
function corners(d: string): [x: number, y: number][] {
  return [...d.matchAll(/[MLA]([^MLAZ]*)/g)].map(([, numbers = ""]) => {
    const [x = Number.NaN, y = Number.NaN] = (numbers.match(/-?\d+/g) ?? []).map(Number).slice(-2);
    return [x, y];
  });
}

/** Returns the distance of a point from the line through the origin at an angle. */
function distance([x, y]: [number, number], degrees: number): number {
  const radians = (degrees * Math.PI) / 180;
  return Math.abs(x * Math.cos(radians) + y * Math.sin(radians));
}

function reach(d: string): number {
  return Math.max(0, ...corners(d).map(([x, y]) => Math.hypot(x, y)));
}

function rings(depth: string): string[] {
  return depth.split("Z").filter(Boolean);
}

describe.each<[string, readonly string[]]>([
  ["ten roles", ten],
  ["four roles", four],
])("a wheel of %s", (_, keys) => {
  const segments = wheelSegments({ keys, counts: {}, lit: [], turn: 0 });

  const angle = 360 / keys.length;

  test("covers the circle with equally rotated segments", () => {
    expect(segments.map(({ middle }) => middle)).toEqual(keys.map((_, place) => (place + 0.5) * angle));
    expect(atItsPlace({ middle: 18 })).toBe("rotate(18)");
  });

  test("keeps a constant gap between segments", () => {
    const halves = segments.flatMap(({ background }) =>
      [-angle / 2, angle / 2].map((edge) => {
        const near = corners(background)
          .map((corner) => distance(corner, edge))
          .sort((one, other) => one - other);
        return near.slice(0, 2);
      }),
    );
    for (const half of halves.flat()) expect(Math.abs(half - 6.5)).toBeLessThan(1);
  });

  test("turns each role to the top the shorter way", () => {
    for (const key of keys) {
      const turn = turnTo(keys, key);
      expect(Math.abs(turn)).toBeLessThanOrEqual(180);
      const [first] = wheelSegments({ keys, lit: [key], turn });
      expect(first).toMatchObject({ key, middle: 0 });
    }
  });

  test("continues clockwise from the top in color order", () => {
    const [, last = ""] = keys.slice(-2);
    const places = wheelSegments({ keys, lit: [], turn: turnTo(keys, last) }).map(({ place }) => place);
    expect(places).toEqual([keys.length - 1, ...keys.slice(1).map((_, place) => place)]);
  });

  test("uses whole numbers with and without counts", () => {
    const drawn = [undefined, {}, { [keys[0] ?? ""]: 15 }].map((counts) =>
      wheelSegments({ keys, counts, lit: keys, turn: 7 }).map(({ background, depth, cap, focus, nameLine }) => [
        background,
        depth,
        cap,
        focus,
        nameLine,
      ]),
    );
    for (const d of drawn.flat(2)) expect(d).toMatch(/^[MLAZ\d\s-]*$/);
  });

  test("keeps all names readable from left to right", () => {
    for (const key of keys) {
      for (const { nameLine } of wheelSegments({ keys, lit: [], turn: turnTo(keys, key) })) {
        const [start, end] = corners(nameLine);
        const isUpright = Math.abs((end?.[0] ?? 0) - (start?.[0] ?? 0)) < 1;
        if (!isUpright) expect(end?.[0]).toBeGreaterThan(start?.[0] ?? Number.NaN);
      }
    }
  });
});

describe("depth", () => {
  const byKey = new Map(wheel("j", answers).map((segment) => [segment.key, segment.depth]));
  const depthOf = (key: Key) => byKey.get(key) ?? "";

  test("shows a ring for each answer and none for other roles", () => {
    expect([...ten].map((key) => rings(depthOf(key)).length)).toEqual([5, 0, 3, 1, 0, 0, 0, 0, 0, 6]);
  });

  test("reaches farther for more answers and fills the segment of the most", () => {
    const reaches = (["b", "d", "c", "a", "j"] as const).map((key) => reach(depthOf(key)));
    expect(reaches).toEqual([...new Set(reaches)].sort((one, other) => one - other));
    expect(radii.outer - (reaches.at(-1) ?? 0)).toBeLessThan(16);
  });

  test("uses rings of equal thickness", () => {
    const outsides = rings(depthOf("j")).map(reach);
    const steps = outsides.slice(1).map((outside, index) => outside - (outsides[index] ?? 0));
    for (const step of steps) expect(Math.abs(step - (steps[0] ?? 0))).toBeLessThanOrEqual(2);
    expect(rings(depthOf("a"))).toHaveLength(5);
    expect(reach(rings(depthOf("a")).at(-1) ?? "")).toBeCloseTo(outsides[4] ?? 0, -1);
  });

  test("separates fifteen rings", () => {
    const [lit] = wheel("c", { c: 15 });
    const across = rings(lit?.depth ?? "").map((ring) => corners(ring).map(([x, y]) => Math.hypot(x, y)));
    const rooms = across.slice(1).map((ring, index) => Math.min(...ring) - Math.max(...(across[index] ?? [])));
    expect(Math.min(...rooms)).toBeGreaterThan(1);
  });

  test("fills the lit role and leaves others empty without counts", () => {
    const [lit, ...others] = wheel("e");
    expect(radii.outer - reach(lit?.depth ?? "")).toBeLessThan(16);
    expect(others.map(({ depth }) => depth).join("")).toBe("");
  });

  test("fills nothing without answers", () => {
    expect(
      wheel("e", {})
        .map(({ depth }) => depth)
        .join(""),
    ).toBe("");
  });
});

describe("lit roles", () => {
  test("extend beyond the others", () => {
    const segments = wheelSegments({ keys: ten, counts: answers, lit: ["a", "f"], turn: 0 });
    expect(segments.filter(({ cap }) => cap !== "").map(({ key }) => key)).toEqual(["a", "f"]);
    expect(segments.filter(({ isLit }) => isLit).map(({ cap }) => Math.round(reach(cap) / 10))).toEqual([43, 43]);
  });

  test("cause an error for an unknown key", () => {
    expect(() => turnTo<string>(ten, "poet")).toThrow(/poet/);
  });
});

describe("praxis arcs", () => {
  const arcs = praxisArcs();

  test("form three arcs on one circle around the segments", () => {
    const far = arcs.flatMap(({ bands }) => corners(bands)).map(([x, y]) => Math.hypot(x, y));
    for (const radius of far) expect(Math.abs(radius - radii.praxis)).toBeLessThan(5);
    expect(radii.praxis).toBeGreaterThan(radii.cap);
    expect(arcs).toHaveLength(3);
  });

  test("place self on the left, home on the right, and work at the bottom", () => {
    const middles = arcs.map(({ wordLine }) => {
      const [[left, up], [right, down]] = corners(wordLine) as [[number, number], [number, number]];
      return [left + right, up + down] as const;
    });
    const sideOf = (x: number) => (x < 0 ? "left" : "right");
    const [self, home, work] = middles.map(([x, y]) => (y > 0 ? "below" : sideOf(x)));
    expect({ self, home, work }).toEqual({ self: "left", home: "right", work: "below" });
    expect(middles.filter(([x, y]) => y < 0 && Math.abs(x) < 60)).toEqual([]);
  });

  test("have words that read from left to right", () => {
    for (const { wordLine } of arcs) {
      const [start, end] = corners(wordLine);
      expect(end?.[0]).toBeGreaterThan(start?.[0] ?? Number.NaN);
    }
  });

  test("leave the top open for the lit role", () => {
    const high = arcs.flatMap(({ bands }) => corners(bands)).filter(([, y]) => y < 0);
    expect(Math.min(...high.map(([x]) => Math.abs(x)))).toBeGreaterThan(60);
  });
});
