import { expect, it } from "vitest";
import { wrongProminence } from "../../gate/prominence.ts";

const rules = {
  faint: [{ color: "border.subtle", than: "border.control", on: "bg.canvas" }],
  usualOf: (mode: string) => (mode === "more" ? "light" : undefined),
};
const ramps = new Map([
  [
    "color.neutral",
    ["#ffffff", "#cccccc", "#aaaaaa", "#777777", "#000000"].map((hex, index) => ({
      path: `color.neutral.${index}`,
      hex,
    })),
  ],
]);

function linesFor(light: string, more: string, alpha?: number): string[] {
  const shades = (subtle: string) =>
    new Map([
      ["bg.canvas", { hex: "#ffffff", step: "color.neutral.0" }],
      ["border.control", { hex: "#777777" }],
      ["border.subtle", { hex: subtle, alpha }],
    ]);
  return wrongProminence({ ramps, modes: { light: shades(light), more: shades(more) } }, rules, () => "");
}

it("finds nothing if a decorative edge is fainter than a control’s, and grows with more contrast", () => {
  expect(linesFor("#cccccc", "#999999")).toEqual([]);
  expect(linesFor("#000000", "#000000", 0.2)).toEqual([]);
});

it("finds an edge that is as visible as a control’s", () => {
  expect(linesFor("#777777", "#999999")).toEqual([
    "light: border.subtle is 4.47:1 on bg.canvas, and border.control 4.47:1, which makes it more prominent; write {color.neutral.1} (1.60)",
  ]);
});

it("finds text that is as visible as the text above it, with the given fix", () => {
  const shades = (muted: string) =>
    new Map([
      ["bg.canvas", { hex: "#ffffff" }],
      ["fg.default", { hex: "#777777" }],
      ["fg.muted", { hex: muted }],
    ]);
  const faint = [{ color: "fg.muted", than: "fg.default", on: "bg.canvas", fix: "swap the two" }];
  const linesOf = (muted: string) => wrongProminence({ ramps, modes: { light: shades(muted) } }, { faint }, () => "");
  expect(linesOf("#999999")).toEqual([]);
  expect(linesOf("#333333")).toEqual([
    "light: fg.muted is 12.63:1 on bg.canvas, and fg.default 4.47:1, which makes it more prominent; swap the two",
  ]);
});

it("finds an edge that fades with more contrast", () => {
  expect(linesFor("#bbbbbb", "#dddddd")).toEqual([
    "more: border.subtle is 1.35:1 on bg.canvas, and 1.91:1 in light, so that it fades; write {color.neutral.2} (2.32)",
  ]);
});

it("names the range if no step is in it", () => {
  expect(linesFor("#787878", "#797979")).toEqual([
    "more: border.subtle is 4.35:1 on bg.canvas, and 4.41:1 in light, so that it fades; write a color between 4.41 and 4.47",
  ]);
});
