import { beforeEach, expect, test, vi } from "vitest";

/**
 * Functions whose results can differ between engines in the last bits. Prerendered pages must hydrate in any engine.
 */
const inexact = ["sin", "cos", "exp", "sqrt", "atan2", "acos", "asin"] as const;

beforeEach(() => vi.resetModules());

async function allPaths(): Promise<string> {
  const { patches } = await import("../../../src/drawings/quilt.ts");
  const modules = await Promise.all([
    import("../../../src/drawings/contours.ts"),
    import("../../../src/drawings/nest.ts"),
    import("../../../src/drawings/steps.ts"),
    import("../../../src/drawings/section-edge.tsx"),
  ]);
  const { marksFor } = await import("../../../src/drawings/slug/families.ts");
  const { dayArc, dayLand } = await import("../../../src/drawings/day-arc.tsx");
  const { segmentPatch } = await import("../../../src/drawings/segment-patch.ts");
  const { praxisArc, spokes } = await import("../../../src/drawings/wheel-ornament.ts");
  const marks = (["article", "event", "partner", "product", "program"] as const).flatMap((kind) =>
    Array.from({ length: 40 }, (_, number) => marksFor(kind, `slug-${number}`)),
  );
  const wheel = [segmentPatch(130, 310, 30, 26), segmentPatch(92, 236, 9, 12), spokes(176, 496), praxisArc(1, 526)];
  const days = [dayLand("slug"), ...Array.from({ length: 24 }, (_, hour) => dayArc({ from: hour, to: hour + 1.5 }))];
  const { praxisArcs, turnTo, wheelSegments } = await import("../../../src/wheel/geometry.ts");
  const keys = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
  const turned = keys.map((key) =>
    wheelSegments({ keys, counts: { a: 5, c: 3 }, lit: [key], turn: turnTo(keys, key) }),
  );
  const paths = turned.flat().map(({ middle, icon, ...rest }) => rest);
  return JSON.stringify([patches(), modules, marks, wheel, days, paths, praxisArcs()]);
}

test.each([1 + 1e-13, 1 - 1e-13])("draws the same despite floating-point differences (factor %d)", async (factor) => {
  const here = await allPaths();
  for (const name of inexact) {
    const exact = Math[name] as (...values: number[]) => number;
    vi.spyOn(Math, name).mockImplementation((...values: number[]) => exact(...values) * factor);
  }
  vi.resetModules();
  expect(await allPaths()).toBe(here);
});
