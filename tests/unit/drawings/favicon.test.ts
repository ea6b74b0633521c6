import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { patch } from "../../../src/drawings/wheel-mark.tsx";
import { system } from "../../../theme/index.ts";

const favicon = readFileSync("public/favicon.svg", "utf8");

test("the favicon is the mark’s own segment", () => {
  expect(favicon).toContain(patch);
});

test.each(["plum", "fern", "night"])("the favicon’s %s is the theme’s, by day and by night", (hue) => {
  const { base, _systemDark } = system.tokens.getByName(`colors.${hue}.solid`)?.extensions.conditions ?? {};
  expect(favicon).toContain(`class="${hue}" fill="${base}"`);
  expect(favicon).toContain(`.${hue} { fill: ${_systemDark} }`);
});
