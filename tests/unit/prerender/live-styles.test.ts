// @vitest-environment node
import { expect, test } from "vitest";
import { liveStyles } from "../../../prerender/live-styles.ts";

const css =
  ".css-a{color:var(--k-colors-clay-fg);}.css-p{--k-colors-color-palette-fg:var(--k-colors-fern-fg);--k-colors-color-palette-solid:var(--k-colors-fern-solid);}.css-b{fill:var(--k-colors-color-palette-fg)}";
const page = (classes: string, style: string) =>
  `<html><head><style data-chunk="css">${css}</style></head><body><p class="${classes}"><i style="${style}">x</i></p></body></html>`;

const versions = {
  path: "/",
  rendered: page("css-a css-b", "width:var(--k-sizes-4)"),
  finished: page("c0 c1", "width:var(--0)"),
};

test("a page’s short names and changed attributes lead back to what was rendered", () => {
  expect(liveStyles([versions]).pages).toEqual({
    "/": { classes: { c0: "css-a", c1: "css-b" }, attributes: [[2, "style", "width:var(--k-sizes-4)"]] },
  });
});

test("rules that several pages share are kept once", () => {
  expect(liveStyles([versions, { ...versions, path: "/about" }]).css.split(".css-a{")).toHaveLength(2);
});

test("of a palette a page uses the colors that something reads", () => {
  const { uses } = liveStyles([versions]);
  expect(Object.keys(uses)).toEqual(expect.arrayContaining(["--k-colors-clay-fg", "--k-colors-fern-fg"]));
  expect(uses).not.toHaveProperty("--k-colors-fern-solid");
});

test("a finished page with other elements is refused", () => {
  const other = { ...versions, finished: versions.finished.replace("<i ", "<b ") };
  expect(() => liveStyles([other])).toThrow("other elements");
});
