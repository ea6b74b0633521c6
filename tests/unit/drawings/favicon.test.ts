import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { segmentPatch } from "../../../src/drawings/wheel-geometry.ts";
import { system } from "../../../theme/index.ts";

const favicon = readFileSync("public/favicon.svg", "utf8");

test("the favicon is the mark’s own segment", () => {
  expect(favicon).toContain(segmentPatch(130, 310, 30, 26));
});

test.each(["plum", "fern", "night"])("the favicon’s %s is the theme’s, by day and by night", (hue) => {
  const { base, _systemDark } = system.tokens.getByName(`colors.${hue}.solid`)?.extensions.conditions ?? {};
  expect(favicon).toContain(`class="${hue}" fill="${base}"`);
  expect(favicon).toContain(`.${hue} { fill: ${_systemDark} }`);
});
