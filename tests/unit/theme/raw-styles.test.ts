import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type RawStyle, rawStyles } from "./raw-styles.ts";

/**
 * Properties for positions and sizes that belong to one composition, such as a column's width or a drawing's height.
 * Every other size is a token.
 */
const composition = new Set(
  (
    "width minWidth maxWidth height minHeight maxHeight boxSize size flex flexBasis columns columnGap " +
    "gridTemplateColumns gridTemplateRows templateColumns templateRows gridAutoRows " +
    "fit sm md lg xl " +
    "top right bottom left inset insetBlock insetStart insetInlineStart insetInlineEnd clipPath transform translate"
  ).split(" "),
);

/** Other raw values by file, with reasons. Remove a file's entry once it has no raw values. */
const exceptions: Readonly<Record<string, { property: string; because: string }[]>> = {
  "src/first-script.ts": [{ property: "", because: "a notice outside React, whose theme may have failed" }],
  "server/mail/templates/layout.ts": [
    { property: "stylesheet", because: "the width of phones; media queries read no tokens" },
    { property: "", because: "the width of a mail and of its pictures, which mail programs have agreed on" },
    { property: "blank", because: "a reference to a character, and no color" },
  ],
  "src/forms/checkbox-control.tsx": [{ property: "paddingInlineStart", because: "gives way to large text" }],
  "src/forms/form-panel.ts": [{ property: "padding", because: "gives way to large text" }],
  "src/layout/site-footer.tsx": [{ property: "padding", because: "gives way to large text" }],
  "src/sections/briefs/brief-parts.tsx": [{ property: "padding", because: "gives way to large text" }],
  "src/sections/briefs/brief-page.tsx": [{ property: "paddingBottom", because: "the height of the drawing there" }],
  "src/sections/contact/write-to-us.tsx": [
    { property: "padding", because: "gives way to large text" },
    { property: "paddingBottom", because: "the height of the drawing there" },
  ],
  "theme/recipes/button.ts": [{ property: "px", because: "gives way to large text" }],
  "theme/recipes/text-fields.ts": [
    { property: "paddingInlineStart", because: "gives way to large text" },
    { property: "paddingInlineEnd", because: "gives way to large text" },
  ],
  "src/sections/academy/academy-hero.tsx": [{ property: "paddingStart", because: "as far in as the heading above" }],
  "src/sections/articles/article-text.tsx": [{ property: "marginTop", because: "pulls a quote up beside the text" }],
  "src/sections/events/events-hero.tsx": [{ property: "paddingBottom", because: "the height of the drawing there" }],
  "src/design/words/workbench-words.ts": [{ property: "notHex", because: "an example in a message" }],
  "src/drawings/person-drawing.tsx": ["ground", "paper", "glow", "hair", "solid", "line", "soft"].map((property) => ({
    property,
    because: "a drawing on paper, which stays light in dark mode so that skin does",
  })),
  "src/drawings/wheel-art.tsx": [
    { property: "fontSize", because: "in units of the drawing, which is scaled as a whole" },
  ],
  "src/sections/first-visit/visit-story.tsx": [{ property: "_print", because: "a measure of paper" }],
  "src/land/land-map.tsx": [{ property: "transformOrigin", because: "half of a mark, around which it grows" }],
  "src/sections/together/group-poster.tsx": [
    { property: "margin", because: "the margin of paper" },
    { property: "wheel", because: "a measure of paper" },
    { property: "names", because: "text on paper, which shrinks so that all names fit one page" },
    { property: "fontSize", because: "in units of the drawing, which is scaled as a whole" },
  ],
  "src/sections/homestead/land.tsx": [{ property: "paddingBottom", because: "the height of the hills there" }],
  "src/sections/role-pack/pack-page.tsx": [
    { property: "_print", because: "a measure of paper" },
    { property: "margin", because: "the margin of paper" },
  ],
  "src/sections/role-pack/role-words.tsx": [{ property: "_print", because: "room for handwriting on paper" }],
  "src/wheel/wheel-svg.ts": [
    { property: "fontSize", because: "in units of the drawing, which is scaled as a whole" },
    { property: "strokeWidth", because: "in units of the drawing, which is scaled as a whole" },
  ],
  "theme/document-styles.ts": [
    { property: "known", because: "asks the browser for a kind of color, and shows none" },
    { property: "animationDuration", because: "nearly none, so that scripts still learn of its end" },
  ],
};

const files = globSync("{src,theme,prerender,server}/**/*.{ts,tsx}");
const found = files.flatMap((file) => rawStyles(file, readFileSync(file, "utf8")).map((style) => ({ file, ...style })));
const isComposition = ({ property }: RawStyle) => composition.has(property) || property.startsWith("@");
const isExcepted = ({ file, property }: RawStyle & { file: string }) =>
  exceptions[file]?.some((exception) => exception.property === property) ?? false;

it("defines colors, sizes, and durations only in theme/tokens", () => {
  const raw = found.filter((style) => !isComposition(style) && !isExcepted(style));
  expect(raw.map(({ file, line, property, value }) => `${file}:${line}: ${property} ${value}`)).toEqual([]);
});

it("uses each listed exception", () => {
  const listed = Object.entries(exceptions).flatMap(([file, list]) =>
    list.map(({ property }) => `${file} ${property}`),
  );
  const used = new Set(found.map(({ file, property }) => `${file} ${property}`));
  expect(listed.filter((name) => !used.has(name))).toEqual([]);
});

describe("reports a raw value", () => {
  it.each([
    ['const look = { padding: "3px" }', "padding"],
    ['const look = { padding: { base: "[0.5rem]" } }', "padding"],
    ['const look = { outline: "2px solid {colors.focus.ring}" }', "outline"],
    ['<Box color="#a8431f" />', "color"],
    ['<Box color={isLit ? "[rgb(0 0 0)]" : "fg.muted"} />', "color"],
    [`const css = \`transition:\${what} 150ms\``, "css"],
    ['const look = { "& a": { fill: "oklch(0.5 0.1 30)" } }', "fill"],
  ])("%s", (text, property) => {
    expect(rawStyles("look.tsx", text).map((style) => style.property)).toEqual([property]);
  });

  it.each(['<a href="#content" />', 'const at = "12 people"', 'const look = { width: "50vw", margin: "0", gap: "4" }'])(
    "doesn't report %s",
    (text) => {
      expect(rawStyles("look.tsx", text)).toEqual([]);
    },
  );
});
