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

test("maps short names and changed attributes back to the rendered page", () => {
  expect(liveStyles([versions]).pages).toEqual({
    "/": { classes: { c0: "css-a", c1: "css-b" }, attributes: [[2, "style", "width:var(--k-sizes-4)"]] },
  });
});

test("stores rules of several pages once", () => {
  expect(liveStyles([versions, { ...versions, path: "/about" }]).css.split(".css-a{")).toHaveLength(2);
});

test("includes only palette colors that a page reads", () => {
  const { uses } = liveStyles([versions]);
  expect(Object.keys(uses)).toEqual(expect.arrayContaining(["--k-colors-clay-fg", "--k-colors-fern-fg"]));
  expect(uses).not.toHaveProperty("--k-colors-fern-solid");
});

test("finds pages that use a text style, also with one part overridden, by the parts that Chakra writes", () => {
  const rule = (weight: string) =>
    `.css-t{font-family:var(--k-fonts-body);font-size:var(--k-font-sizes-small);font-weight:var(--k-font-weights-${weight});line-height:var(--k-line-heights-easy);letter-spacing:var(--k-letter-spacings-normal)}`;
  const usesWith = (style: string) =>
    Object.keys(liveStyles([{ ...versions, rendered: versions.rendered.replace(css, style) }]).uses);
  expect(usesWith(rule("normal"))).toContain("--k-text-small");
  expect(usesWith(rule("bold"))).toContain("--k-text-small");
  expect(usesWith(".css-t{font-size:var(--k-font-sizes-small)}")).toEqual(["--k-font-sizes-small"]);
});

test("rejects a finished page with different elements", () => {
  const other = { ...versions, finished: versions.finished.replace("<i ", "<b ") };
  expect(() => liveStyles([other])).toThrow("changed the elements of /");
});
