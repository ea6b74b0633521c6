import { describe, expect, it } from "vitest";
import { colorPairs } from "../../../../prerender/color-pairs/color-pairs.ts";
import { colorNames, shownPairs } from "../../../../prerender/color-pairs/shown-pairs.ts";
import { addStyleChunks } from "../../../../prerender/style-chunks.ts";
import { parse } from "../../../../shared/html.ts";

const colors = ["fg.default", "fg.muted", "bg.canvas", "bg.sunken", "clay.solid", "border.control"];
const names = colorNames(colors);
const base =
  "@layer base,recipes;@layer base{body{color:var(--k-colors-fg-default);background:var(--k-colors-bg-canvas)}}";

function rendered(body: string, css: string) {
  return parse(addStyleChunks(`<html><head></head><body>${body}</body></html>`, [{ key: "css", css: base + css }]));
}

function pairsOf(body: string, css = ""): string[] {
  return colorPairs(rendered(body, css), "/page", names).pairs.map(
    ({ purpose, foreground, background }) => `${purpose} ${foreground} on ${background}`,
  );
}

describe("the pairs of a page", () => {
  it("are text and the ground that lies behind it", () => {
    const css = ".band{background:var(--k-colors-bg-sunken)}.quiet{color:var(--k-colors-fg-muted)}";
    expect(pairsOf('<div class="band"><b class="quiet">Hello</b></div>', css)).toEqual(["text fg.muted on bg.sunken"]);
  });

  it("tell sentences that are read from words that are not", () => {
    expect(pairsOf(`<p>${"A sentence of some length. ".repeat(4)}</p>`)).toEqual(["body fg.default on bg.canvas"]);
    expect(pairsOf("<p>Short</p>")).toEqual(["text fg.default on bg.canvas"]);
  });

  it.each([
    { name: "the more specific rule", css: "p.b{color:var(--k-colors-fg-muted)}.b{color:var(--k-colors-clay-solid)}" },
    { name: "the later of two alike", css: ".b{color:var(--k-colors-clay-solid)}.b{color:var(--k-colors-fg-muted)}" },
    {
      name: "what is in no layer",
      css: ".b{color:var(--k-colors-fg-muted)}@layer recipes{p.b{color:var(--k-colors-clay-solid)}}",
    },
    {
      name: "a relation",
      css: "p:not(.b){color:var(--k-colors-clay-solid)}div>p{color:var(--k-colors-fg-muted)}p+p{color:var(--k-colors-clay-solid)}",
    },
  ])("follow $name", ({ css }) => {
    expect(pairsOf('<div><p class="b">Hello</p></div>', css)).toEqual(["text fg.muted on bg.canvas"]);
  });

  it("know which palette is painted with", () => {
    const css =
      ".band{--k-colors-color-palette-fg:var(--k-colors-fg-muted)}.word{color:var(--k-colors-color-palette-fg)}";
    expect(pairsOf('<div class="band"><b class="word">Hello</b></div>', css)).toEqual(["text fg.muted on bg.canvas"]);
  });

  it("leave out what holds under a pointer, on paper and in forced colors", () => {
    const muted = "{color:var(--k-colors-fg-muted)}";
    const css = `b:hover${muted}@media print{b${muted}}@media (forced-colors:active){b${muted}}b::before${muted}`;
    expect(pairsOf("<b>Hello</b>", css)).toEqual(["text fg.default on bg.canvas"]);
  });

  it("leave out grounds that nobody can tell, and drawings", () => {
    const css = ".band{background:linear-gradient(red,var(--k-colors-bg-sunken))}";
    expect(pairsOf('<div class="band">Hello</div><svg><text>Hello</text></svg>', css)).toEqual([]);
  });

  it("have the edges of controls", () => {
    const css = ".field{border-color:var(--k-colors-border-control);background:var(--k-colors-bg-sunken)}";
    expect(pairsOf('<input class="field">', css)).toEqual(["graphic border.control on bg.canvas"]);
  });
});

describe("shownPairs", () => {
  const css = "a:hover{color:var(--k-colors-clay-solid)}";
  const pages = [
    { path: "/a/long/one", page: rendered("Hello", "") },
    { path: "/one", page: rendered('<a href="/">Hello</a>', css) },
  ].map(({ path, page }) => ({ path, ...colorPairs(page, path, names) }));
  const promised = [{ purpose: "graphic", foreground: "clay.solid", background: "bg.canvas" }] as const;
  const shown = shownPairs(pages, promised);

  it("names the shortest address that shows a pair", () => {
    expect(shown.text).toEqual({ "fg.default on bg.canvas": "/one" });
  });

  it("names a page whose styles have both colors for a pair that none shows at rest", () => {
    expect(shown.near).toEqual({ "clay.solid on bg.canvas": "/one" });
  });
});
