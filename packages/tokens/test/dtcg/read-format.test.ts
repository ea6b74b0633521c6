import { describe, expect, it } from "vitest";
import type { Token } from "../../dtcg/contexts.ts";
import { cssValue } from "../../dtcg/css-value.ts";
import { type Resolver, readTheme, type TokenFiles } from "../../dtcg/read-theme.ts";

type Json = Record<string, unknown>;

/** Reads tokens that are inlined in the resolver. */
function read(tokens: Json): Map<string, Token> {
  const resolver = { version: "2025.10", resolutionOrder: [{ type: "set", name: "all", sources: [tokens] }] };
  return readFiles({}, resolver, {});
}

/** Reads files as if they were in a folder "theme/". */
function readFiles(files: TokenFiles, resolver: Resolver, inputs: Record<string, string>) {
  return readTheme({ files, resolver, folder: "theme/", resolverFile: "resolver.json" }, inputs);
}

const valueAt = (tokens: Json, path: string) => read(tokens).get(path)?.value;
const px = (value: number) => ({ value, unit: "px" });
const gray = { colorSpace: "srgb", components: [0.5, 0.5, 0.5] };

describe("groups", () => {
  it("can have a token as $root", () => {
    const tokens = { radii: { $type: "dimension", $root: { $value: px(4) }, big: { $value: "{radii.$root}" } } };
    expect(valueAt(tokens, "radii.big")).toEqual(px(4));
  });

  it("inherit tokens of another group and override them", () => {
    const base = { $type: "dimension", small: { $value: px(1) }, big: { $value: px(9) } };
    const tokens = read({ base, more: { $extends: "{base}", big: { $value: px(5) } }, same: { $extends: "#/more" } });
    expect([...tokens].map(([path, { value }]) => [path, value])).toEqual([
      ["base.small", px(1)],
      ["base.big", px(9)],
      ["more.big", px(5)],
      ["more.small", px(1)],
      ["same.small", px(1)],
      ["same.big", px(5)],
    ]);
  });

  it.each([
    ["themselves in a cycle", { a: { $extends: "{b}" }, b: { $extends: "{a}" } }, "which extends this group"],
    ["an outer group", { a: { inner: { $extends: "{a}" } } }, "which extends this group"],
    ["a token", { a: { $type: "number", $value: 1 }, b: { $extends: "{a}" } }, "which is a token"],
  ])("can't extend %s", (_, tokens, message) => {
    expect(() => read(tokens)).toThrow(message);
  });
});

describe("references", () => {
  it("set a token’s type", () => {
    const tokens = read({ one: { $type: "number", $value: 1 }, other: { $value: "{one}" } });
    expect(tokens.get("other")).toMatchObject({ type: "number", value: 1 });
  });

  it("can point to tokens and parts of values with JSON pointers", () => {
    const tokens = {
      "a/b": { $type: "dimension", $value: px(3) },
      whole: { $ref: "#/a~1b" },
      part: { $type: "number", $value: { $ref: "#/a~1b/$value/value" } },
      made: { $type: "dimension", $value: { value: 2, unit: { $ref: "#/whole/$value/unit" } } },
    };
    expect(valueAt(tokens, "whole")).toEqual(px(3));
    expect(valueAt(tokens, "part")).toBe(3);
    expect(valueAt(tokens, "made")).toEqual(px(2));
  });

  it("are checked with the type of their position", () => {
    const size = { $type: "dimension", $value: px(300) };
    const tokens = { size, part: { $type: "fontWeight", $value: { $ref: "#/size/$value/unit" } } };
    expect(() => read(tokens)).toThrow('part: a font weight is "px"');
  });

  it("are kept as the raw value, and resolved inside a composite one", () => {
    const size = { $type: "dimension", $value: px(1) };
    const thin = { $type: "strokeStyle", $value: { dashArray: ["{size}"], lineCap: "butt" } };
    expect(read({ size, thin }).get("thin")).toMatchObject({
      raw: { dashArray: ["{size}"] },
      value: { dashArray: [px(1)] },
    });
  });

  it("report an invalid target once", () => {
    const tokens = { a: { $type: "fontWeight", $value: 0 }, b: { $value: "{a}" }, c: { $value: "{b}" } };
    expect(() => read(tokens)).toThrow(/^theme\/resolver\.json: [\w.]+: a font weight is 0[^\n]*$/);
  });
});

describe("composite values", () => {
  it("mix references and values", () => {
    const layer = { color: gray, offsetX: px(0), offsetY: px(1), blur: "{size}", spread: px(0) };
    const tokens = read({
      size: { $type: "dimension", $value: px(4) },
      low: { $type: "shadow", $value: layer },
      high: { $type: "shadow", $value: ["{low}", { ...layer, inset: true }] },
    });
    const css = tokens.get("high");
    expect(css && cssValue(css)).toBe("0px 1px 4px 0px #808080, inset 0px 1px 4px 0px #808080");
  });

  it.each([
    ["border", { color: gray, width: px(1), style: "dashed" }, "1px dashed #808080"],
    ["strokeStyle", { dashArray: [px(2)], lineCap: "round" }, "dotted"],
    [
      "gradient",
      [
        { color: gray, position: 0 },
        { color: gray, position: 0.5 },
      ],
      "linear-gradient(#808080 0%, #808080 50%)",
    ],
    ["fontWeight", "semi-bold", "600"],
    ["fontFamily", "Atkinson", "Atkinson"],
    [
      "transition",
      { duration: { value: 1, unit: "s" }, delay: { value: 0, unit: "ms" }, timingFunction: [0, 0, 1, 1] },
      "1s cubic-bezier(0, 0, 1, 1) 0ms",
    ],
  ])("are written as CSS: a %s", (type, value, css) => {
    const token = read({ one: { $type: type, $value: value } }).get("one");
    expect(token && cssValue(token)).toBe(css);
  });
});

describe("a resolver", () => {
  const number = (value: number) => ({ one: { $type: "number", $value: value } });
  const density = { type: "modifier", name: "density", default: "loose", contexts: { loose: [], tight: [number(3)] } };

  it("can have inline sets and several modifiers", () => {
    const document = {
      version: "2025.10",
      sets: { base: { sources: [{ $ref: "one.json" }] } },
      modifiers: { mode: { default: "light", contexts: { light: [{ $ref: "#/sets/more" }], dark: [number(2)] } } },
      resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/mode" }, density],
    };
    const more = { ...document, sets: { ...document.sets, more: { sources: [{ $ref: "parts.json#/two" }] } } };
    const files = { "one.json": number(0), "parts.json": { two: number(1) } };
    const one = (inputs: Record<string, string>) => readFiles(files, more, inputs).get("one")?.value;
    expect([one({ mode: "light" }), one({ mode: "dark" }), one({ mode: "dark", density: "tight" })]).toEqual([1, 2, 3]);
  });

  it("lets a modifier override tokens and their aliases, in file order, and tells where each token is", () => {
    const base = { $type: "number", base: { $value: 1 }, alias: { $value: "{base}" } };
    const light = { more: { $type: "number", $value: 3 }, base: { $type: "number", $value: 2 } };
    const document = {
      version: "2025.10",
      sets: { base: { sources: [{ $ref: "base.json" }] } },
      modifiers: { mode: { default: "light", contexts: { light: [{ $ref: "light.json" }], dark: [] } } },
      resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/mode" }],
    };
    const tokens = readFiles({ "base.json": base, "light.json": light }, document, { mode: "light" });
    expect(tokens.get("alias")).toMatchObject({ value: 2, file: "theme/base.json", isByModifier: false });
    expect(tokens.get("more")).toMatchObject({ file: "theme/light.json", keys: ["more"], isByModifier: true });
    expect([...tokens.keys()]).toEqual(["base", "alias", "more"]);
  });

  it.each([
    [{ density: "dense" }, 'density has no "dense"; it has loose, tight'],
    [{ size: "large" }, "there is no modifier size"],
  ])("rejects the input %j", (inputs, message) => {
    expect(() => readFiles({}, { version: "2025.10", resolutionOrder: [density] }, inputs)).toThrow(message);
  });
});
